import { taskTexts } from '@/texts/tasks.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { TABLE_GROUPS, type TableGroup } from './table-params.ts';

const texts = taskTexts.table;

type GroupSelectProps = { value: TableGroup | null; onChange: (group: TableGroup | null) => void };

/** By what the table is grouped (BOARD-31). */
export function GroupSelect({ value, onChange }: GroupSelectProps) {
  return (
    <Field label={texts.group} className="w-32">
      <Select
        value={value ?? ''}
        onChange={(event) => onChange(TABLE_GROUPS.find((group) => group === event.target.value) ?? null)}
      >
        <option value="">{texts.noGroup}</option>
        {TABLE_GROUPS.map((group) => (
          <option key={group} value={group}>
            {texts.groups[group]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
