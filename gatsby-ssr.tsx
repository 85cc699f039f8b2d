export { onPreRenderHTML, onRenderBody, wrapPageElement, wrapRootElement } from "./src/app/ssr";
