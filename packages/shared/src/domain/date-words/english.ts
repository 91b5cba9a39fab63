import { dateAfter } from '../periods.ts';
import type { Recurs } from '../recurrence.ts';
import {
  dateNamed,
  daysOn,
  endOfMonth,
  fromToday,
  monthly,
  nextDayOfMonth,
  nextWeekday,
  once,
  weekdayOfNextWeek,
  weekly,
} from './days.ts';
import type { DateWords, Form } from './form.ts';
import { countOf, FIGURES, FROM_FIGURES, indexOf, phrase } from './words.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** `sat` and `sun` are words of their own. */
const SHORT_WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');

const WEEKDAY = `(${[...WEEKDAYS, ...SHORT_WEEKDAYS].join('|')})`;
const MONTH = `(${MONTHS.flatMap((name) => [name, name.slice(0, 3)]).join('|')}|sept)`;
const COUNT = `(\\d\\d?|an?|${COUNTS.slice(1).join('|')})`;
const UNIT = '(days?|weeks?|months?)';
const BEFORE = '(?:(?:on|by) )?';
const ORDINAL = '(\\d\\d?)(?:st|nd|rd|th)';

const weekday = (word: string): number => indexOf(WEEKDAYS, word) + 1;
const month = (word: string): number => indexOf(MONTHS, word) + 1;
const count = (word: string): number => (/^an?$/.test(word) ? 1 : countOf(COUNTS, word));
const unit = (word: string): Recurs['unit'] =>
  word.startsWith('d') ? 'day' : word.startsWith('w') ? 'week' : 'month';
const dated = (day: string | undefined, named: string, year: string | undefined, today: string) =>
  once(dateNamed(Number(day), month(named), year ? Number(year) : null, today));

const FORMS: readonly Form[] = [
  { words: phrase('(?:by )?today'), read: (_, today) => once(today) },
  { words: phrase('(?:by )?tomorrow'), read: (_, today) => once(dateAfter(today, 1)) },
  { words: phrase('(?:the )?day after tomorrow'), read: (_, today) => once(dateAfter(today, 2)) },
  {
    words: phrase(`${BEFORE}(?:this )?${WEEKDAY}`),
    read: ([day = ''], today) => once(nextWeekday(weekday(day), today)),
  },
  {
    words: phrase(`${BEFORE}next ${WEEKDAY}`),
    read: ([day = ''], today) => once(weekdayOfNextWeek(weekday(day), today)),
  },
  {
    words: phrase(`in ${COUNT} ${UNIT}`),
    read: ([many = '', of = ''], today) => once(daysOn(count(many), unit(of), today)),
  },
  {
    words: phrase(`(?:(?:on|by) the|on|the) ${ORDINAL}`),
    read: ([day], today) => once(nextDayOfMonth(Number(day), today)),
  },
  {
    words: phrase(`${BEFORE}(?:the )?(\\d\\d?)(?:st|nd|rd|th)? (?:of )?${MONTH}(?: (\\d{4}))?`),
    read: ([day, named = '', year], today) => dated(day, named, year, today),
  },
  {
    words: phrase(`${BEFORE}${MONTH} (\\d\\d?)(?:st|nd|rd|th)?(?:,? (\\d{4}))?`),
    read: ([named = '', day, year], today) => dated(day, named, year, today),
  },
  { words: phrase(`${BEFORE}${FIGURES}`), read: FROM_FIGURES },
  {
    words: phrase('(?:(?:by|at) )?(?:the )?end of (?:the )?month'),
    read: (_, today) => once(endOfMonth(today)),
  },
  { words: phrase('every day'), read: (_, today) => fromToday(1, 'day', today) },
  {
    words: phrase(`every (?:${COUNT} )?${UNIT}`),
    read: ([many, of = ''], today) => fromToday(many ? count(many) : 1, unit(of), today),
  },
  { words: phrase('every other week'), read: (_, today) => fromToday(2, 'week', today) },
  { words: phrase(`every ${WEEKDAY}`), read: ([day = ''], today) => weekly(1, weekday(day), today) },
  {
    words: phrase(`every (?:${COUNT} )?months? on the ${ORDINAL}`),
    read: ([many, day], today) => monthly(many ? count(many) : 1, Number(day), today),
  },
];

/** The words of a date in English (TODO-6). */
export const ENGLISH: DateWords = {
  forms: FORMS,
  time: '(?:at )?(\\d\\d?)(?::(\\d\\d))?(?: ?(am|pm))?',
  notAfter: null,
  names: null,
};
