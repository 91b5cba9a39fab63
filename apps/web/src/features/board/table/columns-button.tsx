import { TASK_EXTRA_COLUMNS, type TaskExtraColumn } from '@faena/shared/domain';
import { Columns3 } from 'lucide-react';
import { taskTableTexts } from '@/texts/task-table.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Popover } from '@/ui/popover.tsx';

const texts = taskTableTexts;

type ColumnsButtonProps = {
  hidden: readonly TaskExtraColumn[];
  onShow: (id: TaskExtraColumn, shown: boolean) => void;
};

/** Chooses the columns of the table (BOARD-19). */
export function ColumnsButton({ hidden, onShow }: ColumnsButtonProps) {
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
            onCheckedChange={(shown) => onShow(id, shown)}
          />
        ))}
      </div>
    </Popover>
  );
}
