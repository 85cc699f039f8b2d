import type { MovedAnchors } from "./movedAnchors";
import { oldPageScript } from "./movedScript";

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/**
 * A page that leads on, on every static host: by script, which keeps query and hash, and without it by the element
 * for that, which would take over from the script if it stood outside of `noscript`. `to` carries the path prefix.
 */
export function redirectHtml(to: string, siteUrl: string, moved: MovedAnchors): string {
  const target = escape(to);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>`,
    `<link rel="canonical" href="${escape(siteUrl)}${target}"><meta name="robots" content="noindex">`,
    `<script>${oldPageScript(to, moved)}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>`,
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join("");
}
