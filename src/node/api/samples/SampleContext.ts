/** What samples need to know beside the call: origins by host name, as content/site.yaml has them under `hosts`. */
export interface SampleContext {
  readonly hosts: Readonly<Record<string, { readonly production: string; readonly sandbox?: string }>>;
}
