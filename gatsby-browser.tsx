import "./src/styles";

export { onInitialClientRender, onRouteUpdateDelayed, shouldUpdateScroll, wrapPageElement } from "./src/app/browser";
