import { CommentedTask, type NewTaskComment, type Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import type { ActedOn } from '../task/index.ts';
import { type CommentDoc, CommentModel, toComment } from '../task-store/index.ts';
import { actOnComments } from './act-on-comments.ts';
import { emitComment } from './emit-comment.ts';
import { mentionedIn } from './mentioned.ts';
import { refuseFull } from './refuse-full.ts';
import { shownFiles } from './shown-files.ts';

/**
 * Comments on a task (COMMENT-1). A repetition with the same id answers the present comment (COMMENT-3).
 * @throws AppError as `actOnComments` does; `validation_failed` for a mentioned stranger and for a file of another
 * task; `conflict` for the id of another comment, and beyond the limit (COMMENT-8)
 */
export function createComment(
  taskId: string,
  input: NewTaskComment,
  actor: Actor,
  services: BoardServices,
): Promise<CommentedTask> {
  return actOnComments(taskId, actor, services, async (on) => {
    const before = input.id === undefined ? null : await madeBefore(input.id, actor, on);
    const doc = before ?? (await newComment(input, actor, on));
    const comment = await toComment(doc);
    const show = (task: Task) => answer(CommentedTask, { task, comment });
    if (before) return { gained: 0, show };
    return {
      gained: 1,
      write: async (session) => {
        await driverCollection(CommentModel).insertOne(doc, { session });
        await emitComment('created', doc, on.at, session);
      },
      show,
    };
  });
}

/** The comment that this author made on this task with an id; null if none has it. @throws AppError `conflict` */
async function madeBefore(id: string, actor: Actor, { task, session }: ActedOn): Promise<CommentDoc | null> {
  const found = await driverCollection(CommentModel).findOne({ _id: new Types.ObjectId(id) }, { session });
  if (!found) return null;
  if (found.taskId.equals(task._id) && found.authorId.equals(actor.id)) return found;
  throw conflict('comment_id_taken', 'id');
}

async function newComment(
  { id, text, mentions, attachmentIds }: NewTaskComment,
  actor: Actor,
  { board, task, number, at, session }: ActedOn,
): Promise<CommentDoc> {
  refuseFull(task);
  const shown = await shownFiles(task._id, attachmentIds, session);
  return {
    _id: new Types.ObjectId(id),
    taskId: task._id,
    projectId: board._id,
    companyId: board.companyId,
    number,
    authorId: actor.id,
    text,
    mentionIds: await mentionedIn(board, mentions),
    ...(shown.length > 0 && { attachmentIds: shown }),
    createdAt: at,
    editedAt: null,
  };
}
