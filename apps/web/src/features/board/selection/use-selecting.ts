import type { Task } from '@faena/shared/schemas';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { isTaken } from '@/ui/tooltip.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { useBoardContext } from '../drag/board-context.ts';
import { usePlainKeys } from '../keys/use-shortcuts.ts';
import { useSelectionStore } from './selection-context.ts';
import type { SelectionStore } from './selection-store.ts';

const CONTROLS = 'button, a, input, select, textarea';

/** The ways to choose several cards, for what is around all of them (QUICK-7); a card has none of its own. */
export function useSelecting(tasks: readonly Task[]) {
  const selection = useSelectionStore();
  const { drag } = useBoardContext();
  const [plainKeys] = usePlainKeys();

  useEffect(() => selection.keepOnly(new Set(tasks.map(({ id }) => id))), [selection, tasks]);

  useEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent): void {
      // What is open, typed in or carried takes its Escape first.
      if (event.key === 'Escape' && !isTaken(event) && !drag.drag()) selection.clear();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [selection, drag]);

  /** The card of the focus, and the next one of its column in that direction (QUICK-7). */
  function chooseAlong(id: string, down: boolean): void {
    const order = tasks.map((task) => task.id);
    if (!selection.ids().has(id)) selection.toggle(id);
    const { status } = tasks[order.indexOf(id)] ?? {};
    const column = tasks.filter((task) => task.status === status).map((task) => task.id);
    const next = column[column.indexOf(id) + (down ? 1 : -1)];
    if (next !== undefined) selection.extend(next, order);
  }

  function choose(id: string, extends_: boolean): void {
    if (extends_) {
      const order = tasks.map((task) => task.id);
      selection.extend(id, order);
    } else selection.toggle(id);
  }

  return {
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const id = cardAt(event);
      const modified = event.shiftKey || event.ctrlKey || event.metaKey;
      if (id === null || !(modified || isTapToChoose(event, selection))) return;
      event.preventDefault();
      event.stopPropagation();
      choose(id, event.shiftKey);
      // The keys go on from here, and no ring stands around the whole board.
      if (event.target instanceof Element) focusTitle(event.target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const id = cardAt(event);
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (id === null || modified) return;
      if (event.shiftKey && !drag.drag() && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        // The arrow itself still leads there.
        chooseAlong(id, event.key === 'ArrowDown');
        return;
      }
      if (!plainKeys || event.key.toLowerCase() !== 'x') return;
      event.preventDefault();
      choose(id, event.shiftKey);
    },
  };
}

/** While some are chosen, a tap on a card chooses it, too; its buttons are what they are. */
function isTapToChoose({ target, nativeEvent }: MouseEvent, selection: SelectionStore): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (!isTouch || selection.ids().size === 0 || !(target instanceof Element)) return false;
  const control = target.closest(CONTROLS);
  return control === null || control.closest('h4') !== null;
}

/** The task of the card that an event came from; null from elsewhere, and from what opened from a card. */
function cardAt({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): string | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  const card = target.closest('article');
  return card?.closest(`[${ROW_ATTRIBUTE}]`)?.getAttribute(ROW_ATTRIBUTE) ?? null;
}

function focusTitle(target: Element): void {
  target.closest('article')?.querySelector<HTMLElement>('h4 button')?.focus({ preventScroll: true });
}
