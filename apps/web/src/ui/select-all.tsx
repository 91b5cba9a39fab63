import type { RowData } from '@tanstack/react-table';
import { uiTexts } from '@/texts/ui.ts';
import { Checkbox } from './checkbox.tsx';
import type { RowSelection } from './row-selection.ts';
import type { DataTableModel } from './use-data-table.ts';

type SelectAllProps<Data extends RowData> = {
  table: DataTableModel<Data>;
  selection: RowSelection<Data>;
  hideLabel?: boolean;
};

/** The box that chooses all rows that can be chosen, or none; in between where only some are. */
export function SelectAll<Data extends RowData>({
  table,
  selection: { selected, onSelectedChange, canSelect },
  hideLabel = false,
}: SelectAllProps<Data>) {
  const ids = table.getRowModel().rows.flatMap(({ id, original }) => (canSelect(original) ? id : []));
  const chosen = ids.filter((id) => selected.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  return (
    <Checkbox
      label={uiTexts.selectAll}
      hideLabel={hideLabel}
      checked={chosen > 0 && !all ? 'indeterminate' : all}
      disabled={ids.length === 0}
      onCheckedChange={() => onSelectedChange(all ? new Set() : new Set(ids))}
    />
  );
}
