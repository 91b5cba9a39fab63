import { describe, expect, it } from 'vitest';
import { cardAt, type DragInColumn, landingTop, shiftOf } from './room.ts';

const GAP = 10;
const HEIGHTS = [100, 60, 80];
const boxes = boxesOf(HEIGHTS);

function boxesOf(heights: readonly number[]) {
  let next = 0;
  return heights.map((height) => {
    const start = next;
    next += height + GAP;
    return { start, end: start + height };
  });
}

/** The drawn tops of all cards during a drag, and the top of the drop place. */
function drawn(drag: DragInColumn, height: number) {
  const tops = boxes.map(({ start }, index) => start + shiftOf(index, drag, height + GAP));
  return { tops, landing: landingTop(boxes, drag, height, GAP) };
}

describe('the room a drag opens', () => {
  it.each([
    [0, 0],
    [99, 0],
    [105, 1],
    [110, 1],
    [259, 2],
    [260, -1],
  ])('finds the card at %i px', (y, index) => {
    expect(cardAt(boxes, y)).toBe(index);
  });

  it('in another column pushes down the cards below', () => {
    expect(drawn({ from: null, to: 1 }, 40)).toEqual({ tops: [0, 160, 230], landing: 110 });
    expect(drawn({ from: null, to: 3 }, 40)).toEqual({ tops: [0, 110, 180], landing: 270 });
    expect(landingTop([], { from: null, to: 0 }, 40, GAP)).toBe(0);
  });

  it('in its own column moves the cards in between into the gap it left', () => {
    const down = drawn({ from: 0, to: 2 }, 100);
    // Drawn as the column will be: 60, 80, then the dragged 100.
    expect(down.tops.slice(1)).toEqual([0, 70]);
    expect(down.landing).toBe(160);
    const up = drawn({ from: 2, to: 0 }, 80);
    expect(up.tops.slice(0, 2)).toEqual([90, 200]);
    expect(up.landing).toBe(0);
  });

  it('closes the gap in the column it left, and nothing moves at home', () => {
    expect(drawn({ from: 1, to: null }, 60).tops).toEqual([0, 110, 110]);
    expect(drawn({ from: 1, to: 1 }, 60)).toEqual({ tops: [0, 110, 180], landing: 110 });
  });
});
