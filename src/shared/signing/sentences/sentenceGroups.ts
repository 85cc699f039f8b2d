import {
  DATA_MISTAKES,
  JSON_MISTAKES,
  SIGNATURE_MISTAKES,
  STRING_MISTAKES,
  URL_MISTAKES,
} from "../mistakes/mistakeTexts";
import { BODY_FAULTS, FIELD_FAULTS, HEADER_FAULTS, KEY_FAULTS, NEEDS, OUTCOMES } from "./faultTexts";
import type { SentenceId } from "./Sentence";

/** All sentences as readers find them on a page: by what they are about. */
export const SENTENCE_GROUPS: readonly {
  readonly title: string;
  readonly texts: Readonly<Partial<Record<SentenceId, string>>>;
}[] = [
  { title: "Canonical JSON", texts: JSON_MISTAKES },
  { title: "The data part", texts: DATA_MISTAKES },
  { title: "Method and URL", texts: URL_MISTAKES },
  { title: "Nonce, timestamp and the whole string", texts: STRING_MISTAKES },
  { title: "Signature and its header", texts: SIGNATURE_MISTAKES },
  { title: "Outcomes of verifying and comparing", texts: OUTCOMES },
  { title: "Bodies that languages read or print differently", texts: BODY_FAULTS },
  { title: "URLs, nonces and timestamps that are refused", texts: FIELD_FAULTS },
  { title: "Keys that can't be used", texts: KEY_FAULTS },
  { title: "Headers and base64 that can't be read", texts: HEADER_FAULTS },
  { title: "What signing needs", texts: NEEDS },
];
