import { useState } from "react";

import { compareStrings, type Comparison } from "../../shared/signing/compare/compareStrings";
import type { SignedField, SignedInput } from "../../shared/signing/signRequest";
import type { SigningFault } from "../../shared/signing/SigningFault";
import { messageOf } from "../../shared/signing/verifyMessage";
import { attempt } from "../../shared/signing/attempt";
import { Button } from "./Button";
import { DiffView } from "./DiffView";
import { Field } from "./Field";
import { inPageWords } from "./inPageWords";
import { MomentFields } from "./MomentFields";
import { Notice } from "./Notice";
import { Step } from "./Step";

interface ComparePanelProps {
  readonly input: SignedInput;
  readonly onChange: (change: Partial<SignedInput>) => void;
  readonly faults: Partial<Record<SignedField, SigningFault>>;
  readonly own: string;
  readonly onOwn: (own: string) => void;
  readonly onStatus: (status: string) => void;
}

/** The reader's own string to sign beside the right one. */
export function ComparePanel({ input, onChange, faults, own, onOwn, onStatus }: ComparePanelProps) {
  const [asked, setAsked] = useState<readonly [SignedInput, string, Comparison | undefined] | null>(null);
  const shown = asked?.[0] === input && asked[1] === own ? asked[2] : undefined;
  const count = Object.keys(faults).length;

  const compare = () => {
    const { nonceStr, timestamp } = input;
    const headers = { signature: "", nonceStr, timestamp };
    const found =
      count > 0 || own === "" ? undefined : attempt(() => compareStrings(messageOf({ ...input, headers }), own)).value;
    setAsked([input, own, found]);
    onStatus(
      found === undefined
        ? inPageWords(["not-compared"])
        : [titleOf(found), ...found.reasons.map(inPageWords)].join(" "),
    );
  };

  return (
    <>
      <MomentFields input={input} onChange={onChange} faults={faults} />
      <Field
        label="Your string to sign"
        rows={5}
        value={own}
        onChange={onOwn}
        placeholder="data=…&method=…&nonceStr=…"
      />
      <Button isMain onClick={compare}>
        Compare
      </Button>
      {asked !== null && shown === undefined && (count > 0 || own === "") && (
        <Notice tone="bad" title={inPageWords([own === "" ? "string-first" : "fields-first"])} />
      )}
      {shown !== undefined && (
        <>
          <Notice
            tone={shown.isSame ? "good" : "bad"}
            title={titleOf(shown)}
            reasons={shown.reasons.map(inPageWords)}
          />
          {shown.jsonPieces !== null && <DiffView title="Your JSON in data" pieces={shown.jsonPieces} />}
          {!shown.isSame && <DiffView title="Your string" pieces={shown.pieces} />}
          <Step title="String to sign" code={shown.expected} />
        </>
      )}
    </>
  );
}

/** The outcome in a sentence, with the place of the first difference. */
function titleOf({ isSame, pieces }: Comparison): string {
  if (isSame) return inPageWords(["equal"]);
  const [first] = pieces;
  const at = first?.kind === "same" ? Array.from(first.text).length + 1 : 1;
  return inPageWords(["different", String(at)]);
}
