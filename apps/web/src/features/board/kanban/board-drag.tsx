import { DndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBoardContext } from '../drag/board-context.ts';
import { DragAnnouncer } from '../drag/drag-announcer.tsx';
import { DRAG_INSTRUCTIONS_ID } from '../drag/drag-instructions.ts';
import { useBoardDrag } from '../drag/use-board-drag.ts';
import type { DragGround } from '../drag/use-drag-scrolling.ts';
import { dragTexts } from '../texts/drag.ts';
import { DragCopy } from './drag-copy.tsx';

/** The drag announcer makes all announcements, as it knows places and not only columns. */
const SILENT = { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say };
const ACCESSIBILITY = {
  announcements: SILENT,
  screenReaderInstructions: { draggable: dragTexts.instructions },
  restoreFocus: false,
};

function say(): undefined {}

/** The library's name of the listener to each kind of press. */
const LISTENERS: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};

type BoardDragProps = DragGround & {
  tasks: readonly Task[];
  /** Tests whether a task passes the filter. */
  matches: (task: Task) => boolean;
};

/**
 * Drags the cards of a board. It is a sibling of the cards, not a parent: they render before its code is loaded, and
 * no drag renders them again. The library knows only the pressed card.
 */
export function BoardDrag({ tasks, matches, scroller, single }: BoardDragProps) {
  const handling = useBoardDrag(tasks, matches, { scroller, single });
  return (
    <DndContext id={DRAG_INSTRUCTIONS_ID} accessibility={ACCESSIBILITY} {...handling}>
      <PressedCard />
      {TASK_STATUSES.map((status) => (
        <DropArea key={status} status={status} />
      ))}
      <DragCopy />
      <DragAnnouncer />
    </DndContext>
  );
}

function PressedCard() {
  const { cards, drag, presses } = useBoardContext();
  const [{ id }, setPressed] = useState({ id: '' });
  const { setNodeRef, listeners } = useDraggable({ id });
  const latest = useRef(listeners);

  // Runs on each render, because a card gets another element in another column.
  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(cards.get(id) ?? null);
  });

  useLayoutEffect(
    () =>
      presses.carryBy((pressed, press) => {
        if (drag.drag()) return;
        flushSync(() => setPressed({ id: pressed }));
        latest.current?.[LISTENERS[press.type] ?? '']?.(press);
      }),
    [drag, presses],
  );
  return null;
}

/** Lets the list of a column scroll while a card is held at its edge. */
function DropArea({ status }: { status: Column }) {
  const { lists } = useBoardContext();
  const { setNodeRef } = useDroppable({ id: status });
  useLayoutEffect(() => {
    setNodeRef(lists.get(status) ?? null);
  }, [lists, setNodeRef, status]);
  return null;
}
