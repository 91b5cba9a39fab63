import { CURRENCIES } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Day } from 'date-fns';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';

/*
 * The texts of a page, and their language. A catalogue's text is a sentence, or a function of values: then the pieces
 * between the values belong to the language.
 */

/** Stands for a value in a sentence. */
const VALUE = '\u0001';
/** The same of a value with parts. */
const PARTS = new Proxy({}, { get: () => VALUE });
/** Words that are those of every language, beside numbers and signs. */
const UNITS = ['h', 's', 'Q', 'USD', 'px', 'alt'];
/** Names that no language changes (LANG-3). */
const NAMES = [
  'Faena',
  'Kanban',
  'Backlog',
  'Español',
  'English',
  'Original',
  'CSV',
  'Excel',
  'XLSX',
  'Ctrl',
  'Esc',
];

/** A time zone, as it is called or as it is shown. */
const ZONE =
  /(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(\/\p{Lu}[\p{L} _+-]*)+|Etc\/\w+/gu;

/** Every sentence of a catalogue, with `VALUE` where a value goes. */
export function sentencesOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') return ways(catalogue as (...values: unknown[]) => unknown);
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesOf);
}

/** The results of a function of values, for none, one and many in any order. */
function ways(template: (...values: unknown[]) => unknown): string[] {
  const said = manyOf(Math.max(template.length, 1)).map((values) => {
    try {
      return template(...values);
    } catch {
      // A text of words that is given a number.
      return undefined;
    }
  });
  return said.filter((sentence) => typeof sentence === 'string');
}

function manyOf(count: number): unknown[][] {
  if (count === 0) return [[]];
  return manyOf(count - 1).flatMap((values) => [VALUE, 0, 1, PARTS].map((value) => [...values, value]));
}

/** Finds what of a text is neither of this language nor somebody's own. */
export function listener(language: Exclude<Language, 'original'>, sentences: readonly string[]) {
  const known = [...sentences, ...NAMES, ...calendarOf(language), ...currenciesOf(language)]
    .flatMap((sentence) => sentence.split(VALUE))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));
  const pieces = [...new Set([...known, ...UNITS])].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(pieces.map(literally).join('|'), 'giu');
  const foreignIn = (text: string) =>
    text
      // Texts typed by people, and the names of time zones and colours.
      .replace(/[\p{L}\d@._-]*qx[\p{L}\d@._-]*/giu, ' ')
      .replace(ZONE, ' ')
      .replace(/#[\da-f]{6}/gu, ' ')
      .replace(pattern, ' ')
      // The letters of a picture that is missing.
      .replace(/(?<![\p{L}\d])\p{Lu}{1,2}(?![\p{L}\d])/gu, ' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
  // To look for thousands of pieces takes long, and after each press a page says nearly what it said before.
  const heard = new Map<string, string>();
  return (text: string): string => {
    const known = heard.get(text) ?? foreignIn(text);
    heard.set(text, known);
    return known;
  };
}

/** Finds a piece, and no part of a longer word. */
function literally(piece: string): string {
  const before = /^\p{L}/u.test(piece) ? '(?<![\\p{L}\\d])' : '';
  const after = /\p{L}$/u.test(piece) ? '(?!\\p{L})' : '';
  return `${before}${piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${after}`;
}

/** The months and days, long and short, and what the calendar's library says of its own. */
function calendarOf(language: 'es' | 'en'): string[] {
  const locale = language === 'en' ? 'en-GB' : 'es-ES';
  const { labels, localize } = language === 'en' ? enGB : es;
  const chosen = labels?.labelDayButton;
  if (typeof chosen !== 'function') throw new Error('The calendar does not say what a day is');
  const day = chosen(new Date(), { today: true, selected: true });
  const columns = Array.from({ length: 7 }, (_, day) => localize.day(day as Day, { width: 'short' }));
  const styles = ['long', 'short'] as const;
  const names = (style: Intl.DateTimeFormatOptions, day: (index: number) => Date, count: number) =>
    Array.from({ length: count }, (_, index) => new Intl.DateTimeFormat(locale, style).format(day(index)));
  const dates = styles.flatMap((style) => [
    ...names({ month: style }, (month) => new Date(2026, month, 1), 12),
    ...names({ weekday: style }, (day) => new Date(2026, 0, day + 4), 7),
  ]);
  return [...dates, ...columns, ...sentencesOf(labels), ...day.split(', ')];
}

/** The names of currencies, as the browser has them. */
function currenciesOf(language: 'es' | 'en'): string[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CURRENCIES.flatMap((code) => [code, names.of(code) ?? '']);
}

const NAMED = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'];

/** The letter on a key is no word. */
function isKey({ parentElement, textContent }: Node): boolean {
  return parentElement?.tagName === 'KBD' && textContent?.length === 1;
}

/** All that the page says: to those who see it and to those who hear it. */
export function saidOn(page: Document): string[] {
  const said = new Set([page.title]);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of NAMED) said.add(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest('style, script') && !isKey(node)) {
      said.add(node.textContent ?? '');
    }
  }
  // A space that does not break is heard as any other.
  return [...said].map((text) => text.replaceAll('\u00a0', ' ')).filter((text) => text.trim() !== '');
}
