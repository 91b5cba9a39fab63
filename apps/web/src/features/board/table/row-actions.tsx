import type { Task } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { useAskAndRemove, useTaskLink } from '@/features/task/index.ts';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { IconButton } from '@/ui/icon-button.tsx';

const texts = taskTexts.card;

/** What a manager can do with a task in its row: Editar, Eliminar (BOARD-20). */
export function RowActions({ task }: { task: Task }) {
  const { edit } = useTaskLink();
  const tabIndex = useCardTabIndex();
  const askAndRemove = useAskAndRemove();
  return (
    <>
      <IconButton
        tabIndex={tabIndex}
        icon={Pencil}
        label={texts.of(texts.edit, task.title)}
        tooltip={texts.edit}
        onClick={() => edit(task.id)}
      />
      <IconButton
        tabIndex={tabIndex}
        icon={Trash2}
        label={texts.of(texts.remove, task.title)}
        tooltip={texts.remove}
        onClick={() => void askAndRemove(task)}
      />
    </>
  );
}
