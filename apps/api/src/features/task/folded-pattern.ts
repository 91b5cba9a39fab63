import { escapeRegExp, foldSearch } from '@faena/shared/domain';

/**
 * The signs of the basic plane, except ideographs and private signs, which fold to themselves; and letters and figures of
 * other styles beyond it.
 */
const SIGNS = [
  [0x00a1, 0x33ff],
  [0xa490, 0xabff],
  [0xf900, 0xffff],
  [0x1d400, 0x1d7ff],
  [0x1f100, 0x1f189],
] as const;

/** The most letters to which a searchable sign folds. The database finds no longer ones, nor Roman numerals of one sign. */
const MOST_LETTERS = 4;

/** The most letters in a row that are tried in all combinations of ligatures. */
const MOST_TOGETHER = 4;

/** The most letters of a word in a pattern, because the database takes 32 kB. Longer words are found by their beginning. */
const MOST_SEARCHED = 40;

/** The signs that a fold drops; they may stand between any two letters. */
const DROPPED =
  '(?:\u200d[♀♂]|[\\p{Mn}\\p{Me}🏻-🏿\\p{Cf}"\'`´·«»ʹ-ʿˈ\u0374΄\u0387׳-״\u0640ᅟ-ᅠ᾽᾿῾\u1fef\u1ffd‘-‟′-›⁗⹂「-』〝-〟\u3164ꞌﳲ-ﳴ﹁-﹄ﹱ-ﹿ＂＇｀｢｣ﾞ-ﾠ])*';

/** A sign of Mars or Venus by itself. After a joiner, it is the gender of an emoji, which a fold drops. */
const GENDER = /[♀♂]/;

/** Marks the side of a piece at which the spelling of its sign goes on. */
const CUT = '\0';

/** The signs by the pieces of their folded letters; computed at the first search. */
let signs: ReadonlyMap<string, string> | undefined;

function signsByPiece(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [from, to] of SIGNS) {
    for (let code = from; code <= to; code += 1) {
      const sign = String.fromCodePoint(code);
      const folded = foldSearch(`|${sign}|`).slice(1, -1);
      if (folded === sign || folded.includes(' ') || isFoundInLowerCase(sign)) continue;
      if (folded.length > 1 && /\p{Nl}/u.test(sign)) continue;
      for (const piece of piecesOf([...folded])) found.set(piece, `${found.get(piece) ?? ''}${sign}`);
    }
  }
  return found;
}

/** Tests whether the search of the database, which ignores case, finds a sign by its lower case. */
function isFoundInLowerCase(sign: string): boolean {
  const lower = sign.toLowerCase();
  return lower !== sign && lower.length === 1 && lower.toUpperCase() === sign;
}

function piecesOf(letters: readonly string[]): string[] {
  const { length } = letters;
  if (length > MOST_LETTERS) return [];
  return letters.flatMap((_, from) =>
    letters
      .slice(from)
      .map((_, more) => from + more + 1)
      .map((to) => `${from > 0 ? CUT : ''}${letters.slice(from, to).join('')}${to < length ? CUT : ''}`),
  );
}

/**
 * The MongoDB pattern of a word that `foldSearch` answered: it finds the stored texts whose fold has the word
 * (SEARCH-7). So no task stores its text a second time.
 */
export function foldedPattern(word: string): string {
  const letters = [...word].slice(0, MOST_SEARCHED);
  const parts: string[] = [];
  let from = 0;
  let reach = 0;
  for (let at = 0; at < letters.length; at += 1) {
    for (let to = at + 1; to <= Math.min(at + MOST_LETTERS, letters.length); to += 1) {
      if (signsFor(letters, at, to) !== '') reach = Math.max(reach, to);
    }
    if (reach > at + 1 && at + 1 - from < MOST_TOGETHER) continue;
    parts.push(spanPattern(letters, from, at + 1));
    from = at + 1;
  }
  return parts.join(DROPPED);
}

/** The signs of some letters of a word. Its first and last letters may be a part of what a sign folds to. */
function signsFor(letters: readonly string[], from: number, to: number): string {
  signs ??= signsByPiece();
  const piece = letters.slice(from, to).join('');
  const before = from === 0 ? ['', CUT] : [''];
  const after = to === letters.length ? ['', CUT] : [''];
  return before.flatMap((start) => after.map((end) => signs?.get(`${start}${piece}${end}`) ?? '')).join('');
}

/** The pattern of the letters from one place to another, in every way that signs spell them. */
function spanPattern(letters: readonly string[], from: number, to: number): string {
  const ways: string[] = [];
  for (let end = from + 1; end <= to; end += 1) {
    const own = end === from + 1 ? (letters[from] ?? '') : '';
    const all = `${own}${signsFor(letters, from, end)}`;
    if (all === '') continue;
    const set = [...all].length > 1 ? `[${all.replace(/[\\\]^-]/g, '\\$&')}]` : escapeRegExp(all);
    const one = GENDER.test(own) ? `(?<!\u200d)${set}` : set;
    ways.push(end < to ? `${one}${DROPPED}${spanPattern(letters, end, to)}` : one);
  }
  return ways.length > 1 ? `(?:${ways.join('|')})` : (ways[0] ?? '');
}
