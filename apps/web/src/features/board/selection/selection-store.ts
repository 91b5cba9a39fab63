/** The tasks that are chosen on a board, outside of React: only the cards that are chosen, or no more, are drawn again. */
export class SelectionStore {
  #ids: ReadonlySet<string> = new Set();
  /** From where the next range goes. */
  #anchor: string | null = null;
  readonly #listeners = new Set<() => void>();

  /** Another set after each change. */
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

  /** Chooses all from the one that was pressed last to this one, in this order. */
  extend(id: string, order: readonly string[]): void {
    const [from, to] = [order.indexOf(this.#anchor ?? id), order.indexOf(id)];
    if (from < 0 || to < 0) this.toggle(id);
    else this.#set(new Set([...this.#ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]));
  }

  /** Lets those go that are not there any more. */
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
