import { Checkbox } from './checkbox.tsx';
import { type RowSelection, withChoice } from './row-selection.ts';

type SelectRowProps<Data> = { id: string; data: Data; selection: RowSelection<Data> };

/** The box that chooses a row; nothing where it cannot be chosen. */
export function SelectRow<Data>({ id, data, selection }: SelectRowProps<Data>) {
  const { selected, onSelectedChange, canSelect, labelOf } = selection;
  if (!canSelect(data)) return null;
  return (
    <Checkbox
      label={labelOf(data)}
      hideLabel
      checked={selected.has(id)}
      onCheckedChange={(chosen) => onSelectedChange(withChoice(selected, id, chosen))}
    />
  );
}
