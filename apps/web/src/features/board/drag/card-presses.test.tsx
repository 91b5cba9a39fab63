import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardPress, CardPresses } from './card-presses.ts';

const press = (type: string) => ({ type }) as CardPress;
/** Only a real move counts, and a script can make none. */
const move = () => {
  const event = new MouseEvent('mousemove');
  Object.defineProperty(event, 'isTrusted', { value: true });
  window.dispatchEvent(event);
};

describe('a drag whose code could not be loaded says so (NET-20)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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

  it('also where the failure comes after the press', () => {
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
