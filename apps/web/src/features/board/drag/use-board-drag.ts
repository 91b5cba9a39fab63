import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type Board,
  DRAG_POINTER_DISTANCE_PX,
  DRAG_TOUCH_DELAY_MS,
  DRAG_TOUCH_TOLERANCE_PX,
  type Target,
} from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useMoveTask, useTaskContext } from '@/features/task/index.ts';
import { reportError } from '@/lib/report.ts';
import { authorOf, removalOf } from '@/sync/authors.ts';
import { drawnTasks } from '@/sync/board.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { toast } from '@/ui/toast.ts';
import { columnsOf, matchingTasks } from '../columns-of.ts';
import { dragTexts as texts } from '../texts/drag.ts';
import { useBoardContext } from './board-context.ts';
import type { Drag, DragStore } from './drag-store.ts';
import { KeyboardDragSensor } from './keyboard-sensor.ts';
import { homeOf, landingOf, type Over, type StepKey, sameTarget, stepOver } from './landing.ts';
import { overAt } from './room.ts';
import { type DragGround, followScrolling, useDragScrolling } from './use-drag-scrolling.ts';

const POINTER = { activationConstraint: { distance: DRAG_POINTER_DISTANCE_PX } };
const TOUCH = {
  activationConstraint: { delay: DRAG_TOUCH_DELAY_MS, tolerance: DRAG_TOUCH_TOLERANCE_PX },
};

/**
 * The handlers with which dnd-kit drags the tasks of this board (BOARD-13). `matches` selects the drawn tasks. A
 * dropped task lands beside the card under it, at its place among all tasks (BOARD-15).
 */
