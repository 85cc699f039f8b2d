import type { Place } from "../../node/issues";

/** A link to another site, with where it stands. */
export interface ExternalLink {
  /** Absolute http address as written, data expressions resolved. */
  readonly href: string;
  readonly place: Place;
}
