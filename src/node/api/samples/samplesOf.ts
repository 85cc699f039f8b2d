import type { ApiCall, CodeSample, SigningHelper } from "../../../shared/contracts/ApiModel";
import type { Language, SampleTexts } from "./Language";
import { LANGUAGES } from "./languages";
import { planCall } from "./planCall";
import type { SampleContext } from "./SampleContext";

/** The call's code in every language; empty for what no program of an integrator's server calls or receives. */
export function samplesOf(call: ApiCall, context: SampleContext): readonly CodeSample[] {
  const print = printerOf(call, context);
  if (print === null) return [];
  return LANGUAGES.map((language) => {
    const { label, highlight, extension } = language;
    return { language: language.language, label, highlight, extension, ...print(language) };
  });
}

function printerOf(call: ApiCall, context: SampleContext): ((language: Language) => SampleTexts) | null {
  if (call.kind === "webhook") {
    const { id, title } = call;
    const plan = { id, title, method: call.method.toUpperCase(), body: call.request?.example ?? {} };
    return (language) => language.callback(plan);
  }
  const plan = planCall(call, context);
  return plan === null ? null : (language) => language.call(plan);
}

/** The code that the call's programs share: it signs a call, or verifies a callback. Empty where nothing is signed. */
export function helpersOf(call: ApiCall): readonly SigningHelper[] {
  const part =
    call.kind === "webhook" ? "verifying" : call.kind === "operation" && call.auth === "signed" ? "signing" : null;
  if (part === null) return [];
  return LANGUAGES.map(({ language, label, highlight, [part]: code }) => ({ language, label, highlight, code }));
}

/** The complete programs by their address, `/samples/<call id>.<extension>`; `samples` prints those of a call. */
export function sampleFiles(
  calls: Iterable<ApiCall>,
  samples: (call: ApiCall) => readonly CodeSample[],
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const call of calls) {
    // Anything else is reported elsewhere; here it would be a path.
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(call.id)) continue;
    for (const { extension, program } of samples(call)) {
      files.set(`/samples/${call.id}.${extension}`, program);
    }
  }
  return files;
}
