import type { ObjectId } from 'mongodb';
import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

interface OldBoard {
  readonly _id: ObjectId;
  readonly tasks: readonly { readonly _id: ObjectId; readonly column: number }[];
}

const COLUMNS = [0, 1, 2, 3, 4];

/**
 * Each task had its column and its order, so a move wrote every task below it. Now the project has the ids of its
 * tasks, column by column. Stop processes of the previous version first: a task that they create meanwhile would be
 * on no board.
 */
export const boardsOnProjects: Migration = {
  id: '0002-boards-on-projects',
  async run(db) {
    const tasks = db.collection('tasks');
    const projects = db.collection('projects');
    const isOld = { columns: { $exists: false } };
    const boards = tasks.aggregate<OldBoard>([
      { $match: { column: { $exists: true } } },
      { $sort: { projectId: 1, column: 1, order: 1, _id: 1 } },
      { $group: { _id: '$projectId', tasks: { $push: { _id: '$_id', column: '$column' } } } },
    ]);
    for await (const board of boards) {
      const columns = COLUMNS.map((column) =>
        board.tasks.filter((task) => task.column === column).map(({ _id }) => _id),
      );
      await projects.updateOne({ _id: board._id, ...isOld }, { $set: { columns } });
    }
    await projects.updateMany(isOld, { $set: { columns: COLUMNS.map(() => []) } });
    // Last, so that a repetition after an interruption finds all it needs.
    await tasks.updateMany({ column: { $exists: true } }, { $unset: { column: '', order: '' } });
    await dropIndex(db, 'tasks', { projectId: 1, column: 1, order: 1, _id: 1 });
    await dropIndex(db, 'tasks', { assigneeIds: 1, projectId: 1, column: 1, order: 1, _id: 1 });
  },
};
