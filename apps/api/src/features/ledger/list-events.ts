import { SHOWN_LEDGER_KINDS } from '@faena/shared/domain';
import type { LedgerEvent, LedgerFilter, LedgerPage, OwnLedgerFilter } from '@faena/shared/schemas';
import { type mongo, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { type LedgerEventDoc, LedgerEventModel } from './event-model.ts';

/**
 * The events of a company, newest first, optionally of one person, one kind or some time (LEDGER-7, LEDGER-10). A page
 * continues after the last event of the previous one, so that new events move nothing.
 * @throws AppError `not_found` for a company out of reach
 */
export async function listEvents(
  { before, limit, ...filter }: LedgerFilter,
  actor: Actor,
): Promise<LedgerPage> {
  const match = { ...eventsWithin(filter, actor), ...(before && { seq: { $lt: before } }) };
  return read(match, { seq: -1 }, limit);
}

/**
 * The query of a company's events; those of clocks only if asked for (LEDGER-14).
 * @throws AppError `not_found` for a company out of reach
 */
export function eventsWithin(
  { companyId, employeeId, kind, from, until }: Omit<LedgerFilter, 'before' | 'limit'>,
  actor: Actor,
): mongo.Filter<LedgerEventDoc> {
  const company = new Types.ObjectId(companyId);
  if (!ownsCompany(actor, company)) throw notFound('company');
  return {
    companyId: company,
    ...(employeeId && { 'subject.employee._id': new Types.ObjectId(employeeId) }),
    'subject.kind': kind ?? { $in: SHOWN_LEDGER_KINDS },
    ...((from || until) && {
      at: { ...(from && { $gte: new Date(from) }), ...(until && { $lt: new Date(until) }) },
    }),
  };
}

/** The events about the caller in all their companies, newest first. */
export async function listOwnEvents(
  { kind, before, limit }: OwnLedgerFilter,
  actor: Actor,
): Promise<LedgerPage> {
  const match = {
    'subject.employee._id': actor.id,
    'subject.kind': kind ?? { $in: SHOWN_LEDGER_KINDS },
    ...(before && { _id: { $lt: new Types.ObjectId(before) } }),
  };
  return read(match, { _id: -1 }, limit);
}

async function read(
  match: mongo.Filter<LedgerEventDoc>,
  sort: { seq: -1 } | { _id: -1 },
  limit: number,
): Promise<LedgerPage> {
  const found = await driverCollection(LedgerEventModel)
    .find(match)
    .sort(sort)
    .limit(limit + 1)
    .toArray();
  return { events: found.slice(0, limit).map(eventToWire), hasEarlier: found.length > limit };
}

/** In the hashed form: ids in hex, instants as ISO strings. */
export function eventToWire(event: LedgerEventDoc): LedgerEvent {
  return JSON.parse(JSON.stringify(event)) as LedgerEvent;
}
