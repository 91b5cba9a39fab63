import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { boardsOnProjects } from './0002-boards-on-projects.ts';

const own = useEmptyDatabase();

describe('0002-boards-on-projects', () => {
  it('stores each board in its order, also after an interruption, and drops the replaced fields', async () => {
    const [one, two, empty] = [new ObjectId(), new ObjectId(), new ObjectId()];
    const task = (projectId: ObjectId, column: number, order: number) => ({
      _id: new ObjectId(),
      projectId,
      column,
      order,
      title: 't',
    });
    const [a, b, c, d] = [task(one, 0, 1), task(one, 0, 0), task(one, 4, 0), task(two, 2, 0)];
    const tasks = own.db.collection('tasks');
    const projects = own.db.collection('projects');
    await tasks.insertMany([a, b, c, d]);
    await projects.insertMany([
      { _id: one },
      { _id: two, columns: [[], [], [d._id], [], []] },
      { _id: empty },
    ]);
    await tasks.createIndex({ projectId: 1, column: 1, order: 1, _id: 1 });
    await tasks.createIndex({ assigneeIds: 1, projectId: 1, column: 1, order: 1, _id: 1 });
    for (const _round of [1, 2]) {
      await boardsOnProjects.run(own.db);
      expect(await projects.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: one, columns: [[b._id, a._id], [], [], [], [c._id]] },
        { _id: two, columns: [[], [], [d._id], [], []] },
        { _id: empty, columns: [[], [], [], [], []] },
      ]);
      const { column: _column, order: _order, ...rest } = a;
      expect(await tasks.findOne({ _id: a._id })).toEqual(rest);
      expect((await tasks.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }]);
    }
  });
});
