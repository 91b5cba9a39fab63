import type { Task } from '@faena/shared/schemas';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { isTaken } from '@/ui/escape.ts';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { usePlainKeys } from '../keys/use-shortcuts.ts';
import { useSelectionStore } from './selection-context.ts';
import type { SelectionStore } from './selection-store.ts';

const CONTROLS = 'button, a, input, select, textarea';
/** A card, or a task of the table as a row or as a card. */
const ONE = 'article, tr, li';
/** The title, which opens a task. */
const TITLE = 'h4 button, [data-opens]';

interface Selecting {
  /** The tasks that can be selected, in the order of a range. */
  tasks: readonly Task[];
  /** The tasks above and below a task, through which Shift and an arrow go. */
  alongOf: (task: Task) => readonly Task[];
  /** Tests whether another element handles the keys. */
  isBusy: () => boolean;
}

/** Event listeners for the container of cards or rows, which select several tasks (QUICK-7). */
export function useSelecting({ tasks, alongOf, isBusy }: Selecting) {
  const selection = useSelectionStore();
  const [plainKeys] = usePlainKeys();

  useEffect(() => {
    if (selection.ids().size > 0) selection.keepOnly(new Set(tasks.map(({ id }) => id)));
  }, [selection, tasks]);

  useEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent): void {
      // An open popover, a field or a drag takes its Escape first.
      if (event.key === 'Escape' && !isTaken(event) && !isBusy()) selection.clear();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [selection, isBusy]);

  /** Selects the task with the focus and the next one in that direction (QUICK-7). */
  function chooseAlong(id: string, down: boolean): void {
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    if (!selection.ids().has(id)) selection.toggle(id);
    const along = alongOf(task);
    const next = along[along.indexOf(task) + (down ? 1 : -1)];
    if (next)
      selection.extend(
        next.id,
        tasks.map((one) => one.id),
      );
  }

  /** The task of the card or row of an event; null from elsewhere and from a popover. */
  function taskAt({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): string | null {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
    const key = target.closest(ONE)?.closest(`[${ROW_ATTRIBUTE}]`)?.getAttribute(ROW_ATTRIBUTE);
    // A task that is in several groups has the group's name behind its id.
    const id = key?.split(' ')[0] ?? null;
    return tasks.some((task) => task.id === id) ? id : null;
  }

  function choose(id: string, isRange: boolean): void {
    if (isRange) {
      const order = tasks.map((task) => task.id);
      selection.extend(id, order);
    } else selection.toggle(id);
  }

  return {
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const id = taskAt(event);
      const modified = event.shiftKey || event.ctrlKey || event.metaKey;
      if (id === null || !(modified || isTapToChoose(event, selection))) return;
      event.preventDefault();
      event.stopPropagation();
      choose(id, event.shiftKey);
      // Focuses the title, so that keys continue there and no ring shows around the board.
      if (event.target instanceof Element) focusTitle(event.target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const id = taskAt(event);
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (id === null || modified || isTypedIn(event)) return;
      if (event.shiftKey && !isBusy() && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        // The arrow itself still moves the focus there.
        chooseAlong(id, event.key === 'ArrowDown');
        return;
      }
      if (!plainKeys || event.key.toLowerCase() !== 'x') return;
      event.preventDefault();
      choose(id, event.shiftKey);
    },
  };
}

/** While tasks are selected, a tap on a card selects it too. The card's buttons keep their meaning. */
function isTapToChoose({ target, nativeEvent }: MouseEvent, selection: SelectionStore): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (!isTouch || selection.ids().size === 0 || !(target instanceof Element)) return false;
  const control = target.closest(CONTROLS);
  return control === null || control.matches(TITLE);
}

/** Tests whether a field of a cell handles the keys. */
function isTypedIn({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

function focusTitle(target: Element): void {
  target.closest(ONE)?.querySelector<HTMLElement>(TITLE)?.focus({ preventScroll: true });
}
