import { useEffect } from "react";

import { repairColorMode, switchColorMode } from "../../../hooks/colorMode/switchColorMode";
import { COLOR_MODE_ICON_SIZE } from "../../../shared/limits";
import { Icon } from "../../ui/Icon/Icon";
import * as styles from "./ColorModeSwitch.module.css";

/**
 * Turns light to dark and back. Its two faces are both in the HTML, and the style sheet shows the one of the mode in
 * use, which the early script has set by then: words and icon are right from the first paint on.
 */
export function ColorModeSwitch() {
  useEffect(repairColorMode, []);
  return (
    <button type="button" className={`needs-js ${styles.button ?? ""}`} onClick={switchColorMode}>
      <span className={styles.inLight}>
        <Icon name="moon" size={COLOR_MODE_ICON_SIZE} />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" size={COLOR_MODE_ICON_SIZE} />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </button>
  );
}
