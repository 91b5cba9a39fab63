import { TASK_EXTRA_COLUMNS, type TaskExtraColumn } from '@faena/shared/domain';
import { Columns3 } from 'lucide-react';
import { taskTableTexts } from '@/texts/task-table.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Popover } from '@/ui/popover.tsx';

const texts = taskTableTexts;

type ColumnsButtonProps = {
  hidden: readonly TaskExtraColumn[];
  onChange: (hidden: TaskExtraColumn[]) => void;
};

/** Which columns the table shows (BOARD-33). */
export function ColumnsButton({ hidden, onChange }: ColumnsButtonProps) {
  return (
    <Popover
      label={texts.chooseColumns}
      trigger={<IconButton icon={Columns3} label={texts.chooseColumns} variant="secondary" />}
    >
      <div className="grid">
        {TASK_EXTRA_COLUMNS.map((id) => (
          <Checkbox
            key={id}
            label={texts.columns[id]}
            checked={!hidden.includes(id)}
            onCheckedChange={(shown) =>
              onChange(TASK_EXTRA_COLUMNS.filter((each) => (each === id ? !shown : hidden.includes(each))))
            }
          />
        ))}
      </div>
    </Popover>
  );
}
