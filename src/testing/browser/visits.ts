// Which page is looked at in which window and in which time zone.
import { DESKTOP, PHONE } from "./chromium";

/** Window widths in pixels: a phone, both sides of the limit between the layouts and the limit itself, a desktop. */
export const WIDTHS = [PHONE, 995, 996, 997, DESKTOP] as const;

export const ZONES = ["UTC", "America/New_York", "Asia/Kuala_Lumpur"] as const;

export interface Visit<T> {
  readonly page: T;
  readonly width: number;
  readonly zone: string;
}

/**
 * Visits of pages: with every width in every zone, or so that each pair of a page and a width, of a page and a zone and
 * of a width and a zone is among them.
 */
export function visitsOf<T>(pages: readonly T[], complete: boolean): Visit<T>[] {
  return pages.flatMap((page, row) =>
    WIDTHS.flatMap((width, column) =>
      ZONES.filter((_, index) => complete || index === (row + column) % ZONES.length).map((zone) => ({
        page,
        width,
        zone,
      })),
    ),
  );
}
