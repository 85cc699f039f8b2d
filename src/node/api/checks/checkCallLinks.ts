import { nearest } from "../../../shared/nearest";
import type { Place } from "../../issues";
import type { Checked } from "../checkDescription";
import { get, itemsOf, textOf } from "../Located";
import type { Located } from "../Located";
import type { BuiltCall } from "../toCalls";

/** What a call names has to exist: its page, error codes, webhooks, related calls, tag and host. */
export function checkCallLinks({ calls, description, docIds, errorCatalogue, scope }: Checked): void {
  const { root, report } = description;
  const pages = new Set(docIds);
  const ids = calls.map(({ call }) => call.id);
  const webhooks = calls.filter(({ call }) => call.kind === "webhook").map(({ call }) => call.id);
  const tags = itemsOf(get(root ?? undefined, "tags")).flatMap((tag) => textOf(get(tag, "name")) ?? []);
  const hosts = typeof scope["hosts"] === "object" ? Object.keys(scope["hosts"]) : [];

  const check = (value: string, at: Place, known: Iterable<string>, what: string, fix: string): void => {
    const all = [...known];
    if (!all.includes(value)) {
      report({ ...at, rule: "api-call", message: `${what} \`${value}\``, known: nearest(value, all, 5), fix });
    }
  };
  const checkAll = (list: Located | undefined, known: Iterable<string>, what: string, fix: string): void => {
    const seen = new Set<string>();
    for (const item of itemsOf(list)) {
      const value = textOf(item) ?? "";
      check(value, item.at, known, what, fix);
      if (seen.has(value)) {
        report({ ...item.at, rule: "api-call", message: `\`${value}\` stands twice in this list`, fix: "keep one" });
      }
      seen.add(value);
    }
  };

  for (const built of calls) {
    const { call, node, operation } = built;
    const own = (key: string): Located | undefined => ownOf(built, key);
    const page = own("page");
    if (page === undefined) {
      const key = isOperation(built) ? "x-page" : "page";
      const message = `the call \`${call.id}\` has no page`;
      report({ ...call.at, rule: "api-call", message, fix: `add \`${key}: <doc id>\`, the page that documents it` });
    } else {
      check(call.page, page.at, pages, "no page has the doc id", "name the page that documents the call");
    }
    if (errorCatalogue !== null) {
      checkAll(own("errors"), errorCatalogue, "the error catalogue has no", "add the code to it, or correct it");
    }
    checkAll(own("webhooks"), webhooks, "there is no webhook", "name the operationId of a webhook");
    checkAll(own("related"), ids, "there is no call", "name the id of a call");
    const tag = get(node, "tag") ?? itemsOf(get(operation, "tags"))[0];
    if (tag !== undefined) {
      check(call.tag, tag.at, tags, "openapi.yaml has no tag", "use one of its tags, or add it there");
    }
    if (call.host !== null) {
      const at = get(node, "host")?.at ?? get(operation, "servers")?.at ?? built.pathAt;
      check(call.host, at, hosts, "site.yaml has no host", "use one of the names under `hosts`");
    } else if (call.kind === "operation") {
      const message = `nothing says on which host \`${call.id}\` is`;
      report({ ...call.at, rule: "api-call", message, fix: "add `x-host` to the servers in openapi.yaml" });
    }
    if (call.kind === "webhook" && call.path === "{address}") {
      const message = `nothing says where the webhook \`${call.id}\` goes`;
      report({ ...call.at, rule: "api-call", message, fix: "add `x-target`, the name of the address: `notifyUrl`" });
    }
  }
}

/** Whether the call has its operation to itself, so that its keys are extensions. */
function isOperation({ call, node, operation }: BuiltCall): boolean {
  return node === operation && (call.kind === "operation" || call.kind === "webhook");
}

function ownOf(built: BuiltCall, key: string): Located | undefined {
  return get(built.node, isOperation(built) ? `x-${key}` : key);
}
