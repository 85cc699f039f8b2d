/** The bar as the library draws it at first, with the same names; returns what takes it away. */
export function drawStillBar(): () => void {
  const progress = document.createElement("div");
  progress.id = "nprogress";
  const bar = document.createElement("div");
  bar.className = "bar";
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", "Loading");
  bar.style.cssText =
    "position:fixed;z-index:1031;top:0;left:0;width:8%;height:2px;background:var(--accent-base);pointer-events:none";
  progress.append(bar);
  document.body.append(progress);
  return () => progress.remove();
}
