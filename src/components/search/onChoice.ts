import type { MouseEvent } from "react";

/** Props of a link that tells when it is chosen: with the middle button too, whose clicks are others for browsers. */
export function onChoice(choose: (event: MouseEvent) => void) {
  return {
    onClick: choose,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) {
        choose(event);
      }
    },
  };
}
