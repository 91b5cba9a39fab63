import { expect, it } from 'vitest';
import { type Progress, slipCounter } from './count-slips.ts';

it('counts the finished slips of a PDF on its way, wherever its bytes are parted (SLIP-5)', () => {
  const mark = (done: number) => `12 0 obj\n<<\n/FinishedSlips ${done}\n/OfSlips 500\n>>\nendobj\n`;
  const bytes = new TextEncoder().encode(`%PDF-1.3\nxyz\n${mark(1)}stream\n${mark(2)}${mark(3)}trailer`);
  for (const size of [1, 7, 40, 1_000]) {
    const told: Progress[] = [];
    const count = slipCounter((progress) => told.push(progress));
    for (let from = 0; from < bytes.length; from += size) count(bytes.slice(from, from + size));
    expect(told.at(-1)).toEqual({ done: 3, all: 500 });
    expect(told.every(({ done, all }, at) => all === 500 && done >= (told[at - 1]?.done ?? 0))).toBe(true);
  }
});
