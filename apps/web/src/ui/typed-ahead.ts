import { useLayoutEffect } from 'react';
import { TYPED_INTO } from './typed-into.ts';

/** The longest time an opened part takes to focus its field, once its code is there. */
const ARRIVAL_MS = 500;

/** The controls that take typed text while they have the focus. */
const FIELD = 'input:is(:not([type]), [type="text"], [type="search"], [type="password"]), textarea';

/** The number of opened components whose code has not arrived. */
let awaited = 0;
let typed = '';
let listening: AbortController | null = null;
let arrival: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes the place of an opened part until its code arrives: typed keys go into its field, and not to the page behind
 * (SCREEN-22). Draws nothing.
 */
export function TypedAhead(): null {
  useLayoutEffect(() => {
    awaited += 1;
    clearTimeout(arrival);
    listen();
    return () => {
      awaited -= 1;
      // Another part of it may still be loading, and its field appears a moment later.
      if (awaited === 0) arrival = setTimeout(end, ARRIVAL_MS);
    };
  }, []);
  return null;
}

/** Takes the keys after a click whose field is drawn later, for example by a change of the address. */
export function takeTyping(): void {
  listen();
  clearTimeout(arrival);
  if (awaited === 0) arrival = setTimeout(end, ARRIVAL_MS);
}

function listen(): void {
  if (listening) return;
  listening = new AbortController();
  const { signal } = listening;
  // Captured before any other listener.
  document.addEventListener('keydown', keep, { capture: true, signal });
  document.addEventListener('focusin', handOver, { signal });
  document.addEventListener('pointerdown', forget, { capture: true, signal });
}

function end(): void {
  listening?.abort();
  listening = null;
  typed = '';
}

/** A click elsewhere ends the typing into it. */
function forget(): void {
  typed = '';
}

function keep(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (target instanceof Element && target.closest(TYPED_INTO)) return;
  const isText = key.length === 1;
  // Pressed first, these keys are for the button that opened it.
  if (typed === '' && (!isText || key === ' ')) return;
  if (!isText && key !== 'Backspace' && key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (isText) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
}

function handOver({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(`${FIELD}, [role="menu"], [role="menu"] *`)) return;
  // The focus is in another field, because the awaited one is not there yet.
  if (awaited > 0) {
    forget();
    return;
  }
  const text = typed;
  clearTimeout(arrival);
  end();
  // Runs after the focus has also selected the field's content.
  queueMicrotask(() => type(text, target));
}

function type(text: string, into: Element): void {
  if (text === '') return;
  if (into instanceof HTMLInputElement || into instanceof HTMLTextAreaElement) {
    into.setRangeText(text, into.selectionStart ?? 0, into.selectionEnd ?? 0, 'end');
    into.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  } else {
    // A menu moves to the item that begins with the letter.
    for (const key of text) into.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
}
