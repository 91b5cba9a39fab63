import type { NoticeKind } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import type { OutboxEventDoc } from '../../platform/outbox/outbox-event.ts';
import { PersonModel } from '../person/index.ts';
import { actionOf, type Hearer, KIND_NAMES, KINDS } from './kinds.ts';
import { NoticeModel, NoticePreferencesModel } from './model.ts';

/** Makes the notices of events: at least once by the outbox, at most once by the unique index (NOTICE-3). */
export const noticeConsumer: Consumer = {
  name: 'notices',
  types: [...new Set(KIND_NAMES.map((kind) => KINDS[kind].on))],
  handle: async (event) => {
    for (const kind of KIND_NAMES) await tellOf(kind, event);
  },
};

async function tellOf(kind: NoticeKind, event: OutboxEventDoc): Promise<void> {
  const { on, actions, hearers, endedBy, replaces } = KINDS[kind];
  if (event.type !== on) return;
  const action = actionOf(event);
  if (action && action === endedBy) await NoticeModel.deleteMany({ kind, subjectId: event.subject });
  if (actions && !(action && actions.includes(action))) return;
  const wanting = await whoWants(kind, event, await hearers(event));
  if (wanting.length === 0) return;
  await store(kind, event, wanting);
  if (!replaces) return;
  const people = wanting.map(({ personId }) => personId);
  const { at, actor: actorId, company: companyId } = event;
  await NoticeModel.deleteMany({ kind: replaces, personId: { $in: people }, at, actorId, companyId });
}

/** Those of some people who have an account, did not act themselves and did not switch the kind off (NOTICE-2, NOTICE-6). */
async function whoWants(
  kind: NoticeKind,
  { actor }: OutboxEventDoc,
  hearers: readonly Hearer[],
): Promise<Hearer[]> {
  const others = hearers.filter(({ personId }) => !actor?.equals(personId));
  if (others.length === 0) return [];
  const among = { _id: { $in: others.map(({ personId }) => personId) } };
  const [people, refusing] = await Promise.all([
    PersonModel.find(among, { _id: 1 }).lean(),
    NoticePreferencesModel.find({ ...among, off: kind }, { _id: 1 }).lean(),
  ]);
  const [existing, off] = [people, refusing].map((some) => new Set(some.map(({ _id }) => String(_id))));
  return others.filter(({ personId }) => existing?.has(String(personId)) && !off?.has(String(personId)));
}

async function store(kind: NoticeKind, event: OutboxEventDoc, hearers: readonly Hearer[]): Promise<void> {
  const { _id: eventId, at, actor: actorId, company: companyId } = event;
  const writes = hearers.map(({ personId, projectId = null, subjectId = null, things = 1 }) => ({
    updateOne: {
      filter: { personId, eventId, kind },
      update: {
        $setOnInsert: {
          ...{ _id: new Types.ObjectId(), at, isRead: false, actorId, companyId },
          ...{ projectId, subjectId, things },
        },
      },
      upsert: true,
    },
  }));
  await driverCollection(NoticeModel).bulkWrite(writes, { ordered: false });
}
