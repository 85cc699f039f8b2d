/** Begins the line of a commit in the output of `git log`, before its committer date in seconds. */
export const COMMIT_MARK = "\u0001";

/**
 * Reads the output of `git log -z --name-status`, newest commit first, piece by piece, and notes for each file when its
 * content last changed. A commit that only moves a file is none of them: the file is then looked for under its old
 * name.
 */
export class CommitLog {
  /** ISO instants in UTC, by today's name. */
  readonly dates = new Map<string, string>();
  /** Today's name by the name at the time of the commit that is read; files that have their date are gone. */
  readonly #sought: Map<string, string>;
  #instant = "";
  #status: string | null = null;
  #movedFrom: string | null = null;
  #rest = "";

  constructor(files: Iterable<string>) {
    this.#sought = new Map([...files].map((file) => [file, file]));
  }

  /** Whether every file has its date. */
  get isDone(): boolean {
    return this.#sought.size === 0;
  }

  read(text: string): void {
    const words = (this.#rest + text).split("\0");
    this.#rest = words.pop() ?? "";
    for (const word of words) {
      this.#take(word);
    }
  }

  #take(word: string): void {
    if (this.#status !== null) {
      this.#takeName(this.#status, word);
      return;
    }
    const text = word.trimStart();
    if (text.startsWith(COMMIT_MARK)) {
      this.#instant = new Date(Number(text.slice(1)) * 1000).toISOString();
    } else if (text !== "") {
      this.#status = text;
    }
  }

  /** A status is followed by a name; that of a move by two. */
  #takeName(status: string, name: string): void {
    if (!status.startsWith("R")) {
      this.#status = null;
      this.#date(name);
    } else if (this.#movedFrom === null) {
      this.#movedFrom = name;
    } else {
      const before = this.#movedFrom;
      this.#movedFrom = null;
      this.#status = null;
      this.#follow(before, name);
    }
  }

  #date(name: string): void {
    const file = this.#sought.get(name);
    if (file !== undefined) {
      this.dates.set(file, this.#instant);
      this.#sought.delete(name);
    }
  }

  #follow(before: string, after: string): void {
    const file = this.#sought.get(after);
    if (file !== undefined) {
      this.#sought.delete(after);
      this.#sought.set(before, file);
    }
  }
}
