/** Start page of the area that a page of the default locale belongs to: "/docs", "/blog", else "/". */
export function areaStart(path: string): "/docs" | "/blog" | "/" {
  const area = /^\/(?:docs|blog)(?=\/|$)/.exec(path)?.[0];
  return area === "/docs" || area === "/blog" ? area : "/";
}
