import { MAX_CALENDAR_FEEDS } from '@faena/shared/domain';
import { type CalendarFeed, MadeCalendarFeed, type NewCalendarFeed } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict, notFound, unauthenticated } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { hashOf, makeToken } from '../../platform/link-token.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { lockPerson } from '../person/index.ts';
import { type CalendarFeedDoc, CalendarFeedModel } from './feed-model.ts';

/** The caller of a route about own feeds. */
interface Owner {
  readonly actor: Actor;
  readonly session: Pick<CallingSession, 'version'>;
}

/**
 * Makes a feed of the caller; only this answer contains its secret (CAL-17).
 * @throws AppError `conflict` beyond 5; `not_found` for a company of somebody else
 */
export async function makeFeed(
  { name, companyId }: NewCalendarFeed,
  { actor, session: { version } }: Owner,
  { clock }: Pick<Services, 'clock'>,
): Promise<MadeCalendarFeed> {
  const company = companyId === null ? null : new Types.ObjectId(companyId);
  if (company && !ownsCompany(actor, company)) throw notFound('company');
  const token = makeToken();
  const made: CalendarFeedDoc = {
    ...{ _id: new Types.ObjectId(), personId: actor.id, sessionVersion: version },
    ...{ name, companyId: company, hash: hashOf(token), createdAt: clock.now(), lastUsedAt: null },
  };
  const reply = answer(MadeCalendarFeed, { message: 'Feed made.', feed: toWire(made), token });
  await transaction(async (session) => {
    // A second creation at once waits here, and so cannot exceed the limit.
    if (!(await lockPerson({ _id: actor.id, sessionVersion: version }, session))) throw unauthenticated();
    const count = await CalendarFeedModel.countDocuments(standing(actor.id, version), { session });
    if (count >= MAX_CALENDAR_FEEDS) throw conflict('too_many_calendar_feeds');
    await new CalendarFeedModel(made).save({ session });
    await recordActs([{ action: 'calendar-feed-made', about: aboutOf(actor) }], session);
  });
  return reply;
}

/** The feeds of the caller, the latest first. */
export async function listFeeds({ actor, session }: Owner): Promise<CalendarFeed[]> {
  const found = await CalendarFeedModel.find(standing(actor.id, session.version))
    .sort({ createdAt: -1 })
    .lean<CalendarFeedDoc[]>();
  return found.map(toWire);
}

/**
 * Revokes a feed of the caller; every process refuses it from then on (CAL-18).
 * @throws AppError `not_found` for an unknown one, and for another person's
 */
export async function revokeFeed(id: string, actor: Actor): Promise<void> {
  await transaction(async (session) => {
    const { deletedCount } = await CalendarFeedModel.deleteOne({ _id: id, personId: actor.id }, { session });
    if (deletedCount === 0) throw notFound('calendar_feed');
    await recordActs([{ action: 'calendar-feed-revoked', about: aboutOf(actor) }], session);
  });
}

const standing = (personId: Types.ObjectId, sessionVersion: number) => ({ personId, sessionVersion });

const aboutOf = ({ id: _id, fullname, username }: Actor) => ({ _id, fullname, username });

function toWire({ _id, name, companyId, createdAt, lastUsedAt }: CalendarFeedDoc): CalendarFeed {
  return {
    ...{ _id: String(_id), name, companyId: companyId && String(companyId) },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
