import { createElement, type ReactElement } from "react";

import { SigningSentences } from "../../../blocks/SigningSentences";

/** What an island reads on its page: it stands behind the first island of the name, so that no page can lack it. */
export const COMPANIONS: Readonly<Record<string, () => ReactElement>> = {
  "signature-workbench": () => createElement(SigningSentences),
};
