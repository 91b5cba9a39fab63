import type { ClientSession } from 'mongoose';
import { emit } from '../../platform/outbox/emit.ts';
import type { CommentDoc } from '../task-store/index.ts';

/** The type of the events of comments. */
const COMMENT_EVENT = 'task-comment';

/** Stores the event of an act on a comment, in its transaction (COMMENT-9). It carries ids and no text. */
export async function emitComment(
  act: 'created' | 'changed' | 'deleted',
  { _id, taskId, projectId, companyId, mentionIds }: CommentDoc,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const data = { act, taskId, projectId, mentionIds };
  await emit({ company: companyId, type: COMMENT_EVENT, at, subject: _id, data }, session);
}
