import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";

import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { recordApi } from "./api/recordApi";
import { compilePage } from "./compile";
import type { CompileResult } from "./compile";
import type { CompileInputs, ContentSource } from "./CompileInputs";

/** What a compile asked its inputs for, and a digest of each answer. */
type Answers = readonly (readonly [kind: "route" | "image" | "asset" | "data" | "api", key: string, answer: string])[];

interface CacheEntry {
  readonly key: string;
  readonly answers: Answers;
  readonly page: CompiledPage;
}

/** Digest of each file, data set and part of the API description, for what pages refer to. */
export interface InputDigests {
  readonly file: (contentFile: string) => string | null;
  readonly data: (name: string) => string;
  /** By key: `call:issueVoucher`, `schema:Voucher`, `samples:issueVoucher`, `helpers:issueVoucher`, `error:CODE`. */
  readonly api: (key: string) => string;
}

const sha = (text: string): string => createHash("sha256").update(text).digest("base64url");

/**
 * Compiled pages of this and the last run. An entry is reused when the source, the settings, the engine's code and
 * the answers to everything its compile had asked for are the same: then a compile would give the same bytes.
 * Pages with issues are never kept, so that every run reports them.
 */
export class CompileCache {
  readonly #file: string;
  readonly #engineDigest: string;
  #entries = new Map<string, CacheEntry>();
  #changed = false;

  constructor(file: string, engineDigest: string) {
    this.#file = file;
    this.#engineDigest = engineDigest;
    if (existsSync(file)) {
      try {
        const stored = deserialize(readFileSync(file)) as { engine: string; entries: Map<string, CacheEntry> };
        this.#entries = stored.engine === engineDigest ? stored.entries : this.#entries;
      } catch {
        // Cut off or written by another Node version: compile again.
      }
    }
  }

  async compile(source: ContentSource, inputs: CompileInputs, digests: InputDigests): Promise<CompileResult> {
    const key = sha(
      JSON.stringify([
        ...[source.contentFile, source.text, inputs.scope, inputs.pathPrefix, inputs.islandNames],
        inputs.lint?.digest ?? null,
      ]),
    );
    const entry = this.#entries.get(source.contentFile);
    if (
      entry?.key === key &&
      entry.answers.every(([kind, name, answer]) => answerOf(kind, name, inputs, digests) === answer)
    ) {
      // Images and files of a reused page still have to be known as used.
      for (const [kind, name] of entry.answers) {
        if (kind === "image") {
          await inputs.imageOf(name);
        } else if (kind === "asset") {
          inputs.assetOf(name);
        }
      }
      return { page: entry.page, issues: [] };
    }
    const asked = new Map<string, Answers[number]>();
    const note = (kind: Answers[number][0], name: string): void => {
      asked.set(`${kind} ${name}`, [kind, name, answerOf(kind, name, inputs, digests)]);
    };
    const result = await compilePage(source, {
      ...inputs,
      routeOf: (file) => {
        note("route", file);
        return inputs.routeOf(file);
      },
      imageOf: (file) => {
        note("image", file);
        return inputs.imageOf(file);
      },
      assetOf: (file) => {
        note("asset", file);
        return inputs.assetOf(file);
      },
      data: (name) => {
        note("data", name);
        return inputs.data(name);
      },
      api: recordApi(inputs.api, (key) => note("api", key)),
    });
    this.#changed = true;
    if (result.page !== null && result.issues.length === 0) {
      this.#entries.set(source.contentFile, { key, answers: [...asked.values()], page: result.page });
    } else {
      this.#entries.delete(source.contentFile);
    }
    return result;
  }

  /** Drops pages that are gone and writes the rest, in one file and in one step. */
  async save(contentFiles: ReadonlySet<string>): Promise<void> {
    for (const file of this.#entries.keys()) {
      if (!contentFiles.has(file)) {
        this.#entries.delete(file);
        this.#changed = true;
      }
    }
    if (!this.#changed && existsSync(this.#file)) {
      return;
    }
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(`${this.#file}.new`, serialize({ engine: this.#engineDigest, entries: this.#entries }));
    await rename(`${this.#file}.new`, this.#file);
    this.#changed = false;
  }
}

function answerOf(kind: Answers[number][0], name: string, inputs: CompileInputs, digests: InputDigests): string {
  if (kind === "route") {
    return inputs.routeOf(name) ?? "";
  }
  if (kind === "api") {
    return digests.api(name);
  }
  return (kind === "data" ? digests.data(name) : digests.file(name)) ?? "";
}
