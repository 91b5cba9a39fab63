import type { Task } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { AssignAction, useAskAndRemove, useTaskLink } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';

const texts = taskTexts.card;

/**
 * What a manager can do with a card: Editar, Asignar/Desasignar, Eliminar. Over its corner on hover and focus; below
 * its content where the pointer is a finger.
 */
export function CardActions({ task }: { task: Task }) {
  const { open } = useTaskLink();
  const askAndRemove = useAskAndRemove();
  return (
    <div
      className={cn(
        'absolute top-1 right-1 flex rounded-control border border-line bg-surface opacity-0 transition-opacity',
        'focus-within:opacity-100 group-hover/card:opacity-100 has-data-[state=open]:opacity-100',
        'pointer-coarse:static pointer-coarse:-mt-3 pointer-coarse:justify-end pointer-coarse:px-2 pointer-coarse:pb-1 pointer-coarse:border-0 pointer-coarse:opacity-100',
      )}
    >
      <IconButton
        icon={Pencil}
        label={texts.of(texts.edit, task.title)}
        tooltip={texts.edit}
        onClick={() => open(task.id)}
      />
      <AssignAction task={task} />
      <IconButton
        icon={Trash2}
        label={texts.of(texts.remove, task.title)}
        tooltip={texts.remove}
        onClick={() => void askAndRemove(task)}
      />
    </div>
  );
}
