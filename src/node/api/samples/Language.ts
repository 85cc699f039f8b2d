import type { CallbackPlan, CallPlan } from "./CallPlan";

/** What a page shows of a call, and the whole program. */
export interface SampleTexts {
  readonly request: string;
  readonly program: string;
}

/** A language of the samples: what readers see of it, its signing code and how it prints a call. */
export interface Language {
  readonly language: string;
  readonly label: string;
  readonly highlight: string;
  readonly extension: string;
  /** The code that signs a call, as pages show it once. */
  readonly signing: string;
  /** The code that checks a callback; cURL signs a test callback instead. */
  readonly verifying: string;
  readonly call: (plan: CallPlan) => SampleTexts;
  readonly callback: (plan: CallbackPlan) => SampleTexts;
}
