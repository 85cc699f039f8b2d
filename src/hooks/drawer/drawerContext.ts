import { createContext } from "react";

/** Whether a part is rendered in the drawer, where the docs' menu needs no control of its own and other ids. */
export const DrawerContext = createContext(false);
