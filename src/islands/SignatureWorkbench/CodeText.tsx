/** A sentence in which backticks mark code. */
export function CodeText({ children }: { readonly children: string }) {
  return <>{children.split("`").map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</>;
}