export function useBoardDrag(tasks: readonly Task[], matches: (task: Task) => boolean, ground: DragGround) {
  const { projectId } = useTaskContext();
  const { drag: store, boxes } = useBoardContext();
  const queryClient = useQueryClient();
  const move = useMoveTask(projectId);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const stopFollowing = useRef(() => {});
  useEffect(
    () => () => {
      stopFollowing.current();
      if (store.drag()) endDrag();
    },
    [store],
  );
  useEffect(() => {
    const drag = store.drag();
    // A failed change of the person's own also moves cards back.
    const own = queryClient.isMutating({ mutationKey: commandScope(projectId).mutationKey }) > 0;
    if (drag && !own && takenFrom(drag, tasks)) endDrag();
  }, [tasks, store, queryClient, projectId]);
  const scrolling = useDragScrolling(ground, pointer);
  const keyboard = useMemo(() => ({ onStep: (key: StepKey) => step(store, key) }), [store]);
  const sensors = useSensors(
    useSensor(MouseSensor, POINTER),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardDragSensor, keyboard),
  );

  function currentBoard(): Board<Task> {
    return columnsOf(drawnTasks(queryClient, projectId));
  }

  /** The drawn board. A lifted task stays, even if it no longer matches. */
  function drawnBoard(lifted?: string): Board<Task> {
    const all = drawnTasks(queryClient, projectId);
    return columnsOf(matchingTasks(all, (task) => task.id === lifted || matches(task)));
  }

  /** The place under the pointer now. */
  function underPointer(): Over | null {
    const drag = store.drag();
    if (!drag || !pointer.current) return null;
    const { x, y } = pointer.current;
    // A card that is held below the columns counts as over the column above.
    return overAt(
      x,
      Math.min(y, lowestOf(ground.scroller.current)),
      drag.board,
      (status) => boxes.get(status)?.() ?? [],
    );
  }

  const detectOver: CollisionDetection = ({ pointerCoordinates }) => {
    pointer.current = pointerCoordinates;
    const over = underPointer();
    return over ? [{ id: over.status, data: { over } }] : [];
  };

  function lift({ active, activatorEvent }: DragStartEvent): void {
    const board = drawnBoard();
    const home = homeOf(board, String(active.id));
    const task = home && board[home.status][home.index];
    if (!home || !task) return;
    const box = boxes.get(home.status)?.()[home.index];
    const by = activatorEvent instanceof KeyboardEvent ? 'keyboard' : 'pointer';
    store.lift({ task, by, board, home, height: box ? box.end - box.start : 0 });
    if (by === 'keyboard') store.say(texts.lifted(task.title, targetText(board, home, home)));
    else stopFollowing.current = followScrolling(() => pointer.current && store.carryOver(underPointer()));
  }

  function follow({ collisions }: DragMoveEvent): void {
    if (store.drag()?.by !== 'pointer') return;
    scrolling.follow();
    const over: Over | undefined = collisions?.[0]?.data?.over;
    store.carryOver(over ?? null);
  }

  function drop(_event: DragEndEvent): void {
    const drag = store.drag();
    if (!drag) return;
    const { task, over } = drag;
    // Uses the present board, because others may have changed it during the drag.
    const board = currentBoard();
    const home = homeOf(board, task.id);
    const target = over && landingOf(board, task.id, over);
    if (!home || !target) {
      void queryClient.invalidateQueries({ queryKey: taskKeys.board(projectId) });
      if (!home) toast.message(texts.removed(task.title, ...removalOf(task.id)));
      else if (over) toast.message(texts.targetGone(task.title));
      else store.say(texts.lost(task.title));
    } else {
      // Read before the move, which changes the board at once.
      const drawn = drawnBoard(task.id);
      if (!sameTarget(home, target)) move(task.id, target, fail);
      const seenHome = homeOf(drawn, task.id) ?? home;
      const seen = landingOf(drawn, task.id, over) ?? target;
      store.say(texts.dropped(task.title, targetText(drawn, seenHome, seen)));
    }
    release(home !== null);
  }

  function release(keepFocus: boolean): void {
    stopFollowing.current();
    scrolling.end();
    store.release(keepFocus);
  }

  /** Ends a drag after Escape, or after a change by somebody else, which a toast then reports (BOARD-27). */
  function cancel(): void {
    const drag = store.drag();
    const taken = drag && takenFrom(drag, drawnTasks(queryClient, projectId));
    if (taken) toast.message(taken);
    else if (drag) store.say(texts.cancelled(drag.task.title, targetText(drag.board, drag.home, drag.home)));
    release(!taken);
  }

  function fail(error: Error): void {
    reportError(error);
    toast.error(taskTexts.failed.move);
  }

  return {
    sensors,
    autoScroll: scrolling.autoScroll,
    collisionDetection: detectOver,
    onDragStart: lift,
    onDragMove: follow,
    onDragOver: follow,
    onDragEnd: drop,
    onDragCancel: cancel,
  };
}

/** Describes a change of the lifted task by others: a deletion or another column; null when neither. */
function takenFrom({ task: { id, title }, home }: Drag, tasks: readonly Task[]): string | null {
  const now = tasks.find((task) => task.id === id);
  if (!now) return texts.removed(title, ...removalOf(id));
  return now.status === home.status ? null : texts.moved(title, statusLabels[now.status], authorOf(now));
}

/** The lowest point of the columns in the window: their scroll bar is no part of them. */
function lowestOf(scroller: HTMLElement | null): number {
  return scroller
    ? scroller.getBoundingClientRect().top + scroller.clientHeight - 1
    : Number.POSITIVE_INFINITY;
}

function step(store: DragStore, key: StepKey): void {
  const drag = store.drag();
  const over = drag && stepOver(drag.board, drag.task.id, drag.target, key);
  if (!over) return;
  store.carryOver(over);
  const { target } = store.drag() ?? drag;
  store.say(texts.over(targetText(drag.board, drag.home, target)));
}

/** 'Doing, posición 2 de 5': the place of a task after its drop. */
function targetText(board: Board<Task>, home: Target, target: Target): string {
  const count = board[target.status].length + (target.status === home.status ? 0 : 1);
  return texts.place(statusLabels[target.status], target.index + 1, count);
}

/**
 * Cancels the drag. The library has no call for that, but its sensors and ours end a drag on Escape. The event has only
 * the code of the key, so that no other listener reacts.
 */
function endDrag(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', cancelable: true }));
}
