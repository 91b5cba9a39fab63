/** Which rows of a `DataTable` are chosen, by their ids, to do something with them together. */
export type RowSelection<Data> = {
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** One that cannot be chosen has no box. */
  canSelect: (row: Data) => boolean;
  /** Names the box of a row for screen readers. */
  labelOf: (row: Data) => string;
};

/** A set with an id in it, or without it. */
export function withChoice(ids: ReadonlySet<string>, id: string, chosen: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (chosen) next.add(id);
  else next.delete(id);
  return next;
}
