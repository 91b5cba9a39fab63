import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskImport } from '@faena/shared/schemas';
import { useId } from 'react';
import { statusLabels } from '@/texts/labels.ts';
import { ChoiceOptions } from '@/ui/choice-select.tsx';
import { Select } from '@/ui/select.tsx';
import { TitledList } from '@/ui/titled-list.tsx';
import { taskImportTexts } from '../texts/task-import.ts';
import type { Statuses } from './import-requests.ts';

const texts = taskImportTexts.lists;

type ListStatusesProps = {
  lists: TaskImport['lists'];
  onChange: (statuses: Statuses) => void;
};

/** Chooses the status of each list of a file (IMPORT-4). */
export function ListStatuses({ lists, onChange }: ListStatusesProps) {
  const id = useId();
  const statuses = lists.map(({ status }) => status);
  return (
    <TitledList title={texts.title}>
      {lists.map(({ name, status, tasks }, index) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
          <label htmlFor={`${id}${index}`} className="min-w-0 flex-1 basis-28">
            <span dir="auto" className="wrap-anywhere">
              {name || texts.nameless}
            </span>{' '}
            <span className="tabular text-muted">{texts.count(tasks)}</span>
          </label>
          <Select
            id={`${id}${index}`}
            value={status ?? ''}
            onChange={({ target }) => {
              const chosen = TASK_STATUSES.find((one) => one === target.value) ?? null;
              onChange(statuses.with(index, chosen));
            }}
            className="w-44 max-w-full"
          >
            <ChoiceOptions choices={TASK_STATUSES} labels={statusLabels} />
            <option value="">{texts.leaveOut}</option>
          </Select>
        </li>
      ))}
    </TitledList>
  );
}
