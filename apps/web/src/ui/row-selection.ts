/** The selected rows of a `DataTable`, for an action on all of them. */
export type RowSelection<Data> = {
  /** The ids of the selected rows. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Whether a row has a checkbox. */
  canSelect: (row: Data) => boolean;
  /** The name of a row's checkbox for screen readers. */
  labelOf: (row: Data) => string;
};

/** A set of ids after one is added or removed. */
export function withId(ids: ReadonlySet<string>, id: string, has: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (has) next.add(id);
  else next.delete(id);
  return next;
}
