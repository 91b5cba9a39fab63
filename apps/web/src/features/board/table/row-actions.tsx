import type { Task } from '@faena/shared/schemas';
import { Pencil, Square, SquareCheck, Trash2 } from 'lucide-react';
import { useAskAndRemove, useTaskLink } from '@/features/task/index.ts';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { useIsSelected, useSelectionStore } from '../selection/selection-context.ts';

const texts = taskTexts.card;

/** The actions of a manager in the row of a task: Elegir, Editar, Eliminar (QUICK-5, QUICK-7). */
export function RowActions({ task }: { task: Task }) {
  const { edit } = useTaskLink();
  const tabIndex = useCardTabIndex();
  const askAndRemove = useAskAndRemove();
  const selection = useSelectionStore();
  const selected = useIsSelected(task.id);
  return (
    <>
      <IconButton
        tabIndex={tabIndex}
        icon={selected ? SquareCheck : Square}
        label={texts.of(quickTexts.selection.choose, task.title)}
        tooltip={quickTexts.selection.choose}
        aria-pressed={selected}
        {...(selected && { 'data-chosen': '' })}
        className={cn(selected && 'text-accent!')}
        onClick={() => selection.toggle(task.id)}
      />
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
