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

/** A copy of the set with the id included, or not. */
export function setIncluded(ids: ReadonlySet<string>, id: string, included: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (included) next.add(id);
  else next.delete(id);
  return next;
}
