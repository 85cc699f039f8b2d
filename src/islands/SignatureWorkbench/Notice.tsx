import type { ReactNode } from "react";

import { CodeText } from "./CodeText";
import * as styles from "./Notice.module.css";

export type Tone = "good" | "bad" | "plain";

interface NoticeProps {
  readonly tone: Tone;
  readonly title: string;
  readonly reasons?: readonly string[];
  readonly children?: ReactNode;
}

/** What came out, in words. */
export function Notice({ tone, title, reasons = [], children }: NoticeProps) {
  return (
    <div className={tone === "good" ? styles.good : tone === "bad" ? styles.bad : styles.plain}>
      <p className={styles.title}>{title}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <CodeText>{reason}</CodeText>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
