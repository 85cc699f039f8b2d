import type * as drawerModule from "../Drawer/Drawer";

export type DrawerModule = typeof drawerModule;

/** The drawer and its menus: one chunk. A load that failed is tried again by the next call. */
export const loadDrawer = (): Promise<DrawerModule> => import("../Drawer/Drawer");
