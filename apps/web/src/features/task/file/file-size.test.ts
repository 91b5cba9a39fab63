import { expect, it } from 'vitest';
import { sizeOf } from './file-size.ts';

it.each([
  [1, '0.1 kB'],
  [800, '0.8 kB'],
  [12_288, '12 kB'],
  [1_572_864, '1.5 MB'],
])('tells the size of %i bytes as %s', (bytes, said) => {
  expect(sizeOf(bytes)).toBe(said);
});
