import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, type MarkKind, MINUTE_MS } from '../limits-and-defaults/index.ts';
import { type PlacedMark, shiftsOfMarks } from './shifts-of-marks.ts';

const TERMS = { longestMs: 12 * HOUR_MS, endings: new Map<string, number>() };

/** Marks of a phone at hours of a day, such as `7 in`; the counter is their order. */
function marksAt(...said: string[]): PlacedMark[] {
  return said.map((text, index) => {
    const [hour = '', kind = '', word = null] = text.split(' ');
    return mark({ at: Number(hour) * HOUR_MS, kind: kind as MarkKind, counter: index + 1 }, word);
  });
}

function mark(
  { at, kind, counter, ...rest }: Pick<PlacedMark, 'at' | 'kind' | 'counter'> & Partial<PlacedMark>,
  word: string | null = null,
): PlacedMark {
  return {
    id: `m${counter}`,
    deviceId: 'phone',
    counter,
    kind,
    at,
    earliest: at,
    latest: at,
    isExact: true,
    isBroken: false,
    projectId: kind === 'undo' ? null : (word?.split('/')[0] ?? null),
    taskId: kind === 'undo' ? null : (word?.split('/')[1] ?? null),
    undoes: kind === 'undo' ? word : null,
    isPaid: false,
    ...rest,
  };
}

/** The stretches in words, such as `7–12`, with a question mark if one waits for review. */
function shiftsOf(marks: readonly PlacedMark[], terms = TERMS): string[] {
  return shiftsOfMarks(marks, terms).shifts.map(({ from, until, projectId, taskId, isExact }) => {
    const hours = `${from / HOUR_MS}–${until === null ? '' : until / HOUR_MS}`;
    const place = [projectId, taskId].filter(Boolean).join('/');
    return `${hours}${place ? ` ${place}` : ''}${isExact ? '' : '?'}`;
  });
}

describe('the task of a stretch (MARK-58)', () => {
  test.each([
    [['7 in a/one', '17 out'], ['7–17 a/one']],
    [
      ['7 in a', '9 project a/one', '10 project a/two', '12 project b', '17 out'],
      ['7–9 a', '9–10 a/one', '10–12 a/two', '12–17 b'],
    ],
    [
      ['7 in a/one', '9 project a', '17 out'],
      ['7–9 a/one', '9–17 a'],
    ],
    [['7 in a/one', '9 project a/one', '17 out'], ['7–17 a/one']],
  ])('%j become %j', (said, shifts) => {
    expect(shiftsOf(marksAt(...said))).toEqual(shifts);
  });
});

