import { expect, it } from 'vitest';
import { rememberLast } from './remember-last.ts';

it('computes the same once, and again as soon as one argument differs', () => {
  let worked = 0;
  const evens = rememberLast((numbers: readonly number[], least: number) => {
    worked += 1;
    return numbers.filter((number) => number % 2 === 0 && number >= least);
  });
  const numbers = [1, 2, 3, 4];
  expect(evens(numbers, 0)).toBe(evens(numbers, 0));
  expect(worked).toBe(1);
  expect(evens(numbers, 3)).toEqual([4]);
  expect(evens([...numbers, 6], 3)).toEqual([4, 6]);
  expect(worked).toBe(3);
});
