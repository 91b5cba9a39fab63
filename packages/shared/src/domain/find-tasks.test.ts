import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import {
  countFilters,
  type Findable,
  NO_TASK_FILTER,
  TASK_FILTER,
  type TaskFilter,
  taskMatcher,
} from './find-tasks.ts';
import { calendarDateOf, dateAfter, weekdayOf } from './periods.ts';

const ANA = 'a'.repeat(24);
const BETO = 'b'.repeat(24);
// A Wednesday, at noon in Guatemala.
const seeker = { personId: ANA, now: Date.parse('2026-11-25T18:00:00Z'), timeZone: 'America/Guatemala' };
const read = (search: string) => readAddress(TASK_FILTER, new URLSearchParams(search));

function task(given: Partial<Findable> = {}): Findable {
  return {
    _id: 'c'.repeat(24),
    title: 'Medir el salón',
    description: 'Antes de la visita',
    assignedTo: [],
    tags: [],
    priority: 'Medium',
    status: 'Doing',
    dueDate: null,
    ...given,
  };
}
const passes = (filter: Partial<TaskFilter>, given: Partial<Findable> = {}) =>
  taskMatcher({ ...NO_TASK_FILTER, ...filter }, seeker)(task(given));

describe('the filter in the address (FIND-2)', () => {
  it('is read and written unchanged, beside any other parts', () => {
    const params = new URLSearchParams('task=x&q=viejo');
    const filter: TaskFilter = {
      q: 'salón grande',
      person: [ANA, 'none'],
      mine: true,
      tag: ['obra, gris', 'R&D'],
      status: ['To do', 'Done'],
      priority: ['High', 'Critical'],
      due: 'week',
    };
    writeAddress(TASK_FILTER, params, filter);
    expect(params.get('task')).toBe('x');
    expect(readAddress(TASK_FILTER, new URLSearchParams(params.toString()))).toEqual(filter);
    writeAddress(TASK_FILTER, params, NO_TASK_FILTER);
    expect(params.toString()).toBe('task=x');
  });

  it('ignores unknown values', () => {
    expect(read('priority=high&priority=Low&due=later&person=me&mine=yes&tag=&other=1')).toEqual({
      ...NO_TASK_FILTER,
      priority: ['Low'],
    });
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
    expect(read(Array.from({ length: 50 }, (_, index) => `tag=${index}`).join('&')).tag).toHaveLength(20);
  });

  it('counts its parts', () => {
    expect(countFilters(NO_TASK_FILTER)).toBe(0);
    expect(countFilters(read('q=%20'))).toBe(0);
    expect(countFilters(read('q=a&mine=1&tag=x&tag=y&due=none'))).toBe(4);
  });
});

describe('the tasks that pass a filter (FIND-3)', () => {
  it('have all words in title and description, with any accents, case and order', () => {
    expect(passes({ q: 'SALON medir' })).toBe(true);
    expect(passes({ q: 'visita  salón' })).toBe(true);
    expect(passes({ q: 'salón techo' })).toBe(false);
    expect(passes({ q: '  ' })).toBe(true);
  });

  it('is assigned to one of the people, to oneself, or to nobody', () => {
    const people = (...ids: string[]) => ({ assignedTo: ids.map((_id) => ({ _id })) });
    expect(passes({ person: [BETO] }, people(ANA, BETO))).toBe(true);
    expect(passes({ person: [BETO] }, people(ANA))).toBe(false);
    expect(passes({ person: [BETO, 'none'] })).toBe(true);
    expect(passes({ mine: true }, people(ANA))).toBe(true);
    expect(passes({ mine: true }, people(BETO))).toBe(false);
    expect(passes({ mine: true, person: [BETO] }, people(ANA))).toBe(false);
  });

  it('has one of the tags, as tags are alike, and one of the priorities', () => {
    expect(passes({ tag: ['OBRA', 'otro'] }, { tags: ['obra'] })).toBe(true);
    expect(passes({ tag: ['obr'] }, { tags: ['obra'] })).toBe(false);
    expect(passes({ priority: ['Low', 'Medium'] })).toBe(true);
    expect(passes({ priority: ['Low'] })).toBe(false);
  });

  it('is overdue before today in the time zone unless it is done, due from Monday to Sunday, or on no day', () => {
    const due = (dueDate: string | null, status = 'Doing') => ({ dueDate, status });
    expect(passes({ due: 'overdue' }, due('2026-11-24T06:00:00Z'))).toBe(true);
    expect(passes({ due: 'overdue' }, due('2026-11-25T06:00:00Z'))).toBe(false);
    expect(passes({ due: 'overdue' }, due('2026-11-24T06:00:00Z', 'Done'))).toBe(false);
    expect(passes({ due: 'overdue' }, due(null))).toBe(false);
    for (const [day, inWeek] of [
      ['2026-11-22T06:00:00Z', false],
      ['2026-11-23T06:00:00Z', true],
      ['2026-11-29T06:00:00Z', true],
      ['2026-11-30T05:59:59Z', true],
      ['2026-11-30T06:00:00Z', false],
    ] as const) {
      expect(passes({ due: 'week' }, due(day)), day).toBe(inWeek);
    }
    expect(passes({ due: 'week' }, due(null))).toBe(false);
    expect(passes({ due: 'none' }, due(null))).toBe(true);
    expect(passes({ due: 'none' }, due('2026-11-25T06:00:00Z'))).toBe(false);
  });

  it('are compared by day, in any time zone and at any instant of the day (TASK-4)', () => {
    const days = fc.integer({ min: -20, max: 20 }).map((count) => dateAfter('2026-11-25', count));
    const zones = fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Tokyo',
      'America/New_York',
    );
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(days, zones, hours, hours, (dueDay, timeZone, hour, nowHour) => {
        const now = Date.UTC(2026, 10, 25, nowHour);
        const today = calendarDateOf(new Date(now), timeZone);
        const due = { dueDay, dueDate: new Date(Date.UTC(2026, 10, 25, hour)).toISOString() };
        const passes = (which: 'overdue' | 'week' | 'none') =>
          taskMatcher({ ...NO_TASK_FILTER, due: which }, { ...seeker, now, timeZone })(task(due));
        const monday = dateAfter(today, 1 - weekdayOf(today));
        expect(passes('overdue')).toBe(dueDay < today);
        expect(passes('week')).toBe(dueDay >= monday && dueDay < dateAfter(monday, 7));
        expect(passes('none')).toBe(false);
      }),
    );
  });

  it('are found by a comment as well, and pass every other part of the filter (FIND-12)', () => {
    const commented = new Set(['c'.repeat(24)]);
    const found = (filter: Partial<TaskFilter>, given: Partial<Findable> = {}) =>
      taskMatcher({ ...NO_TASK_FILTER, ...filter }, seeker, commented)(task(given));
    expect(found({ q: 'cemento' })).toBe(true);
    expect(found({ q: 'cemento' }, { _id: ANA })).toBe(false);
    expect(found({ q: 'cemento', priority: ['Low'] })).toBe(false);
  });

  it('are found by their present text: another object is another text', () => {
    const matches = taskMatcher({ ...NO_TASK_FILTER, q: 'techo' }, seeker);
    const before = task();
    expect(matches(before)).toBe(false);
    expect(matches({ ...before, title: 'Techo' })).toBe(true);
  });
});
