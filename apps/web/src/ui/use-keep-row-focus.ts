import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Marks a row, or a card, that has controls; its value is the row's id. */
export const ROW_ATTRIBUTE = 'data-row';

/**
 * With several lists, marks the element that gets the focus when one of them is empty; each has one, in their order.
 */
export const ROWS_ATTRIBUTE = 'data-rows';

/** Dispatched by a part that had the focus, disappeared, and could not return it. */
export const FOCUS_LOST = 'faena:focus-lost';

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), td[tabindex]';
/** Parts that open over a list and return focus to it; a toolbar belongs to the selected rows. */
const WINDOW = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="toolbar"]';

interface Held {
  readonly id: string;
  /** The index of the focused control in its row, counted from the end, where the row's actions are. */
  readonly fromEnd: number;
}

/**
 * Keeps the focus when its row is deleted, filtered or redrawn: on the row, else the next, the previous, or the list.
 * `root` is around all the lists; keep `lists`, the ids of their rows, the same between changes.
 */
export function useKeepRowFocus(
  root: RefObject<HTMLElement | null>,
  lists: readonly (readonly string[])[],
): void {
  const held = useRef<Held | null>(null);
  /** The lists at the time when a row last had the focus. */
  const known = useRef(lists);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', ({ target }) => follow(target), { signal });
    document.addEventListener('focusout', ({ target }) => queueMicrotask(() => forget(target)), { signal });
    window.addEventListener(FOCUS_LOST, () => restore(root.current, held.current, known.current), { signal });
    return () => listening.abort();

    function follow(target: EventTarget | null): void {
      if (!(target instanceof Element)) return;
      if (root.current?.contains(target)) held.current = heldBy(target);
      else if (!target.closest(WINDOW)) held.current = null;
    }

    /** A click on nothing leaves the row; the removal of a row does not. */
    function forget(target: EventTarget | null): void {
      const left = target instanceof Element && target.isConnected && root.current?.contains(target);
      if (left && document.activeElement === document.body) held.current = null;
    }
  }, [root]);

  useLayoutEffect(() => {
    const id = held.current?.id;
    if (id === undefined || lists.some((ids) => ids.includes(id))) known.current = lists;
    restore(root.current, held.current, known.current);
  }, [root, lists]);
}

function heldBy(target: Element): Held | null {
  const row = target.closest(`[${ROW_ATTRIBUTE}]`);
  if (!row) return null;
  const controls = controlsOf(row);
  return { id: row.getAttribute(ROW_ATTRIBUTE) ?? '', fromEnd: controls.length - controls.indexOf(target) };
}

function restore(root: HTMLElement | null, held: Held | null, lists: readonly (readonly string[])[]): void {
  if (!root || !held || document.activeElement !== document.body) return;
  const list = lists.findIndex((ids) => ids.includes(held.id));
  const ids = lists[list] ?? [];
  const place = ids.indexOf(held.id);
  const drawn = new Map(
    [...root.querySelectorAll(`[${ROW_ATTRIBUTE}]`)].map((row) => [row.getAttribute(ROW_ATTRIBUTE), row]),
  );
  const own = controlsOf(drawn.get(held.id));
  const heirs = [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0)).reverse()];
  const next = heirs.flatMap((id) => controlsOf(drawn.get(id))).at(0);
  const end = root.querySelectorAll(`[${ROWS_ATTRIBUTE}]`)[list] ?? root;
  const heir = own.at(-held.fromEnd) ?? own[0] ?? next ?? end;
  // The visible rows should not jump now.
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: own.includes(heir) });
}

/** The first control of a drawn row, such as the one that opens a card. */
export function rowControl(id: string): HTMLElement | undefined {
  const row = [...document.querySelectorAll(`[${ROW_ATTRIBUTE}]`)].find(
    (drawn) => drawn.getAttribute(ROW_ATTRIBUTE) === id,
  );
  return controlsOf(row).find((control) => control instanceof HTMLElement);
}

function controlsOf(row: Element | undefined): Element[] {
  return row ? [...row.querySelectorAll(CONTROL)] : [];
}
