import { localMs, MINUTE_MS } from '@faena/shared/domain';

/** A comment of a cell. */
interface CommentOfCell {
  /** Null for a text without a head; empty for a deleted account. */
  readonly author: string | null;
  /** An instant of ISO 8601; empty without a head. */
  readonly at: string;
  readonly text: string;
}

/** A comment to be written. */
export interface WrittenComment {
  readonly author: string;
  readonly at: Date;
  readonly text: string;
}

/** The head of a comment: `[2026-11-28 08:05:07 -06:00] ana`. */
const HEAD = /^\[(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) ([+-]\d\d:\d\d)\] ?(.*)$/;

/** A first line that only counts earlier comments. */
const EARLIER = /^… \d+ /;

/** Each line of a text, indented, so that none is taken for a head. */
const INDENT = '  ';

interface CellTerms {
  readonly timeZone: string;
  /** The longest cell, in characters. */
  readonly longest: number;
  /** The first line where earlier comments do not fit. */
  readonly earlier: (count: number) => string;
}

/**
 * The comments on a task as one cell, the oldest first: each has a head with time and author, and below it its
 * indented text (EXPORT-10). Where they are too long, the latest ones stay.
 */
export function commentCell(
  comments: readonly WrittenComment[],
  { timeZone, longest, earlier }: CellTerms,
): string {
  const blocks: string[] = [];
  // Room for the line that counts the others.
  let room = longest - earlier(comments.length).length;
  for (const comment of comments.toReversed()) {
    const block = blockOf(comment, timeZone);
    room -= block.length + 1;
    if (room < 0) break;
    blocks.unshift(block);
  }
  const left = comments.length - blocks.length;
  return [...(left > 0 ? [earlier(left)] : []), ...blocks].join('\n');
}

function blockOf({ author, at, text }: WrittenComment, timeZone: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => `${INDENT}${line}`);
  return [`[${wallTime(at, timeZone)}] ${author}`.trimEnd(), ...lines].join('\n');
}

/** An instant to the second on the clock of a time zone, with its offset. */
function wallTime(at: Date, timeZone: string): string {
  const wallMs = localMs(at, timeZone);
  const minutes = Math.round((wallMs - at.getTime()) / MINUTE_MS);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [away, sign] = [Math.abs(minutes), minutes < 0 ? '-' : '+'];
  const wall = new Date(wallMs).toISOString().slice(0, 19).replace('T', ' ');
  return `${wall} ${sign}${two(away / 60)}:${two(away % 60)}`;
}

/** The comments of such a cell. Any other text is one comment, of no author and time. */
export function commentsOfCell(cell: string): CommentOfCell[] {
  if (cell === '') return [];
  const found: { author: string | null; at: string; lines: string[] }[] = [];
  for (const line of cell.split(/\r\n?|\n/)) {
    const [head, wall = '', offset = '', author = ''] = HEAD.exec(line) ?? [];
    if (head !== undefined) {
      found.push({ author: author.trim(), at: `${wall.replace(' ', 'T')}${offset}`, lines: [] });
      continue;
    }
    const last = found.at(-1);
    if (last) last.lines.push(line.replace(/^ {1,2}/, ''));
    else if (!EARLIER.test(line)) found.push({ author: null, at: '', lines: [line] });
  }
  return found.map(({ lines, ...comment }) => ({ ...comment, text: lines.join('\n') }));
}
