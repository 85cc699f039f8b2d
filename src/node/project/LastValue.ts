/** A value that is made again only when what it is made of has changed. One is kept: that of the last load. */
export class LastValue<Value> {
  #last: { readonly key: string; readonly value: Value } | null = null;

  /** @param key all that `make` depends on, or a digest of it */
  get(key: string, make: () => Value): Value {
    if (this.#last?.key !== key) {
      this.#last = { key, value: make() };
    }
    return this.#last.value;
  }
}
