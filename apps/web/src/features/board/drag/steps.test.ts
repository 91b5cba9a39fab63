import { boardOf, type Ordered, type Target } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { landingOf, type StepKey, stepOver } from './landing.ts';

const task = (id: string, status: Ordered['status'], order: number): Ordered => ({ id, status, order });
const board = boardOf([
  task('a', 'Backlog', 0),
  task('b', 'Backlog', 1),
  task('x', 'To do', 0),
  task('y', 'To do', 1),
]);

/** Where 'b' is after these keys. */
function walk(...keys: StepKey[]): string {
  let at: Target = { status: 'Backlog', index: 1 };
  for (const key of keys) {
    const over = stepOver(board, 'b', at, key);
    at = (over && landingOf(board, 'b', over)) ?? at;
  }
  return `${at.status} ${at.index}`;
}

describe('moving a task with the keyboard', () => {
  it('goes card by card, and not past the ends of its column', () => {
    expect(walk('ArrowUp')).toBe('Backlog 0');
    expect(walk('ArrowUp', 'ArrowUp')).toBe('Backlog 0');
    expect(walk('ArrowDown')).toBe('Backlog 1');
  });

  it('enters another column with order 0, and goes down to its end', () => {
    expect(walk('ArrowRight')).toBe('To do 0');
    expect(walk('ArrowRight', 'ArrowDown', 'ArrowDown')).toBe('To do 2');
    expect(walk('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('To do 2');
  });

  it('enters an empty column, returns to its own place, and stops at the edges of the board', () => {
    expect(walk('ArrowRight', 'ArrowRight')).toBe('Doing 0');
    expect(walk('ArrowRight', 'ArrowLeft')).toBe('Backlog 1');
    expect(walk('ArrowLeft')).toBe('Backlog 1');
  });
});
