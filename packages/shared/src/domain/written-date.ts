import { LANGUAGE_TAGS } from '../wording/language.ts';
import { foldSearch } from './fold-search.ts';
import type { DAY_ORDERS } from './limits-and-defaults/index.ts';
import { daysBetween, isCalendarDate } from './periods.ts';
import { withPlainDigits } from './plain-digits.ts';

/** The order of day and month in figures: `31/12` or `12/31`. */
export type DayOrder = (typeof DAY_ORDERS)[number];

/** The numbers of a date in a text, which need not be a real date. `year` is null if the text names none. */
export interface WrittenDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  /** Whether `month` and `day` were figures, so that the other order would swap them. */
  readonly inFigures: boolean;
}

interface Reading {
  /** `month` reads a month without a day: `11/2026`, `nov 2026`. */
  readonly of?: 'day' | 'month';
  readonly order?: DayOrder;
}

const MIN_WORD = 3;
/** More than any date has, with its day of the week and a time. */
const MOST_CHARACTERS = 80;
const CENTURY = 2_000;
/** A time after a date; only so much before it that a long text costs little. */
const TIME = /[ T,]{1,3}\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?\s?m\.?)?$/i;
/** Months in Roman figures, as invoices have them. */
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/**
 * `5x30` and `2 x 10` are measures, and `v5` is a version. A month in Roman figures stands apart from digits, and x between
 * spaces needs a year of four digits.
 */
const NO_ROMAN = /\d[ivx]|\b[ivx]+\d|\sx\s+\d\d?$/;
/** `set` begins the other Spanish spelling of septiembre. */
const SETIEMBRE = 9;

/**
 * Reads a date as people write it (FORM-14): `30/11/2026`, `3-12-26`, `30.11`, `30112026`, `2026-11-30`, `30 nov 2026`,
 * `lunes, 30 de noviembre`, `lunes 30/11`, `Nov 30, 2026`, `30-XI-2026`, `2026-11-30T00:00`, in the digits of any script. A
 * time without an offset is left out. Null if the text has not the shape of a date.
 */
export function readDate(
  text: string,
  { of = 'day', order = 'day-first' }: Reading = {},
): WrittenDate | null {
  // A search reads ½ as 1/2 and × as x, which are no dates here.
  if (text.length > MOST_CHARACTERS || /[\p{No}×]/u.test(text)) return null;
  const plain = withPlainDigits(foldSearch(text.trim().replace(TIME, '')))
    .replace(/(?<!\p{L})primero(?!\p{L})/gu, '1')
    .replace(/(\d)\.?(?:st|nd|rd|th|ero|er|ro|[ao°])(?=$|[^a-z])/gu, '$1');
  if (!/^[\d\p{L}\s/.,–—-]*$/u.test(plain) || NO_ROMAN.test(plain)) return null;
  const figures = plain.match(/\d+/gu) ?? [];
  const words = (plain.match(/\p{L}+/gu) ?? []).filter((word) => !FILLERS.has(word));
  if (words.length > 0 && !isWeekdayAlone(words, figures)) return inWords(figures, words, of);
  const [only = ''] = figures;
  const parts = figures.length === 1 ? splitFigures(only, of) : figures;
  return inFigures(parts, of, order);
}

/** The words between the parts of a date. */
const FILLERS = new Set(['de', 'del', 'el', 'of', 'the']);

/** `30 nov 2026`, `nov 30, 2026`, `30 de noviembre`; a day of the week may come first. */
function inWords(figures: string[], words: string[], of: 'day' | 'month'): WrittenDate | null {
  const [weekday = '', named = weekday] = words;
  const month = monthNamed(named);
  if (month === undefined || words.length > 2 || (words.length === 2 && !isWeekday(weekday))) return null;
  const numbers =
    of === 'month' ? ['1', ...figures] : figures[0]?.length === 4 ? figures.toReversed() : figures;
  const [day, year] = numbers;
  if (day === undefined || numbers.length > 2) return null;
  return partsOf({ day, month: String(month), year }, false);
}

