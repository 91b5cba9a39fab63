import { type ClientSession, Types } from 'mongoose';
import { presentCaller } from '../caller.ts';
import { driverCollection } from '../database.ts';
import { INSERTION_TIME, type OutboxEvent, OutboxEventModel } from './outbox-event.ts';

/**
 * Stores an event in the transaction of its act, so that consumers get the event if and only if the act commits (JOB-5).
 * It locks nothing: events are numbered after their commit.
 */
export async function emit(event: Omit<OutboxEvent, 'actor'>, session: ClientSession): Promise<void> {
  const stored = {
    ...{ _id: new Types.ObjectId(), ...event, actor: presentCaller()?.actor?.id ?? null },
    ...{ seq: null, insertedAt: INSERTION_TIME, expiresAt: null },
  };
  await driverCollection(OutboxEventModel).insertOne(stored, { session });
}

/** Deletes all events about a document, unhandled ones too. */
export async function forgetEvents(subject: Types.ObjectId, session: ClientSession): Promise<void> {
  await driverCollection(OutboxEventModel).deleteMany({ subject }, { session });
}