describe('the stretches of work that marks state (MARK-14)', () => {
  test.each([
    [['7 in', '17 out'], ['7–17']],
    [['7 in'], ['7–']],
    [
      ['7 in', '12 pause', '13 back', '17 out'],
      ['7–12', '13–17'],
    ],
    [
      ['7 in a', '10 project b', '17 out'],
      ['7–10 a', '10–17 b'],
    ],
    [['7 in a', '10 project a', '17 out'], ['7–17 a']],
    [['7 project a', '17 out'], ['7–17 a']],
    [['7 in', '8 in', '17 out'], ['7–17']],
    [['17 out'], []],
    [['7 in', '17 out', '18 out'], ['7–17']],
    [
      ['7 in', '31 in', '40 out'],
      ['7–19?', '31–40'],
    ],
    [['7 in', '20 out'], ['7–19?']],
    [['7 in', '17 out', '17 undo m2'], ['7–']],
    [['7 in', '17 out', '17 undo m2', '18 out'], ['7–18']],
    [['7 in', '7 undo m1'], []],
    [
      ['7 in', '17 out', '18 in', '18.5 undo m2', '19 out'],
      ['7–17', '18–19'],
    ],
  ])('%j are %j', (said, expected) => {
    expect(shiftsOf(marksAt(...said))).toEqual(expected);
  });

  test('are the same in any order of arrival', () => {
    const day = marksAt('7 in a', '9 project b', '12 pause', '13 back b', '17 out', '17 undo m5', '18 out');
    const expected = shiftsOf(day);
    expect(expected).toEqual(['7–9 a', '9–12 b', '13–18 b']);
    fc.assert(
      fc.property(fc.shuffledSubarray(day, { minLength: day.length }), (shuffled) => {
        expect(shiftsOf(shuffled)).toEqual(expected);
      }),
    );
  });

  test('join by time if two phones made them: the earlier Entrada counts', () => {
    const other = mark({ at: 6.5 * HOUR_MS, kind: 'in', counter: 9, deviceId: 'other', id: 'o' });
    expect(shiftsOf([...marksAt('7 in', '17 out'), other])).toEqual(['6.5–17']);
  });

  test('pay only the certain time of an uncertain mark, and wait for review', () => {
    const entrada = { at: 7 * HOUR_MS, earliest: 6 * HOUR_MS, latest: 8 * HOUR_MS, isExact: false };
    const salida = { at: 17 * HOUR_MS, earliest: 16 * HOUR_MS, latest: 19 * HOUR_MS, isExact: false };
    const [one, two] = marksAt('7 in', '17 out');
    expect(
      shiftsOf([
        { ...(one as PlacedMark), ...entrada },
        { ...(two as PlacedMark), ...salida },
      ]),
    ).toEqual(['8–16?']);
  });

  test('narrow an uncertain mark by the marks before and after it', () => {
    const [entrada, salida] = marksAt('7 in', '17 out') as [PlacedMark, PlacedMark];
    const uncertain = { ...salida, at: 5 * HOUR_MS, earliest: 0, latest: 30 * HOUR_MS, isExact: false };
    const { shifts } = shiftsOfMarks(
      [entrada, uncertain, mark({ at: 20 * HOUR_MS, kind: 'in', counter: 3 })],
      TERMS,
    );
    expect(shifts[0]?.marks[1]).toMatchObject({ earliest: 7 * HOUR_MS, latest: 20 * HOUR_MS });
  });

  test('wait for review when a mark before them is missing', () => {
    const [entrada, salida] = marksAt('7 in', '17 out') as [PlacedMark, PlacedMark];
    expect(shiftsOf([entrada, { ...salida, isBroken: true }])).toEqual(['7–17?']);
  });

  test('end where another hand ended them, and the next Entrada begins another', () => {
    const terms = { ...TERMS, endings: new Map([['m1', 12 * HOUR_MS]]) };
    expect(shiftsOf(marksAt('7 in'), terms)).toEqual(['7–12']);
    expect(shiftsOf(marksAt('7 in', '13 in', '17 out'), terms)).toEqual(['7–12', '13–17']);
    expect(shiftsOf(marksAt('7 in', '11 out'), terms)).toEqual(['7–11']);
  });

  test('go on through a lunch that the company pays (MARK-24)', () => {
    const paid = (...said: string[]) =>
      marksAt(...said).map((one) => ({ ...one, isPaid: one.kind === 'pause' }));
    expect(shiftsOf(paid('7 in', '12 pause', '13 back', '17 out'))).toEqual(['7–17']);
    expect(shiftsOf(paid('7 in', '12 pause', '12 undo m2', '17 out'))).toEqual(['7–17']);
    expect(shiftsOf(paid('7 in', '12 pause', '17 out'))).toEqual(['7–17']);
    expect(shiftsOf(paid('12 pause'))).toEqual([]);
  });

  test('never overlap, and never last longer than the longest shift', () => {
    const anyMark = fc.record({
      at: fc.integer({ min: 0, max: 72 * 60 }).map((minutes) => minutes * MINUTE_MS),
      doubt: fc.integer({ min: 0, max: 300 }),
      kind: fc.constantFrom('in' as const, 'out', 'pause', 'back', 'project'),
      deviceId: fc.constantFrom('one', 'other'),
    });
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 30 }), (drawn) => {
        const marks = drawn.map(({ at, doubt, kind, deviceId }, index) =>
          mark({
            at,
            kind,
            counter: index,
            deviceId,
            earliest: at - doubt * MINUTE_MS,
            latest: at + doubt * MINUTE_MS,
            isExact: doubt === 0,
          }),
        );
        const { shifts, effects } = shiftsOfMarks(marks, TERMS);
        expect(effects.size).toBe(marks.length);
        for (const [index, { from, until }] of shifts.entries()) {
          const next = shifts[index + 1];
          if (until !== null) expect(until - from).toBeLessThanOrEqual(TERMS.longestMs);
          if (next) expect(until ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(next.from);
        }
      }),
    );
  });
});

describe('a mark of an uncertain time', () => {
  const tablet = { deviceId: 'tablet', id: 'tablet-1', counter: 1, isExact: false };
  const between = (earliest: number, latest: number) => ({
    ...{ at: latest * HOUR_MS, earliest: earliest * HOUR_MS, latest: latest * HOUR_MS },
  });

  test('has the record wait into which it may belong, as evidence with its bounds (MARK-55)', () => {
    const lunch = mark({ ...tablet, kind: 'pause', ...between(6, 19) });
    const { shifts, effects } = shiftsOfMarks([...marksAt('7 in', '17 out'), lunch], TERMS);
    expect(shifts).toMatchObject([{ from: 7 * HOUR_MS, until: 17 * HOUR_MS, isExact: false }]);
    expect(shifts[0]?.marks).toContainEqual(lunch);
    expect(effects.get('tablet-1')).toBe('repeated');
  });

  test('has the record wait that it may precede', () => {
    const entrada = mark({ ...tablet, kind: 'in', ...between(6, 9) });
    expect(shiftsOf([...marksAt('7 in', '17 out'), entrada])).toEqual(['7–17?']);
  });

  test('leaves a record that it may only repeat, or cannot reach', () => {
    const again = mark({ ...tablet, kind: 'in', ...between(8, 9) });
    const after = mark({ ...tablet, kind: 'out', ...between(18, 19) });
    expect(shiftsOf([...marksAt('7 in', '17 out'), again])).toEqual(['7–17']);
    expect(shiftsOf([...marksAt('7 in', '17 out'), after])).toEqual(['7–17']);
  });
});
