/** A calendar day. Its words were made at build time, without time zones: no reader sees the day before (G1). */
export function PostDate({ date, label }: { readonly date: string; readonly label: string }) {
  return <time dateTime={date}>{label}</time>;
}
