import { createHash } from 'node:crypto';
import { MANAGERS_AND_EMPLOYEES_SELF } from '@faena/shared/access';
import {
  calendarDateOf,
  DAY_MS,
  DUE_TOLD_DAYS,
  dateAfter,
  HOUR_MS,
  localMs,
  NOTICE_HOUR,
  type NoticeKind,
} from '@faena/shared/domain';
import type { TodoTask } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { findActor } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { assignedTasks, personDay } from '../todo/index.ts';
import type { Hearer } from './kinds.ts';
import { askForPushes, tell } from './make-notices.ts';
import { NoticeDayModel, NoticePreferencesModel } from './model.ts';
import { hourIn } from './notice-times.ts';

type TellingServices = Pick<Services, 'clock' | 'config' | 'mailer'>;

const EVERY_MS = HOUR_MS / 4;

/** The job that tells people of their tasks that are due tomorrow and of late ones, once a day from their hour (NOTICE-18). */
export function dueTasksJob(services: TellingServices): Job {
  return {
    name: 'due-tasks',
    everyMs: EVERY_MS,
    run: async ({ signal }) => {
      const now = services.clock.now();
      for (const person of await peopleToTell(now)) {
        signal.throwIfAborted();
        await tellPerson(person, now, services);
      }
    },
  };
}

interface PersonToTell {
  readonly personId: Types.ObjectId;
  /** The hour from which they hear of their day. */
  readonly hour: number;
}

/** The people with a dated task, without those whose day is told or has not come to its hour. */
async function peopleToTell(now: Date): Promise<PersonToTell[]> {
  // Days of all zones: it is tomorrow in one while it is yesterday in another.
  const today = now.toISOString().slice(0, 10);
  const dueDay = { $gte: dateAfter(today, -DUE_TOLD_DAYS - 1), $lte: dateAfter(today, 2) };
  const people: Types.ObjectId[] = await driverCollection(TaskModel).distinct('assigneeIds', { dueDay });
  const among = { _id: { $in: people } };
  const [told, choices] = await Promise.all([
    NoticeDayModel.find(among).lean(),
    NoticePreferencesModel.find({ ...among, noticeHour: { $ne: NOTICE_HOUR } }, { noticeHour: 1 }).lean(),
  ]);
  const lastOf = new Map(told.map((last) => [String(last._id), last]));
  const choiceOf = new Map(choices.map((choice) => [String(choice._id), choice]));
  return people.flatMap((personId) => {
    const last = lastOf.get(String(personId));
    const hour = hourIn(choiceOf.get(String(personId)));
    const isDue =
      !last || (isHour(now, last.timeZone, hour) && calendarDateOf(now, last.timeZone) !== last.day);
    return isDue ? [{ personId, hour }] : [];
  });
}

function isHour(now: Date, timeZone: string, hour: number): boolean {
  return localMs(now, timeZone) % DAY_MS >= hour * HOUR_MS;
}

async function tellPerson(
  { personId: _id, hour }: PersonToTell,
  now: Date,
  services: TellingServices,
): Promise<void> {
  const actor = await findActor({ _id });
  if (!actor || !(actor.role in MANAGERS_AND_EMPLOYEES_SELF)) return;
  const { today: day, timeZone } = await personDay(actor, now);
  if (!isHour(now, timeZone, hour)) return;
  const tasks = await visibleTasks(actor, now);
  const tomorrow = dateAfter(day, 1);
  const first = dateAfter(day, -DUE_TOLD_DAYS);
  await tellOf(
    'tasks-due-tomorrow',
    tasks.filter((task) => task.day === tomorrow),
  );
  await tellOf(
    'tasks-overdue',
    tasks.filter((task) => task.isLate && task.day !== null && task.day >= first),
  );
  // Last: after a kill the notices are made again, and their occasion is the same.
  await NoticeDayModel.updateOne({ _id }, { day, timeZone }, { upsert: true });

  async function tellOf(kind: NoticeKind, { length: things }: readonly TodoTask[]) {
    if (things === 0) return;
    const hearer: Hearer = { personId: _id, things };
    const occasion = { _id: occasionOf(_id, day), at: now, actor: null, company: null };
    const told = await tell(kind, occasion, [hearer], services);
    await askForPushes(told.some(({ byPush }) => byPush) ? [_id] : [], services);
  }
}

/** The open tasks of a person in projects that they see. */
async function visibleTasks(actor: Actor, now: Date): Promise<TodoTask[]> {
  const tasks = (await assignedTasks(actor, now)).filter(({ doneAt }) => doneAt === null);
  const seen = [{ memberIds: actor.id }, { companyId: { $in: [...actor.ownedCompanyIds] } }];
  const among = { _id: { $in: tasks.map(({ project }) => project._id) }, $or: seen };
  const projects = await ProjectModel.find(among, { _id: 1 }).lean();
  const ids = new Set(projects.map(({ _id }) => String(_id)));
  return tasks.filter(({ project }) => ids.has(project._id));
}

/** The same id for a person and day in each process. */
function occasionOf(personId: Types.ObjectId, day: string): Types.ObjectId {
  const hash = createHash('sha256').update(`${personId} ${day}`).digest('hex');
  return new Types.ObjectId(hash.slice(0, 24));
}
