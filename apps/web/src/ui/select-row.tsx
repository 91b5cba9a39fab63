import { Checkbox } from './checkbox.tsx';
import { type RowSelection, setIncluded } from './row-selection.ts';

type SelectRowProps<Data> = { id: string; data: Data; selection: RowSelection<Data> };

/** The checkbox that selects a row; nothing for a row that cannot be selected. */
export function SelectRow<Data>({ id, data, selection }: SelectRowProps<Data>) {
  const { selected, onSelectedChange, canSelect, labelOf } = selection;
  if (!canSelect(data)) return null;
  return (
    <Checkbox
      className="print:hidden"
      label={labelOf(data)}
      hideLabel
      checked={selected.has(id)}
      onCheckedChange={(isSelected) => onSelectedChange(setIncluded(selected, id, isSelected))}
    />
  );
}
