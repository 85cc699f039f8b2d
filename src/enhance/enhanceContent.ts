import { enhanceCopyButtons } from "./copy/enhanceCopyButtons";
import { mountIslands } from "./islands/mountIslands";
import { enhanceReveal } from "./reveal/enhanceReveal";
import { enhanceTabs } from "./tabs/enhanceTabs";

/** Adds a behaviour to the content below `root`, and returns what takes it away again. */
export type Enhancement = (root: HTMLElement) => () => void;

/** Tabs before reveal: what the address names wins over the language that the reader prefers. */
const ENHANCEMENTS: readonly Enhancement[] = [enhanceTabs, enhanceReveal, enhanceCopyButtons, mountIslands];

/** Gives compiled content its behaviour: one delegated listener for each kind, however many blocks there are. */
export const enhanceContent: Enhancement = (root) => {
  const removals = ENHANCEMENTS.map((enhance) => enhance(root));
  return () => {
    for (const remove of removals.reverse()) {
      remove();
    }
  };
};
