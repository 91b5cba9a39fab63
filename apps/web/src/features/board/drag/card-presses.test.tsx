import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardPress, CardPresses } from './card-presses.ts';

const press = (type: string) => ({ type }) as CardPress;
/** Calls each present listener, because the product ignores moves that a script dispatches. */
const move = () => {
  for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls) {
    if (type !== 'mousemove' || (options as AddEventListenerOptions).signal?.aborted) continue;
    (listener as (event: object) => void)({ isTrusted: true, clientX: 1, clientY: 1 });
  }
};

describe('a drag whose code could not be loaded is reported (NET-20)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ['a mouse that moves', 'mousedown', move],
    ['a finger that rests', 'touchstart', () => vi.advanceTimersByTime(250)],
    ['Space', 'keydown', () => {}],
  ])('%s, once', (_, type, drag) => {
    const [presses, tell] = [new CardPresses(), vi.fn()];
    presses.cannotCarry(tell);
    presses.press('a', press(type));
    drag();
    drag();
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('even if the failure comes after the press', () => {
    const [presses, tell] = [new CardPresses(), vi.fn()];
    presses.press('a', press('mousedown'));
    presses.cannotCarry(tell);
    expect(tell).not.toHaveBeenCalled();
    move();
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a click', 'mousedown', 'mouseup'],
    ['a tap', 'touchstart', 'touchend'],
  ])('but not %s', (_, type, end) => {
    const [presses, tell] = [new CardPresses(), vi.fn()];
    presses.cannotCarry(tell);
    presses.press('a', press(type));
    window.dispatchEvent(new Event(end));
    move();
    vi.advanceTimersByTime(1_000);
    expect(tell).not.toHaveBeenCalled();
  });
});
