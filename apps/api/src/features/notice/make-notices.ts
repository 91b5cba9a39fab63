import { NOTICE_MAIL_DELAY_MS, type NoticeKind } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { canMail } from '../../platform/can-mail.ts';
import { driverCollection } from '../../platform/database.ts';
import { askForJob } from '../../platform/jobs/queue-job.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import type { OutboxEventDoc } from '../../platform/outbox/outbox-event.ts';
import type { Services } from '../../platform/services.ts';
import { PersonModel } from '../person/index.ts';
import { markWaiting } from '../push/index.ts';
import { actionOf, type Hearer, KIND_NAMES, KINDS } from './kinds.ts';
import { NoticeModel, NoticePreferencesModel } from './model.ts';
import { hourIn, summaryFor } from './notice-times.ts';
import { NOTICE_PUSH_JOB } from './push-notices.ts';

type MakingServices = Pick<Services, 'clock' | 'config' | 'mailer'>;

/** Makes the notices of events: at least once by the outbox, at most once by the unique index (NOTICE-3). */
export function noticeConsumer(services: MakingServices): Consumer {
  return {
    name: 'notices',
    types: [...new Set(KIND_NAMES.flatMap((kind) => KINDS[kind].on ?? []))],
    handle: async (event) => {
      const told: Types.ObjectId[] = [];
      for (const kind of KIND_NAMES) told.push(...(await tellOf(kind, event, services)));
      await askForPushes(told, services);
    },
  };
}

/** Has the notices of some people pushed at once, if any of them takes push messages. */
export async function askForPushes(
  people: readonly Types.ObjectId[],
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  if (await markWaiting(people)) await askForJob(NOTICE_PUSH_JOB, clock.now());
}

/** @returns the people who want their notice by push too */
async function tellOf(
  kind: NoticeKind,
  event: OutboxEventDoc,
  services: MakingServices,
): Promise<Types.ObjectId[]> {
  const { on, actions, hearers, endedBy, replaces } = KINDS[kind];
  if (!hearers || event.type !== on) return [];
  const action = actionOf(event);
  if (action && action === endedBy) await NoticeModel.deleteMany({ kind, subjectId: event.subject });
  if (actions && !(action && actions.includes(action))) return [];
  const wanting = await tell(kind, event, await hearers(event), services);
  if (replaces && wanting.length > 0) {
    const people = wanting.map(({ personId }) => personId);
    const { at, actor: actorId, company: companyId } = event;
    await NoticeModel.deleteMany({ kind: replaces, personId: { $in: people }, at, actorId, companyId });
  }
  return wanting.filter(({ byPush }) => byPush).map(({ personId }) => personId);
}

/** The occasion of a notice; with person and kind its `_id` makes a notice unique. */
type Occasion = Pick<OutboxEventDoc, '_id' | 'at' | 'actor' | 'company'>;

/** Makes a notice for each of some people who want it. @returns those people */
export async function tell(
  kind: NoticeKind,
  occasion: Occasion,
  hearers: readonly Hearer[],
  services: MakingServices,
): Promise<Wanting[]> {
  const wanting = await whoWants(kind, occasion, hearers);
  if (wanting.length > 0) await store(kind, occasion, wanting, await mailTimes(wanting, services));
  return wanting;
}

/** A person who hears of an event, and whether by mail and by push too; a mail may wait for the summary of their hour. */
type Wanting = Hearer & {
  readonly byMail: boolean;
  readonly byPush: boolean;
  readonly summaryHour: number | null;
};

/** When the notice of each person is mailed; null for those who get no mail (NOTICE-9, NOTICE-20). */
async function mailTimes(wanting: readonly Wanting[], services: MakingServices): Promise<(Date | null)[]> {
  const now = services.clock.now();
  const atOnce = new Date(+now + NOTICE_MAIL_DELAY_MS);
  const times: (Date | null)[] = [];
  for (const { personId, byMail, summaryHour: hour } of wanting) {
    if (!byMail || !canMail(services)) times.push(null);
    else times.push(hour === null ? atOnce : await summaryFor(personId, hour, now));
  }
  return times;
}

/** Those of some people who have an account, did not act themselves and did not switch the kind off (NOTICE-2, NOTICE-6). */
async function whoWants(
  kind: NoticeKind,
  { actor }: Occasion,
  hearers: readonly Hearer[],
): Promise<Wanting[]> {
  const others = hearers.filter(({ personId }) => !actor?.equals(personId));
  if (others.length === 0) return [];
  const among = { _id: { $in: others.map(({ personId }) => personId) } };
  const [people, choices] = await Promise.all([
    PersonModel.find(among, { _id: 1 }).lean(),
    NoticePreferencesModel.find({
      ...among,
      $or: [{ off: kind }, { mailOff: kind }, { pushOff: kind }, { mailDaily: kind }],
    }).lean(),
  ]);
  const existing = new Set(people.map(({ _id }) => String(_id)));
  const choiceOf = new Map(choices.map((choice) => [String(choice._id), choice]));
  return others.flatMap((hearer) => {
    const choice = choiceOf.get(String(hearer.personId));
    if (!existing.has(String(hearer.personId)) || choice?.off.includes(kind)) return [];
    const wants = (off: readonly NoticeKind[] = []) => !off.includes(kind);
    const summaryHour = choice?.mailDaily?.includes(kind) ? hourIn(choice) : null;
    return [{ ...hearer, byMail: wants(choice?.mailOff), byPush: wants(choice?.pushOff), summaryHour }];
  });
}

async function store(
  kind: NoticeKind,
  occasion: Occasion,
  hearers: readonly Wanting[],
  mailTimes: readonly (Date | null)[],
): Promise<void> {
  const { _id: eventId, at, actor: actorId, company: companyId } = occasion;
  const writes = hearers.map(({ personId, byPush, projectId = null, subjectId = null, things = 1 }, nth) => ({
    updateOne: {
      filter: { personId, eventId, kind },
      update: {
        $setOnInsert: {
          ...{ _id: new Types.ObjectId(), at, isRead: false, actorId, companyId },
          ...{ projectId, subjectId, things, byPush },
          ...{ mailAt: mailTimes[nth] ?? null, isMailed: false },
        },
      },
      upsert: true,
    },
  }));
  await driverCollection(NoticeModel).bulkWrite(writes, { ordered: false });
}
