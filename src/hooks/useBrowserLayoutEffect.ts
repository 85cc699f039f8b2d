import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` where there is a layout; React warns of it on every render to HTML otherwise. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
