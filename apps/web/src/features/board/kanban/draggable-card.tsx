import type { Task } from '@faena/shared/schemas';
import { memo, type Ref, useEffect, useRef } from 'react';
import { useTaskContext, useTaskLink } from '@/features/task/index.ts';
import { UserText } from '@/ui/user-text.tsx';
import { useBoardContext, useDrag } from '../drag/board-context.ts';
import { DRAG_INSTRUCTIONS_ID } from '../drag/drag-instructions.ts';
import { CardActions } from './card-actions.tsx';
import { CardFrame } from './card-frame.tsx';
import { TaskCard } from './task-card.tsx';

type DraggableCardProps = { task: Task };

/** A card that can be lifted anywhere by mouse and touch, and by its title with the keyboard. */
export const DraggableCard = memo(function DraggableCard({ task }: DraggableCardProps) {
  const { canManage } = useTaskContext();
  const { drag: store } = useBoardContext();
  const title = useRef<HTMLButtonElement>(null);
  const lifted = useDrag((drag) => (drag?.task.id === task.id ? drag.by : null));

  useEffect(() => {
    if (!store.takeFocus(task.id)) return;
    title.current?.focus();
    // The focus alone brings nothing into sight that has it already, as a card that was given back.
    title.current?.closest('article')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return (
    <CardFrame
      id={task.id}
      label={task.title}
      lifted={lifted}
      activator={title}
      actions={canManage && <CardActions task={task} />}
    >
      <TaskCard task={task} title={<CardTitle task={task} ref={title} />} />
    </CardFrame>
  );
}, looksTheSame);

/** Where a task stands in its column is not on its card: a drop renumbers hundreds of them and redraws one. */
function looksTheSame({ task: a }: DraggableCardProps, { task: b }: DraggableCardProps): boolean {
  if (a === b) return true;
  const keys = Object.keys(b) as (keyof Task)[];
  return keys.every((key) => key === 'order' || key === 'updatedAt' || a[key] === b[key]);
}

type CardTitleProps = { task: Task; ref: Ref<HTMLButtonElement> };

function CardTitle({ task, ref }: CardTitleProps) {
  const { open } = useTaskLink();
  return (
    <button
      ref={ref}
      type="button"
      aria-describedby={DRAG_INSTRUCTIONS_ID}
      onClick={() => open(task.id)}
      // Space lifts the card; without this some browsers press the button as it is let go.
      onKeyUp={(event) => {
        if (event.code === 'Space') event.preventDefault();
      }}
      className="max-w-full cursor-grab! select-none rounded-control text-left"
    >
      <UserText lines={3}>{task.title}</UserText>
    </button>
  );
}
