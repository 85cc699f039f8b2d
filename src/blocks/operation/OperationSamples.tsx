import type { ReactNode } from "react";

import { CodeFigure } from "../CodeFigure";
import { Tabs } from "../Tabs";

export interface SampleView {
  /** Value of the language tabs. */
  readonly value: string;
  readonly label: string;
  /** Language of the highlighter. */
  readonly language: string;
  /** Address of the complete program; null for code that is complete as it stands. */
  readonly program: string | null;
  /** When the program last did what this page says, on what digest; null: not as it stands. Absent: nobody keeps count. */
  readonly passed?: SamplePassed | null | undefined;
  /** Highlighted code. */
  readonly code: ReactNode;
}

export interface SamplePassed {
  /** The day, as people write it. */
  readonly date: string;
  readonly digest: string;
}

interface OperationSamplesProps {
  label: string;
  samples: readonly SampleView[];
}

/** One call in several languages: what is shown is the part about the call, Copy and the link give the program. */
export function OperationSamples({ label, samples }: OperationSamplesProps) {
  return (
    <Tabs
      label={label}
      sync="language"
      items={samples.map((sample) => ({
        label: sample.label,
        value: sample.value,
        content: (
          <>
            <CodeFigure
              language={sample.language}
              title={null}
              label={sample.label}
              copy
              program={sample.program ?? undefined}
            >
              {sample.code}
            </CodeFigure>
            {sample.program === null ? null : (
              <p className="op-program">
                <a href={sample.program}>Complete program</a>
                {sample.passed === undefined ? null : (
                  <>
                    {" "}
                    <Run passed={sample.passed} />
                  </>
                )}
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Of a digest: enough to tell two states of a program apart by eye. */
const SHOWN_DIGITS = 6;

function Run({ passed }: { passed: SamplePassed | null }) {
  return (
    <span className="op-run">
      {passed === null ? (
        "not run"
      ) : (
        <>
          ran against the mock on {passed.date}: passed, <code>{passed.digest.slice(0, SHOWN_DIGITS)}</code>
        </>
      )}
    </span>
  );
}

/** The code that signs requests, the same for all calls: shown once on a page. */
export function SigningHelpers({ id, samples }: { id: string; samples: readonly SampleView[] }) {
  return (
    <details className="fd" id={id}>
      <summary>signing helper</summary>
      <OperationSamples label="Signing helper" samples={samples} />
    </details>
  );
}
