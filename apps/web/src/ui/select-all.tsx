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

/** The checkbox that selects all rows or none; it is indeterminate while only some are selected. */
export function SelectAll<Data extends RowData>({
  table,
  selection: { selected, onSelectedChange, canSelect },
  hideLabel = false,
}: SelectAllProps<Data>) {
  const ids = table.getRowModel().rows.flatMap(({ id, original }) => (canSelect(original) ? id : []));
  const count = ids.filter((id) => selected.has(id)).length;
  const all = ids.length > 0 && count === ids.length;
  return (
    <Checkbox
      className="print:hidden"
      label={uiTexts.selectAll}
      hideLabel={hideLabel}
      checked={count > 0 && !all ? 'indeterminate' : all}
      disabled={ids.length === 0}
      onCheckedChange={() => onSelectedChange(all ? new Set() : new Set(ids))}
    />
  );
}
