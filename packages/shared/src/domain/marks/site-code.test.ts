import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MARK_TOLERANCE_MS, SITE_CODE_STEP_MS } from '../limits-and-defaults/index.ts';
import { textOfMark } from './mark-text.ts';
import type { MarkTime } from './place-mark.ts';
import { bytesOfWindow, codeDigits, codeWindowAt, placeByCode, windowsOfMark } from './site-code.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

const exactly = (at: number): MarkTime => ({ at, earliest: at, latest: at, isExact: true });
const between = (earliest: number, latest: number, at = latest): MarkTime => ({
  at,
  earliest,
  latest,
  isExact: false,
});

/** The windows of a mark in which a site with these codes showed the code. */
function shownIn(time: MarkTime, code: string, codeOf: (window: number) => string): number[] {
  const windows = windowsOfMark(time);
  if (!windows) return [];
  const all = Array.from({ length: windows.last - windows.first + 1 }, (_, index) => windows.first + index);
  return all.filter((window) => codeOf(window) === code);
}

it('the digits are those of the standard (RFC 6238, appendix B)', () => {
  const digits = (seconds: number) =>
    codeDigits(
      createHmac('sha1', '12345678901234567890')
        .update(bytesOfWindow(codeWindowAt(seconds * 1_000)))
        .digest(),
    );
  // The standard names eight digits; six of them are the last ones.
  expect(
    [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map(digits),
  ).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});

it('a mark without a code has the text that it had before there were codes (MARK-30)', () => {
  const reading = { wall: 1, mono: 2, epoch: 'a' };
  const mark = {
    id: 'i',
    kind: 'in',
    counter: 1,
    previous: '',
    stamp: null,
    projectId: 'p',
    undoes: null,
  } as const;
  const text = '["i","in",1,"",1,2,"a",null,"p",null]';
  expect(textOfMark({ ...mark, ...reading })).toBe(text);
  expect(textOfMark({ ...mark, ...reading, code: '123456' })).toBe(`${text.slice(0, -1)},null,"123456"]`);
  expect(textOfMark({ ...mark, ...reading, personId: '123456' })).not.toBe(
    textOfMark({ ...mark, ...reading, code: '123456' }),
  );
});

describe('a mark with a code (MARK-30)', () => {
  const SITE = (window: number) => String(window % 1_000_000).padStart(6, '0');

  it('is exact however wrong its clock was, if the code was shown once in its bounds (MARK-31)', () => {
    const morning = between(NOON - 6 * HOUR_MS, NOON + 7 * HOUR_MS, NOON + 3 * HOUR_MS);
    const shown = shownIn(morning, SITE(codeWindowAt(NOON)), SITE);
    const { time, proof } = placeByCode(morning, shown);
    expect(proof).toBe('proven');
    expect(time.isExact).toBe(true);
    expect(Math.abs(time.at - NOON)).toBeLessThanOrEqual(MARK_TOLERANCE_MS);
  });

  it('keeps its time and waits for review with a code that the site did not show then (MARK-32)', () => {
    const morning = between(NOON - HOUR_MS, NOON);
    const shown = shownIn(morning, SITE(codeWindowAt(NOON + HOUR_MS)), SITE);
    expect(placeByCode(morning, shown)).toEqual({ time: morning, proof: 'refuted' });
  });

  it('keeps its bounds if the site showed the code at several times (MARK-33)', () => {
    const morning = between(NOON - 6 * HOUR_MS, NOON);
    const often = (window: number) => SITE(window % 100);
    const { time, proof } = placeByCode(morning, shownIn(morning, often(codeWindowAt(NOON) - 300), often));
    expect({ time, proof }).toEqual({ time: morning, proof: 'unclear' });
  });

  it('has no window to look at in bounds of more than 24 hours (MARK-33)', () => {
    expect(windowsOfMark(between(NOON - DAY_MS - 1, NOON))).toBeNull();
    const { first, last } = windowsOfMark(between(NOON - DAY_MS, NOON)) ?? { first: 0, last: 0 };
    expect(last - first).toBeLessThanOrEqual(DAY_MS / SITE_CODE_STEP_MS + 3);
  });

  it('that is exact keeps its time, and waits for review with a code kept from earlier (MARK-34)', () => {
    const nine = exactly(NOON);
    expect(placeByCode(nine, shownIn(nine, SITE(codeWindowAt(NOON - 2 * HOUR_MS)), SITE))).toEqual({
      time: nine,
      proof: 'refuted',
    });
    expect(placeByCode(nine, shownIn(nine, SITE(codeWindowAt(NOON) - 1), SITE))).toEqual({
      time: nine,
      proof: 'proven',
    });
  });

  it('has the true instant within its answer, for any bounds, codes that repeat, and a neighbouring window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 * HOUR_MS }),
        fc.integer({ min: 0, max: 12 * HOUR_MS }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(-1, 0, 1),
        fc.constantFrom(3, 40, 1_000, 1_000_000),
        fc.integer({ min: 1, max: 1_000 }),
        (before, after, part, neighbour, codes, seed) => {
          const truth = NOON + seed * 7_919;
          const bounds = between(truth - before, truth + after);
          const guessed = { ...bounds, at: bounds.earliest + part * (bounds.latest - bounds.earliest) };
          const codeOf = (window: number) => String((((window * 2_654_435_761) >>> 7) * seed) % codes);
          const typed = codeOf(codeWindowAt(truth) + neighbour);
          const { time, proof } = placeByCode(guessed, shownIn(guessed, typed, codeOf));
          expect(proof).not.toBe('refuted');
          if (time.isExact) expect(Math.abs(time.at - truth)).toBeLessThanOrEqual(MARK_TOLERANCE_MS);
          else expect(time).toEqual(guessed);
          expect(time.earliest).toBeGreaterThanOrEqual(guessed.earliest);
          expect(time.latest).toBeLessThanOrEqual(guessed.latest);
        },
      ),
      { numRuns: 500 },
    );
  });
});
