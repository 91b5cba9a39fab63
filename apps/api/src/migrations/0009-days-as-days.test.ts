import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { daysAsDays } from './0009-days-as-days.ts';

const own = useEmptyDatabase();

describe('0009-days-as-days', () => {
  it('stores the day that each midnight meant, also one of a former time zone (TASK-4, PROJECT-2)', async () => {
    const companyId = new ObjectId();
    await own.db.collection('companies').insertOne({ _id: companyId, timezone: 'America/Los_Angeles' });
    await own.db.collection('ledger_events').insertMany([
      {
        companyId,
        action: 'time-zone-changed',
        at: new Date('2026-01-01'),
        before: { timezone: 'Asia/Tokyo' },
      },
      {
        companyId,
        action: 'time-zone-changed',
        at: new Date('2026-02-01'),
        before: { timezone: 'America/Guatemala' },
      },
    ]);
    const due = {
      none: null,
      'of this zone': new Date('2026-12-24T08:00Z'),
      'of Guatemala': new Date('2026-12-24T06:00Z'),
      'of Tokyo': new Date('2026-12-23T15:00Z'),
      'an hour': new Date('2026-12-24T20:30Z'),
    };
    const days = { none: undefined, 'of this zone': '2026-12-24', 'of Guatemala': '2026-12-24' };
    const meant = { ...days, 'of Tokyo': '2026-12-24', 'an hour': '2026-12-24' };
    const tasks = Object.entries(due).map(([title, dueDate]) => ({ title, companyId, dueDate }));
    await own.db.collection('tasks').insertMany(tasks);
    const kept = tasks.map((task) => ({ companyId, task }));
    await own.db.collection('archived_tasks').insertMany(kept);
    await own.db.collection('deleted_tasks').insertMany(kept.map((one) => ({ ...one, _id: new ObjectId() })));
    await own.db.collection('projects').insertOne({
      companyId,
      startDate: new Date('2026-12-01T06:00Z'),
      endDate: new Date('2026-12-24T08:00Z'),
    });
    const before = { title: 'Piso', dueDate: new Date('2026-12-24T06:00Z') };
    const effects = [
      { before, after: { title: 'Techo', dueDate: null } },
      { before: {}, after: { title: 'x' } },
    ];
    await own.db.collection('task_changes').insertOne({ companyId, tasks: effects });

    for (const _round of [1, 2]) {
      await daysAsDays.run(own.db);
      const found = await own.db.collection('tasks').find().toArray();
      expect(Object.fromEntries(found.map(({ title, dueDay }) => [title, dueDay]))).toEqual(meant);
      expect(found.map(({ dueDate }) => dueDate)).toEqual(Object.values(due));
      for (const name of ['archived_tasks', 'deleted_tasks']) {
        const kept = await own.db.collection(name).find().toArray();
        expect(Object.fromEntries(kept.map(({ task }) => [task.title, task.dueDay]))).toEqual(meant);
      }
      expect(await own.db.collection('projects').findOne()).toMatchObject({
        timeZone: 'America/Los_Angeles',
        startDay: '2026-12-01',
        endDay: '2026-12-24',
      });
      expect((await own.db.collection('task_changes').findOne())?.tasks).toEqual([
        {
          before: { ...before, dueDay: '2026-12-24' },
          after: { title: 'Techo', dueDate: null, dueDay: null },
        },
        { before: {}, after: { title: 'x' } },
      ]);
    }
  });

  it('leaves an empty database empty', async () => {
    await daysAsDays.run(own.db);
    expect(await own.db.listCollections().toArray()).toEqual([]);
  });
});
