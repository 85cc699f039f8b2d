import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./QuickstartSteps.module.css";

export interface QuickstartStep {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** The way to a first working call, step by step. */
export function QuickstartSteps({ steps }: { readonly steps: readonly QuickstartStep[] }) {
  return steps.length === 0 ? null : (
    <section aria-labelledby="quickstart" className={styles.section}>
      <h2 id="quickstart" className={styles.heading}>
        Quickstart
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>
              <SiteLink to={step.to} className={styles.link}>
                {step.title}
              </SiteLink>
            </h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
