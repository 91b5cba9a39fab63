import { ROLES } from '@faena/shared/access';
import { mapInTurns } from '../../../kernel/map-in-turns.ts';
import type { FoundComment } from '../reading/file-content.ts';
import type { People } from './people.ts';

/** Comments that are planned, or made into documents, without a pause: some milliseconds. */
export const COMMENTS_A_TURN = 500;

/** A comment that an import adds. */
export interface PlannedComment {
  /** The member who wrote it; null for the importer, and for a stranger. */
  readonly authorId: string | null;
  /** The name of a stranger; empty where the file has none. */
  readonly name?: string;
  /** Null without a time in the file. */
  readonly at: Date | null;
  readonly text: string;
}

/** Plans the comments on a new task. Their authors are members who may see it; others stay a name (COMMENT-22). */
export function planComments(comments: readonly FoundComment[], people: People): Promise<PlannedComment[]> {
  return mapInTurns(comments, COMMENTS_A_TURN, ({ author, at, text }) => {
    const moment = new Date(at);
    const planned = { text, at: moment.getTime() > 0 ? moment : null };
    if (author === null) return { ...planned, authorId: null };
    const member = people.memberOf(author);
    if (member && member.rol_id !== ROLES.client) return { ...planned, authorId: member._id };
    return { ...planned, authorId: null, name: author.name };
  });
}
