import type { LinkTarget } from "../../../hooks/site/types";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./Hero.module.css";

interface HeroProps {
  readonly title: string;
  readonly tagline: string;
  readonly actions: readonly LinkTarget[];
}

/** What the site is for, in one sentence, and where to go first. */
export function Hero({ title, tagline, actions }: HeroProps) {
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      {actions.length === 0 ? null : (
        <p className={styles.actions}>
          {actions.map((action, index) => (
            <SiteLink
              key={action.label}
              to={action.to}
              href={action.href}
              className={index === 0 ? "button" : styles.other}
            >
              {action.label}
            </SiteLink>
          ))}
        </p>
      )}
    </header>
  );
}
