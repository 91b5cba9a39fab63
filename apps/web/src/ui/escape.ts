import type { KeyboardEventHandler } from 'react';

/** The key presses whose target ignores them. */
const passedOn = new WeakSet<Event>();

/** For layers that hear Escape before the layer below, which should use it: a tooltip, or a closing menu. */
export function passOn(press: Event): void {
  passedOn.add(press);
}

/** Tests whether an open part used the key press: each press of Escape closes one part. */
export function isTaken(press: Event): boolean {
  return press.defaultPrevented && !passedOn.has(press);
}

/**
 * For `onKeyDown` of a window: Escape also closes a window that has just opened, or for a press that the library
 * missed.
 */
export function closeOnEscape(close: () => void): KeyboardEventHandler {
  return ({ key, target, currentTarget, nativeEvent }) => {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key === 'Escape' && isOwn && !nativeEvent.isComposing && !isTaken(nativeEvent)) close();
  };
}
