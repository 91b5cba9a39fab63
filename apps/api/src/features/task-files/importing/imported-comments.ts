import { Types } from 'mongoose';
import { mapInTurns } from '../../../kernel/map-in-turns.ts';
import type { BoardDoc } from '../../project/index.ts';
import type { CommentDoc } from '../../task-store/index.ts';
import { COMMENTS_A_TURN } from './plan-comments.ts';
import type { PlannedTask } from './plan-import.ts';

interface Importing {
  readonly at: Date;
  readonly by: Types.ObjectId;
}

/**
 * The comments on the tasks of a file. Each names the importer, so that nobody passes their own words for those of
 * somebody else (COMMENT-21). A time to come is that of the import.
 */
export function importedComments(
  tasks: readonly PlannedTask[],
  board: Pick<BoardDoc, '_id' | 'companyId'>,
  { at, by }: Importing,
): Promise<CommentDoc[]> {
  const all = tasks.flatMap(({ id, comments }) => {
    const taskId = new Types.ObjectId(id);
    return comments.map((comment, index) => ({ ...comment, taskId, number: index + 1 }));
  });
  return mapInTurns(all, COMMENTS_A_TURN, ({ taskId, number, authorId, name, at: saidAt, text }) => ({
    _id: new Types.ObjectId(),
    ...{ taskId, projectId: board._id, companyId: board.companyId, number },
    authorId: authorId === null ? by : new Types.ObjectId(authorId),
    ...{ text, mentionIds: [] },
    imported: { byId: by, ...(name !== undefined && { name }) },
    createdAt: saidAt && saidAt < at ? saidAt : at,
    editedAt: null,
  }));
}
