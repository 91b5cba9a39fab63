import { useDraggable } from '@dnd-kit/core';
import type { Task } from '@faena/shared/schemas';
import { memo, type Ref, useEffect, useRef } from 'react';
import { cn } from '@/ui/cn.ts';
import { useBoardContext, useDrag } from '../board-context.ts';
import { useTaskLink } from '../use-task-link.ts';
import { CardActions } from './card-actions.tsx';
import { CARD_CLASS } from './card-class.ts';
import { TaskCard } from './task-card.tsx';

/** A card that can be lifted anywhere by mouse and touch, and by its title with the keyboard. */
export const DraggableCard = memo(function DraggableCard({ task }: { task: Task }) {
  const { canManage, drag: store } = useBoardContext();
  const title = useRef<HTMLButtonElement>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id: task.id });
  const lifted = useDrag((drag) => (drag?.task.id === task.id ? drag.by : null));

  useEffect(() => {
    if (store.takeFocus(task.id)) title.current?.focus();
  });

  return (
    <article
      ref={setNodeRef}
      aria-label={task.title}
      className={cn(
        CARD_CLASS,
        'group/card relative transition-colors hover:border-edge',
        // The one carried by keyboard keeps its focus here until it is dropped.
        lifted === 'pointer' && 'invisible',
        lifted === 'keyboard' && 'opacity-0',
      )}
    >
      {/* Without the buttons: a press on one of them is never the start of a drag. */}
      <div {...listeners} className="cursor-grab touch-manipulation select-none p-3">
        <TaskCard
          task={task}
          title={
            <CardTitle
              task={task}
              ref={(button) => {
                title.current = button;
                setActivatorNodeRef(button);
              }}
              describedBy={attributes['aria-describedby']}
            />
          }
        />
      </div>
      {canManage && <CardActions task={task} />}
    </article>
  );
});

type CardTitleProps = { task: Task; ref: Ref<HTMLButtonElement>; describedBy: string };

function CardTitle({ task, ref, describedBy }: CardTitleProps) {
  const { open } = useTaskLink();
  return (
    <button
      ref={ref}
      type="button"
      aria-describedby={describedBy}
      onClick={() => open(task.id)}
      // Space lifts the card; without this some browsers press the button as it is let go.
      onKeyUp={(event) => {
        if (event.code === 'Space') event.preventDefault();
      }}
      className="cursor-grab! select-none rounded-control text-left"
    >
      {task.title}
    </button>
  );
}
