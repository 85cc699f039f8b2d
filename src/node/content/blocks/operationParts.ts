import { createElement, Fragment } from "react";
import type { ReactElement, ReactNode } from "react";

import { TypeLabel, ValueDetails } from "../../../blocks/operation/Fields";
import { OperationEndpoint } from "../../../blocks/operation/OperationEndpoint";
import { OperationExample } from "../../../blocks/operation/OperationExample";
import { OperationLinks } from "../../../blocks/operation/OperationLink";
import type { OperationLinkView } from "../../../blocks/operation/OperationLink";
import { SigningHelpers } from "../../../blocks/operation/OperationSamples";
import type { SampleView } from "../../../blocks/operation/OperationSamples";
import { callAnchor } from "../../../shared/apiAnchors";
import type { ApiBody, ApiCall, ApiField } from "../../../shared/contracts/ApiModel";
import { nearest } from "../../../shared/nearest";
import { docPath } from "../../../shared/paths";
import { fieldList, schemaNamed, schemaPlace, valueView } from "../api/fields";
import type { FieldScope } from "../api/fields";
import { operationOrigins } from "../api/origins";
import { badgeOf, wordingOf } from "../api/wording";
import { slot } from "../elementToHast";
import { languageName } from "../highlight";
import { errorCodeTable } from "./errorCodes";
import { GUIDE_PAGES } from "./guidePages";
import { readData } from "./readData";

/** A call and the place that shows it. */
export interface CallScope extends FieldScope {
  readonly call: ApiCall;
  /** Anchor of the call on this page. */
  readonly anchor: string;
}

/** The builders of a call's parts: each gives null where the call has nothing to say there. */
export type OperationPart = (scope: CallScope) => ReactElement | null;

const group = (...parts: ReactNode[]): ReactElement => createElement(Fragment, null, ...parts);
const line = (...parts: ReactNode[]): ReactElement => createElement("p", null, ...parts);
const code = (text: string): ReactElement => createElement("code", null, text);

/** Method, path, host. */
export const endpointPart = ({ call, page }: CallScope): ReactElement =>
  createElement(OperationEndpoint, {
    badge: badgeOf(call),
    path: call.path,
    origins: operationOrigins(call.host, page.inputs.scope["hosts"]),
    note: wordingOf(call).note,
  });

const AUTHORIZATION: Readonly<
  Record<ApiCall["auth"], { readonly text: string; readonly link?: string; readonly file?: string }>
> = {
  signed: {
    text: "Signed request with an access token",
    link: "How to sign a request",
    file: GUIDE_PAGES.signing,
  },
  basic: {
    text: "Basic credentials: your client id and client secret",
    link: "How to get an access token",
    file: GUIDE_PAGES.token,
  },
  callback: {
    text: "Signed by the platform: verify the signature before you trust it",
    link: "How to verify a signature",
    file: GUIDE_PAGES.callbacks,
  },
  none: { text: "No credentials" },
  apiKey: { text: "API key" },
};

/** Credentials and scope, and the signing helper where the page has not shown it. */
export const authorizationPart: OperationPart = (scope) => {
  const { call, page, at } = scope;
  if (call.auth === "none" && call.kind !== "operation") {
    return null;
  }
  const { text, link, file } = AUTHORIZATION[call.auth];
  const route = file === undefined ? null : page.inputs.routeOf(file);
  const scopes = call.scopes.flatMap((name, index) => [
    index === 0 ? (call.scopes.length === 1 ? ", scope " : ", scopes ") : ", ",
    code(name),
  ]);
  return group(
    line(
      text,
      ...scopes,
      ".",
      ...(route === null || link === undefined
        ? []
        : [" ", createElement("a", { href: page.href(route, at) }, link), "."]),
      ...conventions(scope),
    ),
    helpers(scope),
  );
};

/** Where money, dates, ids, paging and errors are explained, on the page's first call. */
function conventions({ call, page, at }: CallScope): ReactNode[] {
  const route = page.inputs.routeOf(GUIDE_PAGES.conventions);
  // Token calls have ways of their own.
  if (route === null || call.auth === "basic" || page.shown.has("conventions")) {
    return [];
  }
  page.shown.set("conventions", "");
  const link = createElement("a", { href: page.href(`${route}#conventions`, at) }, "conventions of every call");
  return [" Money, dates, ids, paging and errors follow the ", link, "."];
}

function helpers({ call, page }: CallScope): ReactNode {
  const known = page.shown.get("helpers");
  const all = page.inputs.api.helpers(call.id);
  if (all.length === 0) {
    return null;
  }
  if (known !== undefined) {
    return line(createElement("a", { href: `#${known}` }, "Signing helper"), " for the samples of this page.");
  }
  const id = page.slugger.slug("signing-helper", true);
  page.shown.set("helpers", id);
  return createElement(SigningHelpers, {
    id,
    samples: all.map((helper): SampleView => {
      const language = languageName(helper.highlight) ?? "text";
      return {
        value: helper.language,
        label: helper.label,
        language,
        program: null,
        // Plain: highlighted it would be a third of a page, for what most readers never open.
        code: slot(page.highlight(helper.code.replace(/\n+$/, ""), "text")),
      };
    }),
  });
}

const parameters =
  (part: string, of: (call: ApiCall) => readonly ApiField[]): OperationPart =>
  (scope) => {
    const fields = of(scope.call);
    return fields.length === 0 ? null : group(fieldList(fields, `${scope.anchor}-${part}`, scope));
  };

