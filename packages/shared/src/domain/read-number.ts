import { isCurrency } from './currencies.ts';
import { decimalMarkOf } from './decimal-mark.ts';
import { escapeRegExp } from './fold.ts';
import { withPlainDigits } from './plain-digits.ts';

/** How a field takes and shows a number. */
export interface NumberKind {
  /** Most decimals: those of a currency (its exponent), or 0 of a count. */
  readonly decimals: number;
  /** Whether all decimals are shown, as for money. */
  readonly fixed?: boolean;
  /** Whether it may be below zero. */
  readonly negative?: boolean;
  /** The signs and codes that may stand beside it, such as `Q` and `GTQ`, or `%`. */
  readonly units?: readonly string[];
  /** Whether it is a rate of an hour, so that `/hora` may stand after it. */
  readonly hourly?: boolean;
}

/** Why a typed text is no number of its field (FORM-15). */
export type NumberFault =
  | { readonly fault: 'empty' | 'not_a_number' | 'another_unit' | 'too_many_decimals' | 'negative' }
  /** The two numbers that it can mean. */
  | { readonly fault: 'ambiguous'; readonly readings: readonly [string, string] };

export type ReadNumber = { readonly value: number } | NumberFault;

/**
 * The number in a typed or pasted text, as a person with this locale (BCP 47) writes it. It never guesses: a text with
 * two possible meanings is a fault (FORM-15, FORM-16).
 */
export function readNumber(text: string, locale: string, kind: NumberKind): ReadNumber {
  const plain = plainText(text);
  if (plain === '') return { fault: 'empty' };
  const bare = bareNumber(plain, kind);
  const chosen = bare && choose(readingsOf(bare, kind.decimals), decimalMarkOf(locale), kind.decimals);
  if (!chosen) return { fault: isAnotherUnit(plain) ? 'another_unit' : 'not_a_number' };
  if ('fault' in chosen) return chosen;
  const size = Number(textOf(chosen));
  const isBelow = bare.minus && size > 0;
  return isBelow && !kind.negative ? { fault: 'negative' } : { value: isBelow ? -size : size };
}

/** A number as its field shows it: with a point and without groups, which every locale reads alike. */
export function writeNumber(value: number, { decimals, fixed = false }: NumberKind): string {
  return fixed ? value.toFixed(decimals) : String(value);
}

/** The text with ASCII digits and single spaces, without invisible characters. */
function plainText(text: string): string {
  // NFKC would make digits of superscripts and fractions.
  const kept = text.replace(/\p{No}/gu, '?');
  return withPlainDigits(kept.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text without its sign and unit. */
interface BareNumber {
  readonly digits: string;
  readonly minus: boolean;
  /** Whether a point before the digits may belong to the unit, as in `Q.500`, instead of the number. */
  readonly afterPoint: boolean;
}

/** The hour after a rate: `/hora`, `por hora`, `per hour`, `/h`. */
const PER_HOUR = ' ?(?:(?:/|por|per|la|an|x) ?(?:horas?|hours?|hrs?|h)\\.?)?';

function bareNumber(plain: string, { units = [], hourly = false }: NumberKind): BareNumber | null {
  // A dash may stand for the cents: `Q500.-`.
  const unit = units.map((each) => escapeRegExp(plainText(each))).join('|') || '(?!)';
  const shape = new RegExp(
    `^([-+−–])? ?(?:(${unit})(\\.)?( )?)?([-+−–])? ?([\\d.,'’٬٫ ]*\\d[.,٫]?)(?:(?<=[.,])[-–])? ?(?:(?:${unit})\\.?)?${hourly ? PER_HOUR : ''}$`,
    'iu',
  );
  const [, before, ahead = '', point = '', space, after, digits] = shape.exec(plain) ?? [];
  if (digits === undefined || (before && after)) return null;
  const isAbbreviation = /[\p{L}/]$/u.test(ahead) && point !== '';
  const ends = space !== undefined || after !== undefined;
  return {
    digits: (isAbbreviation ? digits : point + digits).trim(),
    minus: (before ?? after ?? '+') !== '+',
    afterPoint: isAbbreviation && !ends,
  };
}

/** One meaning of a text of digits and marks. */
interface Reading {
  readonly whole: string;
  /** Without trailing zeros. */
  readonly fraction: string;
  /** The typed decimals. */
  readonly decimals: number;
  /** The mark that is read as the decimal one. */
  readonly mark: string;
}

/** The marks that can begin the decimals. */
const MARKS = ['.', ',', '٫'] as const;

/** Groups of three by one mark; those of India have two digits above the thousands. */
const WHOLE = /^(?:\d*|[1-9]\d{0,2}([,.'’٬ ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/;

function readingsOf({ digits, afterPoint }: BareNumber, decimals: number): Reading[] {
  const isFraction = afterPoint && /^\d+$/.test(digits) && digits.length <= decimals;
  const all = [digits, ...(isFraction ? [`.${digits}`] : [])].flatMap(readingsByMark);
  return [...new Map(all.map((reading) => [textOf(reading), reading])).values()];
}

function readingsByMark(digits: string): Reading[] {
  return MARKS.flatMap((mark) => {
    const [whole = '', fraction = '', ...more] = digits.split(mark);
    const isNumber = more.length === 0 && WHOLE.test(whole) && /^\d*$/.test(fraction);
    if (!isNumber) return [];
    const plain = whole.replace(/\D/g, '') || '0';
    return [{ whole: plain, fraction: fraction.replace(/0+$/, ''), decimals: fraction.length, mark }];
  });
}

const textOf = ({ whole, fraction }: Reading) => (fraction ? `${whole}.${fraction}` : whole);

/** The meaning of a text by the locale and the decimals of its field (FORM-16). */
function choose(readings: readonly Reading[], own: string, decimals: number): Reading | NumberFault | null {
  const [first, second] = [...readings].sort((a, b) => a.decimals - b.decimals);
  if (!first || !second) {
    if (!first) return null;
    return first.fraction.length > decimals ? { fault: 'too_many_decimals' } : first;
  }
  // `Q.50`: a whole number after the unit's point, or a fraction.
  if (second.whole === '0') return { fault: 'ambiguous', readings: [textOf(first), textOf(second)] };
  // `1,234`: the first reading groups by the mark, the second takes it as the decimal one.
  const isGroup = second.mark !== own;
  const isShown = second.mark === '.';
  const canBeDecimal = second.decimals <= decimals;
  if (isGroup && !(canBeDecimal && isShown)) return first;
  if (!isGroup && canBeDecimal && isShown) return second;
  return { fault: 'ambiguous', readings: [textOf(first), textOf(second)] };
}

/** Whether a text has a number with the sign or code of a currency other than its field's. */
function isAnotherUnit(plain: string): boolean {
  const [sign = ''] = /\p{Sc}|[a-z]{3}/iu.exec(plain) ?? [];
  return /\d/.test(plain) && (/\p{Sc}/u.test(sign) || isCurrency(sign.toUpperCase()));
}
