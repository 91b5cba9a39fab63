import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import type { Db, Document } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';
import { updateEach } from '../platform/update-each.ts';

/** Due dates, and starts and ends of projects, were midnights of a time zone (TASK-4, PROJECT-2). */
export const daysAsDays: Migration = {
  id: '0009-days-as-days',
  async run(db) {
    const zones = await zonesByCompany(db);
    const dayOf = (at: unknown, { companyId }: Document) => {
      const known = zones.get(String(companyId));
      return at instanceof Date && known ? dayMeant(at, known) : null;
    };
    await write(db, 'projects', { timeZone: { $exists: false } }, (project) => {
      const [timeZone] = zones.get(String(project.companyId)) ?? [];
      const days = { startDay: dayOf(project.startDate, project), endDay: dayOf(project.endDate, project) };
      return timeZone === undefined ? {} : { timeZone, ...days };
    });
    for (const [collection, path] of [
      ['tasks', ''],
      ['archived_tasks', 'task.'],
      ['deleted_tasks', 'task.'],
    ] as const) {
      const isLacking = { [`${path}dueDate`]: { $type: 'date' }, [`${path}dueDay`]: { $exists: false } };
      await write(db, collection, isLacking, (document) => {
        const task = path === '' ? document : document.task;
        return { [`${path}dueDay`]: dayOf(task.dueDate, document) };
      });
    }
    const isOfDue = {
      $or: [{ 'tasks.before.dueDate': { $exists: true } }, { 'tasks.after.dueDate': { $exists: true } }],
    };
    await write(db, 'task_changes', isOfDue, (change) => {
      const dated = (state: Document = {}) =>
        'dueDate' in state ? { dueDay: dayOf(state.dueDate, change), ...state } : state;
      return {
        tasks: change.tasks.map((effect: Document) => ({
          ...effect,
          before: dated(effect.before),
          after: dated(effect.after),
        })),
      };
    });
  },
};

/** The time zones that a company has had, the present one first. */
export async function zonesByCompany(db: Db): Promise<Map<string, string[]>> {
  const zones = new Map<string, string[]>();
  for await (const { _id, timezone } of db
    .collection('companies')
    .find({}, { projection: { timezone: 1 } })) {
    if (typeof timezone === 'string') zones.set(String(_id), [timezone]);
  }
  const moves = db.collection('ledger_events').find({ action: 'time-zone-changed' }).sort({ at: -1 });
  for await (const { companyId, before } of moves) zones.get(String(companyId))?.push(before.timezone);
  return zones;
}

/** The day that an instant meant: that of the zone whose midnight it is, else that of the present one. */
function dayMeant(at: Date, zones: readonly string[]): string {
  const isMidnight = (zone: string) => +startOfDate(calendarDateOf(at, zone), zone) === +at;
  return calendarDateOf(at, zones.find(isMidnight) ?? zones[0] ?? 'UTC');
}

/** Sets the given fields of each found document; none of one without fields. */
function write(
  db: Db,
  name: string,
  which: Document,
  fieldsOf: (document: Document) => Document,
): Promise<void> {
  return updateEach(db.collection(name), which, (document) => {
    const fields = fieldsOf(document);
    return Object.keys(fields).length > 0
      ? { filter: { _id: document._id }, update: { $set: fields } }
      : null;
  });
}