export const pathPart = parameters("path", (call) => call.pathParameters);
export const queryPart = parameters("query", (call) => call.queryParameters);
export const headerPart = parameters("header", (call) => call.headerParameters);

/** Content type, where it says something, and the fields of a body. */
function bodyFields(body: ApiBody, base: string, scope: FieldScope): ReactElement {
  const name = body.type.schema;
  const known = name === undefined ? undefined : scope.page.shown.get(`schema:${name}`);
  const json = /^application\/(?:[\w.]+\+)?json$/.test(body.contentType);
  const view = valueView(body.type, base, scope);
  const plainObject = body.type.fields !== undefined && body.type.items === undefined;
  if (json && body.type.label === "object" && view.inner === null && view.facts.length === 0) {
    return createElement("p", { className: "op-type" }, "An object without fields: ", code("{}"), ".");
  }
  const says = !json || (!plainObject && (view.inner === null || name === undefined));
  return group(
    says
      ? createElement(
          "p",
          { className: "op-type" },
          ...(json ? [] : [code(body.contentType), plainObject ? "" : " "]),
          ...(plainObject ? [] : [createElement(TypeLabel, { type: view.type })]),
          known === undefined ? "" : ", described above",
        )
      : null,
    createElement(ValueDetails, { value: view }),
    view.inner,
  );
}

export const requestPart: OperationPart = (scope) =>
  scope.call.request === null
    ? null
    : bodyFields(scope.call.request, `${scope.anchor}-body`, { ...scope, received: scope.call.kind === "webhook" });

export const responsePart: OperationPart = (scope) => {
  const { response } = scope.call;
  return response === null
    ? null
    : group(
        bodyFields(response, `${scope.anchor}-response`, { ...scope, received: scope.call.kind !== "webhook" }),
        response.failure === undefined ? null : failure(response.failure, scope),
      );
};

/** The body on failure is the same for nearly all calls: once unfolded, then a link. */
function failure(name: string, scope: FieldScope): ReactNode {
  const known = scope.page.shown.get(`schema:${name}`);
  if (known !== undefined) {
    return createElement(
      "p",
      { className: "op-type" },
      "On failure: ",
      createElement("a", { href: `#${known}` }, name),
    );
  }
  const schema = schemaNamed(name, scope);
  return schema === null
    ? null
    : createElement(
        "details",
        { className: "fd" },
        createElement("summary", null, "body on failure"),
        schemaPlace(schema, scope),
      );
}

/** Examples of request and response. */
export const examplesPart: OperationPart = ({ call, page }) => {
  const words = wordingOf(call);
  const examples = (
    [
      [call.request, words.requestExample],
      [call.response, words.responseExample],
    ] as const
  ).flatMap(([body, title]) =>
    body === null || body.exampleIs === "none"
      ? []
      : [
          createElement(
            OperationExample,
            { title, assembled: body.exampleIs === "assembled" },
            slot(page.highlight(JSON.stringify(body.example, null, 2), "json")),
          ),
        ],
  );
  return examples.length === 0 ? null : group(...examples);
};

/** Typical error codes, or where all are. */
export const errorsPart: OperationPart = (scope) => {
  const { call, page, at, anchor } = scope;
  const route = call.kind === "operation" ? page.inputs.routeOf(GUIDE_PAGES.errorCodes) : null;
  const catalogue = route === null ? null : createElement("a", { href: page.href(route, at) }, "error codes");
  if (call.errors.length === 0) {
    return catalogue === null ? null : line("No code is typical for this call. See all ", catalogue, ".");
  }
  const data = readData(page, "error-codes", at);
  if (data === null) {
    return null;
  }
  const { table, unknown } = errorCodeTable(data, call.errors, page, at, call.title, `${anchor}-errors`);
  for (const { code: name, near } of unknown) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `the call \`${call.id}\` names the error code \`${name}\`, which content/data/error-codes.yaml doesn't have`,
      known: near,
      fix: "correct the code in the API description, or add it to the data file",
    });
  }
  return group(
    line("Typical for this call, not a complete list", ...(catalogue === null ? [] : [": see all ", catalogue]), "."),
    table,
  );
};

/** Links to other calls by their ids; unknown ones are reported. */
function linksTo(ids: readonly string[], scope: CallScope): OperationLinkView[] {
  return ids.flatMap((id) => {
    const link = callLink(id, scope);
    return link === null ? [] : [link];
  });
}

/** A call by reference. */
export function callLink(id: string, { page, at }: FieldScope): OperationLinkView | null {
  const call = callNamed(id, { page, at });
  return call === null
    ? null
    : {
        badge: badgeOf(call),
        title: call.title,
        href: page.href(`${docPath(call.page)}#${callAnchor(call.id)}`, at),
      };
}

/** A call by id; a missing one is reported. */
export function callNamed(id: string, { page, at }: FieldScope): ApiCall | null {
  const call = page.inputs.api.call(id);
  if (call === null) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `the API description has no call \`${id}\``,
      known: nearest(id, page.inputs.api.callIds(), 5),
      fix: "use the id of a call of content/api, or add it there",
    });
  }
  return call;
}

export const webhooksPart: OperationPart = (scope) =>
  scope.call.webhooks.length === 0
    ? null
    : createElement(OperationLinks, { links: linksTo(scope.call.webhooks, scope) });

export const relatedPart: OperationPart = (scope) =>
  scope.call.related.length === 0 ? null : createElement(OperationLinks, { links: linksTo(scope.call.related, scope) });
