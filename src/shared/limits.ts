/** Constants of the specification (SPEC sections 4 and 9), shared by code, styles and tests. */

/** Last window width in px that gets the mobile layout; from one more on it is the desktop layout. */
export const MOBILE_MAX_WIDTH = 996;

/** First window width in px that shows the samples of an API call beside its description. */
export const SAMPLES_BESIDE_MIN_WIDTH = 1200;

/** Delay in ms between the start of a navigation and the progress bar. */
export const PROGRESS_DELAY_MS = 200;

/** Heading levels that the table of contents lists. */
export const TOC_MIN_LEVEL = 2;
export const TOC_MAX_LEVEL = 3;

/** Duration in ms of a collapsible's animation when reduced motion is preferred. */
export const REDUCED_MOTION_DURATION_MS = 1;

/** Default icon sizes in px. */
export const CLOSE_ICON_SIZE = 21;
export const COLOR_MODE_ICON_SIZE = 24;

/** Periods in ms of the two turns of the loading spinner. */
export const SPINNER_CYCLES_MS = [3000, 1500] as const;
