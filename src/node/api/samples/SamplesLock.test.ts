import { formatSamplesLock, parseSamplesLock, sampleDigest } from "./SamplesLock";

const RUNS = [
  { call: "refund", language: "go", day: "2026-03-04", digest: "0123456789ab" },
  { call: "pay", language: "curl", day: "2024-02-29", digest: "ba9876543210" },
];

test("a lock that is written is read again, sorted", () => {
  const text = formatSamplesLock(RUNS);
  expect(text).toMatch(/^# [^]*\n\npay curl 2024-02-29 ba9876543210\nrefund go 2026-03-04 0123456789ab\n$/);
  expect(parseSamplesLock("x", text)).toEqual({ runs: [...RUNS].reverse(), faults: [] });
  expect(parseSamplesLock("x", `\uFEFF${text.replaceAll("\n", "\r\n")}`).runs).toHaveLength(2);
});

test.each([
  "<<<<<<< HEAD",
  "pay curl 2026-02-30 0123456789ab",
  "pay curl 2026-03-04",
  "pay curl 2026-03-04 0123456789AB",
  "pay  curl 2026-03-04 0123456789ab",
  "pay curl 2026-03-04 0123456789ab more",
])("`%s` is no run, and is told with its line", (line) => {
  const { runs, faults } = parseSamplesLock("content/samples.lock", `# head\n  ${line}\n`);
  expect(runs).toEqual([]);
  expect(faults).toMatchObject([{ file: "content/samples.lock", line: 2, column: 3 }]);
});

test("two runs of one program, as after a merge, are told with both lines; one of each language is not", () => {
  const lines = [
    "pay curl 2026-03-04 0123456789ab",
    "pay go 2026-03-04 0123456789ab",
    "pay curl 2026-03-05 ba9876543210",
  ];
  const { runs, faults } = parseSamplesLock("x", ["# head", ...lines].join("\n"));
  expect(faults).toEqual([
    {
      ...{ file: "x", line: 4, column: 1 },
      message: "`pay curl` stands in lines 2 and 4: only one run of a program counts",
      fix: "remove both lines, then run `npm run samples -- --record`",
    },
  ]);
  expect(runs.map(({ language, day }) => `${language} ${day}`)).toEqual(["curl 2026-03-05", "go 2026-03-04"]);
});

test("the digest is that of program and description together", () => {
  expect(sampleDigest("a", "b")).toMatch(/^[0-9a-f]{12}$/);
  const others = [sampleDigest("a2", "b"), sampleDigest("a", "b2"), sampleDigest("b", "a")];
  expect(others).not.toContain(sampleDigest("a", "b"));
});
