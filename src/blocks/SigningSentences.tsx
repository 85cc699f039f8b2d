import { SENTENCE_GROUPS } from "../shared/signing/sentences/sentenceGroups";

/** Code between backticks. */
const withCode = (text: string) =>
  text.split("`").map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));

/**
 * What is known to go wrong with signatures, and what to do: content of the pages with the signature workbench, which
 * reads its explanations here by `data-sentence`.
 */
export function SigningSentences() {
  return (
    <div className="known-mistakes" lang="en">
      <p>
        <strong>Known mistakes and what to do.</strong> The workbench names them when it finds them in a message; each …
        stands for what it finds.
      </p>
      {SENTENCE_GROUPS.map(({ title, texts }) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul>
            {Object.entries(texts).map(([id, text]) => (
              <li key={id} data-sentence={id}>
                {withCode(text)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
