import type { Task } from '@faena/shared/schemas';
import { type MouseEvent, memo, type Ref, useEffect, useRef, useState } from 'react';
import { useTaskContext, useTaskLink } from '@/features/task/index.ts';
import { CardTabStop, useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { UserText } from '@/ui/user-text.tsx';
import { useBoardContext, useDrag } from '../drag/board-context.ts';
import { DRAG_INSTRUCTIONS_ID } from '../drag/drag-instructions.ts';
import { useIsSelected } from '../selection/selection-context.ts';
import { CardFrame } from './card-frame.tsx';
import { TaskCard } from './task-card.tsx';

type DraggableCardProps = {
  task: Task;
  /** Whether the page of its task is open (PANEL-2). */
  current: boolean;
  /** Whether Tab reaches the card and its buttons (KEYS-5). */
  tabbable: boolean;
  /** Whether the column is long. Then the buttons render on hover or focus. */
  oneOfMany: boolean;
};

/** A card that can be lifted anywhere by mouse and touch, and by its title with the keyboard. */
export const DraggableCard = memo(function DraggableCard({
  task,
  current,
  tabbable,
  oneOfMany,
}: DraggableCardProps) {
  const { canManage } = useTaskContext();
  const { drag: store } = useBoardContext();
  const { open } = useTaskLink();
  const title = useRef<HTMLButtonElement>(null);
  const [reached, setReached] = useState(false);
  const selected = useIsSelected(task.id);
  const lifted = useDrag((drag) => (drag?.task.id === task.id ? drag.by : null));

  useEffect(() => {
    if (!store.takeFocus(task.id)) return;
    title.current?.focus();
    // A focused card, such as one that was put back, does not scroll into view by focus alone.
    title.current?.closest('article')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return (
    <CardFrame
      id={task.id}
      label={task.title}
      lifted={lifted}
      selected={selected}
      current={current}
      activator={title}
      onReach={() => setReached(true)}
      onPress={(event) => {
        if (!isToOpen(event, title.current)) return;
        // The task's page restores the focus to the title when it closes.
        title.current?.focus({ preventScroll: true });
        open(task.id);
      }}
    >
      <CardTabStop value={tabbable}>
        <TaskCard
          task={task}
          title={<CardTitle task={task} current={current} ref={title} />}
          editable={canManage}
          actions={canManage && (!oneOfMany || tabbable || reached)}
        />
      </CardTabStop>
    </CardFrame>
  );
}, looksTheSame);

/** The order of a task is not on its card: a drop renumbers hundreds of tasks and renders one card. */
function looksTheSame(
  { task: a, ...before }: DraggableCardProps,
  { task: b, ...after }: DraggableCardProps,
): boolean {
  if (before.current !== after.current || before.tabbable !== after.tabbable) return false;
  if (before.oneOfMany !== after.oneOfMany) return false;
  if (a === b) return true;
  const keys = Object.keys(b) as (keyof Task)[];
  return keys.every((key) => key === 'order' || key === 'updatedAt' || a[key] === b[key]);
}

/** Tests whether a press opens the task's page. Presses on controls and in popovers do not. */
function isToOpen(
  { target, currentTarget, ...keys }: MouseEvent<HTMLElement>,
  title: Element | null,
): boolean {
  if (keys.shiftKey || keys.ctrlKey || keys.metaKey) return false;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest('button, a, input, select, textarea');
  return control === null || control === title || !currentTarget.contains(control);
}

type CardTitleProps = { task: Task; current: boolean; ref: Ref<HTMLButtonElement> };

function CardTitle({ task, current, ref }: CardTitleProps) {
  const tabIndex = useCardTabIndex();
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={tabIndex}
      aria-current={current || undefined}
      aria-describedby={DRAG_INSTRUCTIONS_ID}
      // Space lifts the card. Without this some browsers also press the button on key-up.
      onKeyUp={(event) => {
        if (event.code === 'Space') event.preventDefault();
      }}
      className="max-w-full cursor-grab! select-none rounded-control text-left"
    >
      <UserText lines={3}>{task.title}</UserText>
    </button>
  );
}
