import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

import { globalHistory, type RouterLocation } from "./globalHistory";

interface LocationValue {
  readonly location: RouterLocation;
}

interface LocationProps {
  readonly children?: ReactNode | ((value: LocationValue) => ReactNode);
}

export const LocationContext = createContext<LocationValue | null>(null);

/** Tells what is below it where the reader is; a change shows in the frame after it. */
export function LocationProvider({ children }: LocationProps) {
  const [value, setValue] = useState<LocationValue>(() => ({ location: globalHistory.location }));
  const { location } = value;

  useEffect(() => {
    globalHistory.onShown();
  }, [location]);

  useEffect(() => {
    let isGone = false;
    const unlisten = globalHistory.listen((change) => {
      void Promise.resolve().then(() => {
        requestAnimationFrame(() => {
          if (!isGone) {
            setValue({ location: change.location });
          }
        });
      });
    });
    return () => {
      isGone = true;
      unlisten();
    };
  }, []);

  return (
    <LocationContext.Provider value={value}>
      {typeof children === "function" ? children(value) : children}
    </LocationContext.Provider>
  );
}

/** Where the reader is, by the provider above it or one of its own. */
export function Location({ children }: { readonly children: (value: LocationValue) => ReactNode }) {
  const value = useContext(LocationContext);
  return value === null ? <LocationProvider>{children}</LocationProvider> : children(value);
}
