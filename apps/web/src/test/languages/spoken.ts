import { CURRENCIES } from '@faena/shared/domain';
import type { Day } from 'date-fns';
import { literally, outsideMarks } from './marks.ts';
import { sentencesOf, VALUE } from './sentences.ts';
import { WALK_LOCALE, walkCalendar } from './walk-locale.ts';

/*
 * The texts of a page of the walk (marked-page.ts), and their words that no catalogue has.
 */

/** Words that every language shares, besides numbers and signs. */
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

/** A time zone by its name, or by its visible text. */
const ZONE =
  /(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(\/\p{Lu}[\p{L} _+-]*)+|Etc\/\w+/gu;

/** The number of a slip, which is the same in every language (SLIP-10). */
const SLIP_NUMBER = /\bB\d+-\d+\b/gu;

const known = [...NAMES, ...UNITS, ...namesOfDates(), ...namesOfCurrencies()]
  .flatMap((sentence) => sentence.split(VALUE))
  .map((piece) => piece.trim())
  .filter((piece) => /\p{L}/u.test(piece))
  .sort((a, b) => b.length - a.length);
const KNOWN = new RegExp(known.map(literally).join('|'), 'giu');

/** The words of a text that come from no catalogue and from no person; empty if there are none. */
export function foreignIn(text: string): string {
  return (
    outsideMarks(text)
      // Texts typed by people, and the names of time zones and colours.
      .replace(/[\p{L}\d@._-]*qx[\p{L}\d@._-]*/giu, ' ')
      .replace(ZONE, ' ')
      .replace(SLIP_NUMBER, ' ')
      .replace(/#[\da-f]{6}/gu, ' ')
      .replace(KNOWN, ' ')
      // The letters in place of a missing picture.
      .replace(/(?<![\p{L}\d])\p{Lu}{1,2}(?![\p{L}\d])/gu, ' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
  );
}

/** The months and days, long and short, and the words of the calendar's library. */
function namesOfDates(): string[] {
  const { labels, localize } = walkCalendar;
  const chosen = labels?.labelDayButton;
  if (typeof chosen !== 'function') throw new Error('The calendar does not say what a day is');
  const day = chosen(new Date(), { today: true, selected: true }, { locale: walkCalendar });
  const columns = Array.from({ length: 7 }, (_, day) => localize.day(day as Day, { width: 'short' }));
  const styles = ['long', 'short'] as const;
  const names = (style: Intl.DateTimeFormatOptions, day: (index: number) => Date, count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(WALK_LOCALE, style).format(day(index)),
    );
  const dates = styles.flatMap((style) => [
    ...names({ month: style }, (month) => new Date(2026, month, 1), 12),
    ...names({ weekday: style }, (day) => new Date(2026, 0, day + 4), 7),
  ]);
  return [...dates, ...columns, ...sentencesOf(labels, 'es'), ...day.split(/[^\p{L}]+/u)];
}

/** The names of currencies in the language of the page, from the browser. */
function namesOfCurrencies(): string[] {
  const names = new Intl.DisplayNames('es', { type: 'currency' });
  return CURRENCIES.flatMap((code) => [code, names.of(code) ?? '']);
}

const NAMED = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'];

/** The letter on a key is no word. */
function isKey({ parentElement, textContent }: Node): boolean {
  return parentElement?.tagName === 'KBD' && textContent?.length === 1;
}

/** The element by its name only, because selectors take long on all pages of the walk together. */
function isCode(element: Element | null): boolean {
  return element?.tagName === 'STYLE' || element?.tagName === 'SCRIPT';
}

/** All texts of the page: the visible ones and those for screen readers. */
export function saidOn(page: Document): string[] {
  const said = new Set([page.title]);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of NAMED) said.add(node.getAttribute(name) ?? '');
    } else if (!isCode(node.parentElement) && !isKey(node)) {
      said.add(node.textContent ?? '');
    }
  }
  // A non-breaking space is read like any other.
  return [...said].map((text) => text.replaceAll('\u00a0', ' ')).filter((text) => text.trim() !== '');
}
