import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { isNewStatus, type TaskChangeDoc, TaskChangeModel, type TaskEffect } from '../task-change/index.ts';
import { followersOfTasks } from '../task-store/index.ts';
import type { Hearer } from './kinds.ts';
import { askForPushes, tell } from './make-notices.ts';

type TellingServices = Pick<Services, 'clock' | 'config' | 'mailer'>;
type Followers = ReadonlyMap<string, readonly Types.ObjectId[]>;

const EVERY_MS = 5_000;
const CHANGES_AT_ONCE = 200;

/**
 * The job that tells the followers of tasks of a new status (NOTICE-23). The change itself says that it is untold,
 * because an event would cost each move one more write.
 */
export function movedTasksJob(services: TellingServices): Job {
  return {
    name: 'moved-tasks',
    everyMs: EVERY_MS,
    run: async ({ signal }) => {
      for (let changes = await untold(); changes.length > 0; changes = await untold()) {
        signal.throwIfAborted();
        const moved = changes.flatMap(({ tasks }) => tasks.filter(isNewStatus));
        const followers = await followersOfTasks(moved.map(({ taskId }) => taskId));
        for (const change of changes) await tellOf(change, followers, services);
        // Last: after a kill the notices are made again, and their occasion is the same.
        const told = { _id: { $in: changes.map(({ _id }) => _id) } };
        await driverCollection(TaskChangeModel).updateMany(told, { $unset: { isUntold: '' } });
      }
    },
  };
}

function untold(): Promise<TaskChangeDoc[]> {
  return driverCollection(TaskChangeModel).find({ isUntold: true }).limit(CHANGES_AT_ONCE).toArray();
}

async function tellOf(
  { _id, at, personId: actor, companyId: company, projectId, tasks }: TaskChangeDoc,
  followers: Followers,
  services: TellingServices,
): Promise<void> {
  const hearers = hearersOf(tasks.filter(isNewStatus), followers).map((one) => ({ ...one, projectId }));
  const told = await tell('task-moved', { _id, at, actor, company }, hearers, services);
  const byPush = told.filter((wanting) => wanting.byPush);
  await askForPushes(
    byPush.map(({ personId }) => personId),
    services,
  );
}

/** The followers of moved tasks, with the first of theirs and their number; a new assignee hears of that alone. */
function hearersOf(moved: readonly TaskEffect[], followers: Followers): Hearer[] {
  const hearers = new Map<string, Hearer & { readonly things: number }>();
  for (const { taskId: subjectId, before, after } of moved) {
    const known = (before.assigneeIds ?? []).map(String);
    const assigned = (after.assigneeIds ?? []).map(String).filter((id) => !known.includes(id));
    for (const personId of followers.get(String(subjectId)) ?? []) {
      const id = String(personId);
      if (assigned.includes(id)) continue;
      const first = hearers.get(id) ?? { personId, subjectId, things: 0 };
      hearers.set(id, { ...first, things: first.things + 1 });
    }
  }
  return [...hearers.values()];
}
