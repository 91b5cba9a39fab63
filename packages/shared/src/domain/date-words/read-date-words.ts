import type { Language } from '../../wording/language.ts';
import { foldSearch } from '../fold-search.ts';
import { MAX_RECURRENCE } from '../limits-and-defaults/index.ts';
import { nextOccurrence, type Recurs } from '../recurrence.ts';
import { ENGLISH } from './english.ts';
import type { DateWords, Meant, Today } from './form.ts';
import { SPANISH } from './spanish.ts';

/** The date at the end of a line, and the line without it. */
export interface DatedLine {
  /** The words before the date; never empty. */
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`, or null for the whole day. */
  readonly time: string | null;
  readonly recurs: Recurs | null;
  /** The index in the line at which the words of the date begin. */
  readonly from: number;
}

/** The most words of a date: `el próximo 15 de diciembre de 2026 a las 9:00 pm`. */
const MOST_WORDS = 10;

/** The mix of both languages reads the words of both. */
const WORDS: Readonly<Record<Language, readonly DateWords[]>> = {
  original: [SPANISH, ENGLISH],
  es: [SPANISH],
  en: [ENGLISH],
};

/**
 * Reads the words of a date at the end of a line (TODO-6, TODO-7). The longest run of words that means a date counts.
 * Null if the line ends otherwise, and if nothing would be left for a title.
 */
export function readDateWords(line: string, today: Today, language: Language): DatedLine | null {
  const words = [...line.matchAll(/\S+/g)];
  for (let first = Math.max(1, words.length - MOST_WORDS); first < words.length; first += 1) {
    const read = readWords(words.slice(first - 1).map(String), today, language);
    const from = words[first]?.index;
    if (read && from !== undefined) return { ...read, title: line.slice(0, from).trim(), from };
  }
  return null;
}

type Read = Pick<DatedLine, 'day' | 'time' | 'recurs'>;

function readWords([before = '', ...dated]: string[], today: Today, language: Language): Read | null {
  // A search reads ½ as 1/2, which is no date here.
  if (dated.some((word) => /\p{No}/u.test(word))) return null;
  for (const words of WORDS[language]) {
    if (words.notAfter?.test(foldSearch(before)) || isName(dated[0] ?? '', words)) continue;
    const read = readIn(foldSearch(dated.join(' ')), words, today);
    if (read) return read;
  }
  return null;
}

/** `Llamar a Domingo` names a person, as Spanish writes days without a capital letter. */
function isName(word: string, { names }: DateWords): boolean {
  return names !== null && /^\p{Lu}/u.test(word) && names.test(foldSearch(word));
}

function readIn(text: string, { forms, time: timeWords }: DateWords, today: Today): Read | null {
  const whole = meantBy(text, forms, today.day);
  if (whole) return { ...whole, time: null };
  const match = new RegExp(`^(.+?) ${timeWords}$`).exec(text);
  const time = match && timeOf(match.slice(2));
  const meant = time ? meantBy(match[1] ?? '', forms, today.day) : null;
  return meant && { ...stillToCome(meant, time, today), time };
}

function meantBy(text: string, forms: DateWords['forms'], today: string): Meant | null {
  for (const { words, read } of forms) {
    const match = words.exec(text);
    const meant = match && read(match.slice(1), today);
    if (meant && isPossible(meant.recurs)) return meant;
  }
  return null;
}

const isPossible = (recurs: Recurs | null) =>
  recurs === null || (recurs.every >= 1 && recurs.every <= MAX_RECURRENCE);

/** A recurring thing whose time of today has passed begins with the next one. */
function stillToCome({ day, recurs }: Meant, time: string | null, today: Today): Meant {
  if (!recurs || time === null || day !== today.day || time >= today.time) return { day, recurs };
  const next = nextOccurrence(day, recurs, today.day);
  return { day: next.date, recurs: next.recurs };
}

/** `HH:MM` from hour, minute and half of the day; null for a time that no clock shows. */
function timeOf([hour = '', minute = '00', half]: readonly (string | undefined)[]): string | null {
  const isHalf = half === 'am' || half === 'pm';
  const shown = Number(hour);
  if (isHalf && (shown < 1 || shown > 12)) return null;
  const hours = isHalf ? (shown % 12) + (half === 'pm' ? 12 : 0) : shown;
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
