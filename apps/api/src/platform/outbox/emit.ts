import { type ClientSession, Types } from 'mongoose';
import { presentCaller } from '../caller.ts';
import { driverCollection } from '../database.ts';
import { INSERTION_TIME, type OutboxEvent, OutboxEventModel } from './outbox-event.ts';

/** An event as its act tells it. Without an actor it is the caller's; a group of acts of several callers names each. */
export type NewEvent = Omit<OutboxEvent, 'actor'> & Partial<Pick<OutboxEvent, 'actor'>>;

/**
 * Stores an event in the transaction of its act, so that consumers get the event if and only if the act commits (JOB-5).
 * It locks nothing: events are numbered after their commit.
 */
export function emit(event: NewEvent, session: ClientSession): Promise<void> {
  return emitAll([event], session);
}

/** Stores some events as `emit` does, in one write; none costs none. */
export async function emitAll(events: readonly NewEvent[], session: ClientSession): Promise<void> {
  if (events.length === 0) return;
  const caller = presentCaller()?.actor?.id ?? null;
  const stored = events.map((event) => ({
    ...{ _id: new Types.ObjectId(), actor: caller, ...event },
    ...{ seq: null, insertedAt: INSERTION_TIME, expiresAt: null },
  }));
  await driverCollection(OutboxEventModel).insertMany(stored, { session });
}

/** Deletes all events about a document, unhandled ones too. */
export async function forgetEvents(subject: Types.ObjectId, session: ClientSession): Promise<void> {
  await driverCollection(OutboxEventModel).deleteMany({ subject }, { session });
}
