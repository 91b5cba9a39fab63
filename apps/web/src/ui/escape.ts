import type { KeyboardEventHandler } from 'react';

/** The presses that went to something which takes none. */
const passedOn = new WeakSet<Event>();

/** For what hears a press of Escape first though it is for what lies below: a tooltip, which goes along, and a menu that is going already. */
export function passOn(press: Event): void {
  passedOn.add(press);
}

/** Whether a press was for what is open: Escape is pressed once for each thing. */
export function isTaken(press: Event): boolean {
  return press.defaultPrevented && !passedOn.has(press);
}

/**
 * For `onKeyDown` of a window: Escape closes it also when the library has not taken the press for it, as that was passed
 * on, or as the window has only just opened and has not yet been told that it is on top.
 */
export function closeOnEscape(close: () => void): KeyboardEventHandler {
  return ({ key, target, currentTarget, nativeEvent }) => {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key === 'Escape' && isOwn && !nativeEvent.isComposing && !isTaken(nativeEvent)) close();
  };
}
