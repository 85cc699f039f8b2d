import { useMemo, useRef, useState } from "react";

import { SigningFault } from "../../shared/signing/SigningFault";
import { faultsOf, type SignedInput } from "../../shared/signing/signRequest";
import { BuildPanel } from "./BuildPanel";
import { ComparePanel } from "./ComparePanel";
import { faultText } from "./faultText";
import { inPageWords } from "./inPageWords";
import { MessageFields } from "./MessageFields";
import { Notice } from "./Notice";
import * as styles from "./SignatureWorkbench.module.css";
import { Tabs } from "./Tabs";
import { useAnnouncement } from "./useAnnouncement";
import { VerifyPanel } from "./VerifyPanel";
import { webCrypto } from "./webCryptoRsa";

type TabName = "build" | "verify" | "compare";

const TABS = [
  ["build", "Build"],
  ["verify", "Verify"],
  ["compare", "Compare"],
] as const satisfies readonly (readonly [TabName, string])[];

/** The message that the fields hold at first, and the tab that shows. */
interface SignatureWorkbenchProps {
  readonly tab?: string;
  /** "callback", or a request. */
  readonly kind?: string;
  readonly method?: string;
  readonly url?: string;
  readonly body?: string;
  readonly nonce?: string;
  readonly timestamp?: string;
  /** In base64. */
  readonly signature?: string;
  /** PEM. */
  readonly publicKey?: string;
}

/**
 * The signature step by step: build it, verify one, compare one's own string to sign. All of it happens in the
 * browser: no request is made and nothing is stored, so keys are gone with the page.
 */
export function SignatureWorkbench(props: SignatureWorkbenchProps) {
  const { kind, method = "POST", url = "", body = "", nonce = "", timestamp = "", signature, publicKey = "" } = props;
  const subtle = webCrypto();
  const [tab, setTab] = useState<TabName>(() => TABS.find(([name]) => name === props.tab)?.[0] ?? "build");
  const [input, setInput] = useState<SignedInput>({
    kind: kind === "callback" ? "callback" : "request",
    method,
    requestUrl: url,
    body,
    nonceStr: nonce,
    timestamp,
  });
  const [privateKey, setPrivateKey] = useState("");
  const [headers, setHeaders] = useState(() =>
    signature === undefined
      ? ""
      : [`X-Signature: sha256 ${signature}`, `X-Nonce-Str: ${nonce}`, `X-Timestamp: ${timestamp}`].join("\n"),
  );
  const [verifyingKey, setVerifyingKey] = useState(publicKey);
  const [own, setOwn] = useState("");

  const [status, setStatus] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const said = useAnnouncement(status, root);

  const isReceived = input.kind === "callback" && tab !== "build";
  const [faults, note] = useMemo(() => {
    const found = faultsOf(input, isReceived);
    const odd = found.body ? undefined : faultsOf(input).body;
    return [found, odd && faultText(new SigningFault("received", odd.place))];
  }, [input, isReceived]);
  const change = (some: Partial<SignedInput>) => setInput((before) => ({ ...before, ...some }));
  const shared = { input, onChange: change, faults, note, subtle, onStatus: setStatus };
  const select = (name: TabName, told = "") => {
    if (name !== tab) {
      setTab(name);
      setStatus(told);
    }
  };
  const onVerify = (builtHeaders: string, pem: string) => {
    setHeaders(builtHeaders);
    setVerifyingKey(pem);
    select("verify", inPageWords(["verify"]));
    // The button that was pressed goes with its panel, and the focus would go with it.
    root.current?.querySelectorAll<HTMLElement>("[role=tab]")[1]?.focus();
  };
  return (
    <div className={styles.workbench} ref={root}>
      {subtle === null && <Notice tone="bad" title={inPageWords(["no-https"])} />}
      <MessageFields {...shared} />
      <Tabs label="What to do" tabs={TABS} selected={tab} onSelect={select}>
        {tab === "build" && (
          <BuildPanel {...shared} privateKey={privateKey} onPrivateKey={setPrivateKey} onVerify={onVerify} />
        )}
        {tab === "verify" && (
          <VerifyPanel
            {...shared}
            headers={headers}
            onHeaders={setHeaders}
            publicKey={verifyingKey}
            onPublicKey={setVerifyingKey}
          />
        )}
        {tab === "compare" && <ComparePanel {...shared} own={own} onOwn={setOwn} />}
      </Tabs>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
