/** The selected tasks of a board, outside of React: only cards whose state changes render again. */
export class SelectionStore {
  #ids: ReadonlySet<string> = new Set();
  /** The start of the next range. */
  #anchor: string | null = null;
  readonly #listeners = new Set<() => void>();

  /** A new set after each change. */
  readonly ids = (): ReadonlySet<string> => this.#ids;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  toggle(id: string): void {
    const next = new Set(this.#ids);
    if (!next.delete(id)) next.add(id);
    this.#anchor = id;
    this.#set(next);
  }

  /** Selects all tasks from the last pressed one to this one, in this order. */
  extend(id: string, order: readonly string[]): void {
    const [from, to] = [order.indexOf(this.#anchor ?? id), order.indexOf(id)];
    if (from < 0 || to < 0) this.toggle(id);
    else this.#set(new Set([...this.#ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]));
  }

  /** Deselects tasks that no longer exist. */
  keepOnly(there: ReadonlySet<string>): void {
    const kept = [...this.#ids].filter((id) => there.has(id));
    if (kept.length < this.#ids.size) this.#set(new Set(kept));
  }

  clear(): void {
    this.#anchor = null;
    if (this.#ids.size > 0) this.#set(new Set());
  }

  #set(ids: ReadonlySet<string>): void {
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  }
}
