import type { ApiBody, JsonValue } from "../../../shared/contracts/ApiModel";
import { MockError } from "./MockError";

/**
 * Reads a multipart body as the object that the description has for it: a file counts as its name. Throws a MockError
 * where it breaks off, and where a file stands for a text or a text for a file.
 */
export async function readForm(bytes: Buffer, contentType: string, { type }: ApiBody): Promise<JsonValue> {
  let form: FormData;
  try {
    // Deprecated for servers, as it holds the whole form in memory; here it is there already, up to a limit.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    form = await new Response(Uint8Array.from(bytes), { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw new MockError(
      "MOCK_BODY_NOT_FORM",
      "The body can't be read as multipart/form-data: a boundary, the end, or a part's name is missing.",
    );
  }
  const values = new Map<string, JsonValue>();
  for (const [name, part] of form) {
    if (values.has(name)) {
      throw new MockError("VALIDATION_ERROR", `The part \`${name}\` stands twice in the form.`);
    }
    const isFile = typeof part !== "string";
    const field = type.fields?.find((one) => one.name === name);
    if (field !== undefined && isFile !== (field.type.format === "binary")) {
      const [expected, found] = isFile ? ["a text", "a file"] : ["a file, with a file name", "a text"];
      throw new MockError("VALIDATION_ERROR", `The part \`${name}\` is ${expected}; it came as ${found}.`);
    }
    values.set(name, isFile ? part.name : part);
  }
  return Object.fromEntries(values);
}
