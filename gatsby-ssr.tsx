export { onRenderBody, wrapPageElement, wrapRootElement } from "./src/app/ssr";
