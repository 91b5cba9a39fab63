const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
/** The first characters of a rank count upwards, so that additions at the end never lengthen it. */
const COUNTED = 6;
/** No rank ends with the least digit, so that another one always fits before it. */
const MIDDLE = 'i';

/** A rank after all others, for a thing at the end of a list. Ranks are compared as texts. */
export function rankAfter(last: string | null): string {
  const count = last === null ? 0 : Number.parseInt(last.slice(0, COUNTED).padEnd(COUNTED, '0'), BASE);
  return (count + 1).toString(BASE).padStart(COUNTED, '0') + MIDDLE;
}

/** A rank between two; null for the beginning and the end of the list. */
export function rankBetween(before: string | null, after: string | null): string {
  return after === null ? rankAfter(before) : middle(before ?? '', after);
}

function middle(from: string, to: string | null): string {
  if (to !== null) {
    const shared = commonPrefix(from, to);
    if (shared > 0) return to.slice(0, shared) + middle(from.slice(shared), to.slice(shared));
  }
  const low = from === '' ? 0 : DIGITS.indexOf(from.charAt(0));
  const high = to === null ? BASE : DIGITS.indexOf(to.charAt(0));
  if (high - low > 1) return DIGITS.charAt(Math.round((low + high) / 2));
  if (to !== null && to.length > 1) return to.charAt(0);
  return DIGITS.charAt(low) + middle(from.slice(1), null);
}

/** The length of the beginning that both share; a shorter text goes on with zeros. */
function commonPrefix(from: string, to: string): number {
  let at = 0;
  while (at < to.length && (from.charAt(at) || '0') === to.charAt(at)) at += 1;
  return at;
}
