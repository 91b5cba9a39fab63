import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter } from '../periods.ts';
import { type DayEvent, icalOf } from './ical.ts';

const TEXT = fc.string({ unit: 'grapheme', maxLength: 200 });
const event: fc.Arbitrary<DayEvent> = fc
  .record({ title: TEXT, place: TEXT, start: fc.nat(9_000), length: fc.nat(400) })
  .map(({ title, place, start, length }) => {
    const startDay = dateAfter('2020-01-01', start);
    return { uid: `task-${start}@faena`, title, place, startDay, endDay: dateAfter(startDay, length) };
  });

/** The properties of a calendar, as a reader takes them: unfolded, then divided at the first colon. */
function read(text: string): [name: string, value: string][] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return lines.slice(0, -1).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
}

const unescaped = (value: string) =>
  value.replace(/\\(n|[\\;,])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('a calendar as iCal (CAL-19)', () => {
  it('each event is read back with its days and texts, whatever was typed, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), TEXT, (events, name) => {
        const text = icalOf(name, events, '2026-11-30');
        expect(text.endsWith('\r\n')).toBe(true);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const properties = read(text);
        const all = (wanted: string) =>
          properties.filter(([property]) => property === wanted).map(([, value]) => value);
        const typed = (texts: string[]) =>
          texts.map((each) => each.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));
        expect(all('SUMMARY').map(unescaped)).toEqual(typed(events.map(({ title }) => title)));
        expect(all('LOCATION').map(unescaped)).toEqual(typed(events.map(({ place }) => place)));
        expect(all('DTSTART;VALUE=DATE')).toEqual(events.map(({ startDay }) => startDay.replaceAll('-', '')));
        expect(all('DTEND;VALUE=DATE')).toEqual(
          events.map(({ endDay }) => dateAfter(endDay, 1).replaceAll('-', '')),
        );
        expect(properties.filter(([property]) => property === 'BEGIN')).toHaveLength(events.length + 1);
      }),
    );
  });

  it('a title cannot begin a property of its own', () => {
    const title = 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:x';
    const [day, place] = ['2026-12-04', 'Muros'];
    const text = icalOf('Luna', [{ uid: 'u', title, startDay: day, endDay: day, place }], day);
    expect(read(text).filter(([name]) => name === 'UID')).toEqual([['UID', 'u']]);
  });
});
