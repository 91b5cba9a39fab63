import type { ClientSession, Types } from 'mongoose';
import { emit } from '../../platform/outbox/emit.ts';
import type { CommentDoc } from '../task-store/index.ts';

/** The type of the events of comments. */
export const COMMENT_EVENT = 'task-comment';

/** The content of an event of a comment. */
export interface ToldComment {
  readonly act: 'created' | 'changed' | 'deleted' | 'restored';
  readonly taskId: Types.ObjectId;
  readonly projectId: Types.ObjectId;
  readonly mentionIds: readonly Types.ObjectId[];
}

/** Stores the event of an act on a comment, in its transaction (COMMENT-9). It carries ids and no text. */
export async function emitComment(
  act: ToldComment['act'],
  { _id, taskId, projectId, companyId, mentionIds }: CommentDoc,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const data: ToldComment = { act, taskId, projectId, mentionIds };
  await emit({ company: companyId, type: COMMENT_EVENT, at, subject: _id, data: { ...data } }, session);
}
