import type { Task } from '@faena/shared/schemas';
import { Archive, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { AssignAction, useArchive, useAskAndRemove, useTaskLink } from '@/features/task/index.ts';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { archiveTexts } from '@/texts/archive.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { CardTagsButton } from '../quick-edit/card-edits.tsx';
import { useIsSelected, useSelectionStore } from '../selection/selection-context.ts';
import { STILL_ATTRIBUTE } from './card-class.ts';

const texts = taskTexts.card;
/** Small enough for the edge of a card; of full size for fingers. */
const SIZE = 'size-6 text-muted pointer-coarse:size-control';

/**
 * The actions of a manager on a card: Editar, Asignar/Desasignar, Archivar, Eliminar. They show on its upper edge on
 * hover and focus, clear of the title; for fingers, in its last line. A press on them never starts a drag.
 */
export function CardActions({ task }: { task: Task }) {
  const { edit } = useTaskLink();
  const tabIndex = useCardTabIndex();
  const selection = useSelectionStore();
  const selected = useIsSelected(task.id);
  const archive = useArchive();
  const askAndRemove = useAskAndRemove();
  return (
    <div
      {...{ [STILL_ATTRIBUTE]: '' }}
      className={cn(
        'absolute -top-3 right-2 flex rounded-control border border-line bg-surface opacity-0 transition-opacity',
        // Hidden actions let presses through to the neighbouring card.
        'pointer-events-none group-hover/card:pointer-events-auto group-focus-within/card:pointer-events-auto',
        'focus-within:opacity-100 group-hover/card:opacity-100 has-data-[state=open]:opacity-100',
        'pointer-coarse:pointer-events-auto pointer-coarse:static pointer-coarse:-mr-2 pointer-coarse:ml-auto pointer-coarse:border-0 pointer-coarse:bg-transparent pointer-coarse:opacity-100',
      )}
    >
      <IconButton
        tabIndex={tabIndex}
        icon={SquareCheck}
        label={texts.of(quickTexts.selection.choose, task.title)}
        tooltip={quickTexts.selection.choose}
        aria-pressed={selected}
        className={cn(SIZE, 'hidden pointer-coarse:inline-flex', selected && 'text-accent')}
        onClick={() => selection.toggle(task.id)}
      />
      <CardTagsButton task={task} className="mx-0 pointer-coarse:size-control" />
      <IconButton
        tabIndex={tabIndex}
        icon={Pencil}
        label={texts.of(texts.edit, task.title)}
        tooltip={texts.edit}
        className={SIZE}
        onClick={() => edit(task.id)}
      />
      <AssignAction task={task} className={SIZE} />
      <IconButton
        tabIndex={tabIndex}
        icon={Archive}
        label={texts.of(archiveTexts.archive, task.title)}
        tooltip={archiveTexts.archive}
        // On touch screens a sixth button would need another line. The task's page and the selection bar have it too.
        className={cn(SIZE, 'pointer-coarse:hidden')}
        onClick={() => archive([task])}
      />
      <IconButton
        tabIndex={tabIndex}
        icon={Trash2}
        label={texts.of(texts.remove, task.title)}
        tooltip={texts.remove}
        className={SIZE}
        onClick={() => void askAndRemove(task)}
      />
    </div>
  );
}
