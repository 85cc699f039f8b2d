import { tell, type Sentence, type SentenceId } from "./Sentence";
import { SENTENCE_GROUPS } from "./sentenceGroups";

const TEXTS = Object.assign({}, ...SENTENCE_GROUPS.map(({ texts }) => texts)) as Readonly<Record<SentenceId, string>>;

/** A sentence in words, for programs that carry the texts with them: the mock and the build, not the browser. */
export const inWords = (sentence: Sentence): string => tell(sentence, (id) => TEXTS[id]);
