// What `npm run samples -- --record` writes is what the pages count by.
import path from "node:path";

import { formatSamplesLock, sampleDigest, SAMPLES_LOCK, samplesOf } from "../../node/api/samples";
import { loadSite } from "../../node/config/loadSite";
import { readContentTree } from "../../node/content";
import { loadDescription } from "../../node/project/loadDescription";
import { shippedContent } from "../mock/testing/testMock";

const ROOT = path.resolve(__dirname, "../../..");

/** The API description that ships, in a tree with this lock, and with `change` made to its texts. */
async function descriptionWith(lock: string | null, change: (text: string) => string = (text) => text) {
  const tree = await readContentTree(path.join(ROOT, "content"), ROOT);
  const { site } = loadSite("site.yaml", tree.texts.get("site.yaml") ?? null);
  if (site === null) throw new Error("the settings can't be read");
  const texts = new Map([...tree.texts].map(([file, text]) => [file, file.startsWith("api/") ? change(text) : text]));
  if (lock === null) texts.delete(SAMPLES_LOCK);
  else texts.set(SAMPLES_LOCK, lock);
  return loadDescription({ ...tree, texts }, site, [], null).access;
}

const DAY = "2026-03-04";

/** A run of every program of every call. */
async function allRuns() {
  const { checks, context } = await shippedContent();
  return [...checks.operations.map(({ call }) => call), ...checks.webhooks].flatMap((call) =>
    samplesOf(call, context).map(({ language, program }) => ({
      ...{ call: call.id, language, day: DAY, digest: sampleDigest(program, checks.digest(call.id)) },
    })),
  );
}

test("each recorded run counts", async () => {
  const runs = await allRuns();
  const access = await descriptionWith(formatSamplesLock(runs));
  const counted = [...access.callIds()].flatMap((id) =>
    (access.passedRuns(id) ?? []).map((run) => ({ ...run, call: id })),
  );
  const keyOf = ({ call, language }: { call: string; language: string }): string => `${call} ${language}`;
  expect(counted.map(keyOf).sort()).toEqual(runs.map(keyOf).sort());
  expect(counted).toHaveLength(runs.length);
});

test("a run of another program, of another description or in another language doesn't", async () => {
  const own = (await allRuns()).filter(({ call }) => call === "issueVoucher");
  const lock = formatSamplesLock(own);
  const passed = async (...given: Parameters<typeof descriptionWith>) =>
    (await descriptionWith(...given)).passedRuns("issueVoucher")?.length;
  expect(await passed(lock)).toBe(own.length);
  expect(await passed(lock, (text) => text.replaceAll("voucher", "vouchers"))).toBe(0);
  expect(await passed(lock.replaceAll(/ (?=[0-9a-f]{12}$)./gm, " 0"))).toBeLessThan(own.length);
  const swapped = lock.replace("issueVoucher go ", "issueVoucher ruby ");
  expect(await passed(swapped)).toBe(own.length - 1);
  expect((await descriptionWith(null)).passedRuns("issueVoucher")).toBeNull();
});

test("a changed token call makes those runs stale whose programs get a token, and only those", async () => {
  const access = await descriptionWith(formatSamplesLock(await allRuns()), (text) =>
    text.replaceAll("The grant that you use.", "Your grant."),
  );
  const { checks } = await shippedContent();
  const counted = (ids: readonly string[]) => ids.map((id) => access.passedRuns(id)?.length ?? 0);
  const operations = checks.operations.map(({ call }) => call);
  const signed = operations.filter(({ auth }) => auth === "signed").map(({ id }) => id);
  expect(signed).toContain("issueVoucher");
  expect(new Set(counted(signed))).toEqual(new Set([0]));
  const others = [
    ...operations.filter(({ auth, path }) => auth === "basic" && path !== "/v1/token").map(({ id }) => id),
    ...checks.webhooks.map(({ id }) => id),
  ];
  expect(others).not.toHaveLength(0);
  expect(counted(others)).not.toContain(0);
});
