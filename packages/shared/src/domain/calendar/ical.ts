import { dateAfter } from '../periods.ts';

/** An event of whole days, `YYYY-MM-DD`, both inclusive. */
export interface DayEvent {
  /** Stays the same when the event moves. */
  readonly uid: string;
  readonly title: string;
  readonly startDay: string;
  readonly endDay: string;
  /** Where it belongs, such as its project. */
  readonly place: string;
}

/** Most bytes of a line, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * Whole-day events as iCal (RFC 5545). `stampDay` is the day of the answer: two answers of one day are equal unless an
 * event differs.
 */
export function icalOf(name: string, events: readonly DayEvent[], stampDay: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Faena//Calendar//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, stampDay)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, title, startDay, endDay, place }: DayEvent, stampDay: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${plain(stampDay)}T000000Z`,
    `DTSTART;VALUE=DATE:${plain(startDay)}`,
    // The end of whole days is the day after (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${plain(dateAfter(endDay, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const plain = (day: string) => day.replaceAll('-', '');

/** A text with its separators escaped (RFC 5545, 3.3.11), and without other control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (separator) => `\\${separator}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A line in pieces of at most 75 bytes, each after the first with a leading space; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
