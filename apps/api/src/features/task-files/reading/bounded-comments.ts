import {
  composed,
  isBlank,
  LENGTHS,
  MAX_IMPORT_COMMENTS,
  MAX_TASK_COMMENTS,
  shownName,
} from '@faena/shared/domain';
import type { FileContent, FoundComment, FoundTask, NamedPerson } from './file-content.ts';
import { pieces, shortened } from './fitting.ts';

/** The moment of a comment without a time: after any other. */
const UNTIMED = Number.MAX_SAFE_INTEGER;

/**
 * The tasks of a file with comments that fit, the oldest first, and the parts that are left out with the others
 * (IMPORT-19). A long text goes on in a further comment. The latest comments of a task stay.
 */
export function boundedComments({ tasks, leftOut }: Pick<FileContent, 'tasks' | 'leftOut'>) {
  let room = MAX_IMPORT_COMMENTS;
  let surplus = 0;
  const fitting = tasks.map((task): FoundTask => {
    const most = Math.min(MAX_TASK_COMMENTS, room);
    const said = inOrder(task.comments.filter(({ text }) => !isBlank(text)));
    const late = latest(said, most);
    const all = late.flatMap(inPieces);
    const comments = latest(all, most);
    room -= comments.length;
    surplus += said.length - late.length + all.length - comments.length;
    return { ...task, comments };
  });
  const isCounted = leftOut.some(({ part }) => part === 'comments');
  const parts: FileContent['leftOut'] = isCounted ? leftOut : [...leftOut, { part: 'comments', count: 0 }];
  return {
    tasks: fitting,
    leftOut: parts.map(({ part, count }) => ({ part, count: part === 'comments' ? count + surplus : count })),
  };
}

/** Comments by their times, each of which is read once. */
function inOrder(comments: readonly FoundComment[]): FoundComment[] {
  const moments = new Map(comments.map((comment) => [comment, momentOf(comment)]));
  const at = (comment: FoundComment) => moments.get(comment) ?? 0;
  return comments.toSorted((a, b) => at(a) - at(b));
}

/** The time of a comment in milliseconds; one without a time comes last. */
function momentOf({ at }: Pick<FoundComment, 'at'>): number {
  const moment = Date.parse(at);
  return Number.isNaN(moment) ? UNTIMED : moment;
}

function latest(comments: FoundComment[], most: number): FoundComment[] {
  return comments.slice(Math.max(0, comments.length - most));
}

/** A comment in texts that fit, with a time and an author that fit. A blank piece is none. */
function inPieces(comment: FoundComment): FoundComment[] {
  const texts = pieces(composed(comment.text).trim(), LENGTHS.comment).filter((piece) => !isBlank(piece));
  const moment = momentOf(comment);
  const at = moment === UNTIMED ? '' : new Date(moment).toISOString();
  const author = comment.author && fittingPerson(comment.author);
  return texts.map((text) => ({ text, at, author }));
}

/** A name as it is shown, and the keys that an account may have. */
function fittingPerson({ name, keys }: NamedPerson): NamedPerson {
  return {
    name: shortened(shownName(name), LENGTHS.name),
    keys: keys.filter(({ length }) => length <= LENGTHS.email),
  };
}
