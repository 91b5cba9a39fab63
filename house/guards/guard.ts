/** A piece of the product's source that holds something off, and the test that shows that it does. */
export interface Guard {
  /** Its name in the output, and for `--only`. */
  readonly name: string;
  /** The points that it holds: of ASVS as `3.4.4`, of the API Security Top 10 as `API1`. */
  readonly holds: readonly string[];
  readonly file: string;
  /** The guard itself, as it stands exactly once in the file. */
  readonly piece: string;
  /** Its replacement when it is removed. */
  readonly without: string;
  /** Where it is shown. */
  readonly test: string;
  /** The title of the test that must turn red, as it stands in the source (with its `%s` or `$name`). */
  readonly title: string;
}

/** Matches the titles of the runs of a test; a parameter of `it.each` matches any text. */
export function titlePattern(title: string): string {
  return title
    .split(/%[sdifjo#]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('.*');
}
