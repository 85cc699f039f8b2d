import type { CSSProperties } from "react";

import { BANNER_ID, BASE_URL_SCRIPT } from "./baseUrlScript";

interface BaseUrlBannerProps {
  /** "" or "/portal", as the site was built. */
  readonly pathPrefix: string;
  /** Path of the home page that it stands on: "/" or "/ar". */
  readonly home: string;
}

/** With a slash at the end: "/portal/". */
const asFolder = (path: string): string => (path.endsWith("/") ? path : `${path}/`);

// The style sheet may be what is missing: each value stands for itself.
const BOX: CSSProperties = {
  padding: "1.25rem clamp(1.125rem, 3vw, 2rem)",
  borderBottom: "1px solid var(--amber-ink, #7d4a00)",
  background: "var(--amber-soft, #fdf3dc)",
  color: "var(--amber-ink, #7d4a00)",
  font: "1rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
};
const TEXT: CSSProperties = { maxWidth: "44rem", margin: "0.35rem 0 0" };

/**
 * Says on the home page that the site's own files are not where the build expects them, and how to mend it. Hidden in
 * the HTML, outside React's root, and shown by its own script, since nothing else has loaded then.
 */
export function BaseUrlBanner({ pathPrefix, home }: BaseUrlBannerProps) {
  const base = asFolder(pathPrefix);
  const built = <code>{base}</code>;
  const here = <code data-here="">{base}</code>;
  return (
    <>
      <div
        id={BANNER_ID}
        role="alert"
        lang="en"
        dir="ltr"
        data-base={base}
        data-home={asFolder(home)}
        style={BOX}
        hidden
      >
        <strong>The files of this site did not load</strong>
        <p style={TEXT} data-case="path" hidden>
          It was built for the path {built} and looks for its styles and scripts there, but this page is at {here}.
          Serve the site at {built}, or build it again for {here}: set <code>PATH_PREFIX</code> to that path (leave it
          out for <code>/</code>).
        </p>
        <p style={TEXT} data-case="files" hidden>
          It was built for the path {built}, which is where this page is, but styles or scripts are missing there. Load
          the page again; if that does not help, publish all files of the build. If the site belongs under another path,
          build it with <code>PATH_PREFIX</code> set to that.
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: BASE_URL_SCRIPT }} />
    </>
  );
}