/** `lunes 30/11`; `mar 3` is a day of March. */
function isWeekdayAlone([word = '', ...others]: string[], figures: string[]): boolean {
  return others.length === 0 && figures.length > 1 && isWeekday(word) && monthNamed(word) === undefined;
}

function inFigures(parts: string[], of: 'day' | 'month', order: DayOrder): WrittenDate | null {
  const isYearFirst = parts[0]?.length === 4;
  const [first, ...others] = isYearFirst ? parts.toReversed() : parts;
  if (of === 'month') {
    return others.length === 1 ? partsOf({ day: '1', month: first, year: others[0] }, false) : null;
  }
  const [second, year] = others;
  if (others.length === 0 || others.length > 2 || (isYearFirst && year === undefined)) return null;
  const isDayFirst = isYearFirst || order === 'day-first';
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return partsOf({ day, month, year }, !isYearFirst);
}

/** Splits `30112026`, `301126` and `20261130` into their parts. A month is `112026` or `202611`. */
function splitFigures(figures: string, of: 'day' | 'month'): string[] {
  const shapes = of === 'month' ? MONTH_SHAPES : DAY_SHAPES;
  const found = shapes.map((shape) => shape.exec(figures)).find((match) => match !== null);
  return found ? found.slice(1) : [figures];
}

const DAY_SHAPES = [
  /^(\d\d)(\d\d)((?:19|2\d)\d\d)$/,
  /^((?:19|2\d)\d\d)(\d\d)(\d\d)$/,
  /^(\d\d)(\d\d)(\d\d)$/,
];
const MONTH_SHAPES = [/^(\d\d)((?:19|2\d)\d\d)$/, /^((?:19|2\d)\d\d)(\d\d)$/];

interface Texts {
  readonly day: string | undefined;
  readonly month: string | undefined;
  readonly year: string | undefined;
}

/** A year has two or four digits, day and month have one or two. */
function partsOf({ day = '', month = '', year }: Texts, inFigures: boolean): WrittenDate | null {
  const isYear = year === undefined || year.length === 4 || year.length === 2;
  if (!isYear || ![day, month].every((part) => /^\d\d?$/.test(part))) return null;
  const full = year === undefined ? null : Number(year) + (year.length === 2 ? CENTURY : 0);
  return { year: full, month: Number(month), day: Number(day), inFigures };
}

/** The calendar date of a written one, null if there is none; without a year it is the one nearest to `today`. */
export function dateWritten({ year, month, day }: WrittenDate, today: string): string | null {
  const dateIn = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== null) return isCalendarDate(dateIn(year)) ? dateIn(year) : null;
  const thisYear = Number(today.slice(0, 4));
  // February 29 exists in one of any eight years.
  const years = Array.from({ length: 17 }, (_, index) => thisYear + index - 8);
  const dates = years.map(dateIn).filter(isCalendarDate);
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  return dates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The languages of names of months and days; the mix has none of its own. */
const TAGS = Object.values(LANGUAGE_TAGS).filter((tag) => !tag.startsWith('x-'));

const named = (options: Intl.DateTimeFormatOptions, days: readonly number[]) =>
  TAGS.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return days.map((day, index) => [foldSearch(format(day)), index + 1] as const);
  });

let months: readonly (readonly [string, number])[] | undefined;
let weekdays: readonly (readonly [string, number])[] | undefined;

/** The month that a word begins, in any language of the product. */
function monthNamed(word: string): number | undefined {
  if (ROMAN.includes(word)) return ROMAN.indexOf(word) + 1;
  if (word.length < MIN_WORD) return undefined;
  months ??= [
    ...named(
      { month: 'long' },
      Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
    ),
    ['setiembre', SETIEMBRE],
  ];
  return months.find(([name]) => name.startsWith(word))?.[1];
}

function isWeekday(word: string): boolean {
  weekdays ??= named(
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 2 + day)),
  );
  return word.length >= MIN_WORD && weekdays.some(([name]) => name.startsWith(word));
}
