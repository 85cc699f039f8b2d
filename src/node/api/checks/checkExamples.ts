import type { Checked } from "../checkDescription";
import { entriesOf, get, itemsOf } from "../Located";
import type { Located } from "../Located";
import { valueOfExample } from "../toBody";
import type { BuiltBody } from "../toBody";
import type { BuiltCall } from "../toCalls";
import { validatorOf } from "../validator";
import { allFiles, walk } from "../walk";
import { exampleIssues } from "./exampleIssues";
import type { Judge } from "./exampleIssues";

/**
 * Every example fits its schema, and every body has one. Fields come first: what is wrong with the example of one is not
 * said again of the bodies made of it. `sound` tells whether the schemas are: what is wrong with them is said once too.
 */
export function checkExamples({ calls, description, bundle }: Checked, sound: boolean): void {
  if (bundle === null) {
    return;
  }
  const judge: Judge = { description, sound, validate: validatorOf(description, bundle), said: new Set() };
  const said = new Set<string>();
  walk(description, allFiles(description), (shape, node) => {
    if (shape === "media") {
      const schema = get(node, "schema");
      for (const entry of schema === undefined ? [] : entriesOf(get(node, "examples")).values()) {
        exampleIssues(judge, schema, valueOfExample(description, entry), "the example");
      }
      exampleIssues(judge, schema, get(node, "example"), "the example");
    }
    if (shape === "parameter") {
      const schema = get(node, "schema");
      exampleIssues(judge, schema, get(node, "example"), "the example");
      for (const entry of entriesOf(get(node, "examples")).values()) {
        exampleIssues(judge, schema, valueOfExample(description, entry), "the example");
      }
    }
    if (shape === "schema") {
      for (const example of [...itemsOf(get(node, "examples")), get(node, "example")]) {
        exampleIssues(judge, node, example, "the example");
      }
      exampleIssues(judge, node, get(node, "default"), "the default");
    }
  });
  for (const built of calls) {
    checkBody(judge, built, built.request, "request", said);
    checkBody(judge, built, built.response, "response", said);
  }
}

function checkBody(
  judge: Judge,
  { call }: BuiltCall,
  body: BuiltBody | null,
  kind: "request" | "response",
  said: Set<string>,
): void {
  if (body === null) {
    return;
  }
  const { report } = judge.description;
  for (const { path, at } of body.missing) {
    // A field that several calls share is said once.
    const place = JSON.stringify(at);
    if (said.has(place)) {
      continue;
    }
    said.add(place);
    report({
      ...at,
      rule: "api-example",
      message: `\`${path}\` is required and has no example, so none can be made for the ${kind} of \`${call.id}\``,
      fix: "add `examples: [ … ]` to the field, or an example of the whole body",
    });
  }
  if (body.example === undefined && body.missing.length === 0) {
    const at: Located["at"] = body.source.schema.at;
    const message = `no example can be made for the ${kind} of \`${call.id}\``;
    report({ ...at, rule: "api-example", message, fix: "add an example of the body, or of its fields" });
  }
  if (body.missing.length === 0) {
    const what = body.source.given === undefined ? "the example made of its fields" : "the example";
    exampleIssues(judge, body.source.schema, body.example, `${what} for the ${kind} of \`${call.id}\``);
  }
}
