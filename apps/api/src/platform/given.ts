type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The parts of a partial input that were given: what is undefined must not reach the database. */
export function given<T extends object>(input: T): Defined<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Defined<T>;
}
