import type { ClientSession, Types } from 'mongoose';
import { driverCollection, snapshotSession } from '../../platform/database.ts';
import { type LedgerEventDoc, LedgerEventModel, LedgerHeadModel } from './event-model.ts';
import { hashEvent } from './hash-event.ts';

/** The state of one company's chain. */
export interface VerifiedChain {
  readonly companyId: Types.ObjectId;
  readonly events: number;
  /** The hash it ends with; empty without an event. */
  readonly hash: string;
  /** The time of the last event; null without one. */
  readonly lastAt: Date | null;
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
}

/**
 * Verifies the chains of all companies event by event, each from one snapshot (LEDGER-5). It awaits `rest` after each
 * event, so that other work can run.
 * @param seen gets the hash of each event whose hash is correct
 */
export async function* verifyChains(
  rest: () => Promise<void>,
  seen: (hash: string) => void,
): AsyncGenerator<VerifiedChain> {
  const [withEvents, withHead] = await Promise.all([
    LedgerEventModel.distinct('companyId'),
    LedgerHeadModel.distinct('_id'),
  ]);
  const companies = new Map([...withEvents, ...withHead].map((id) => [String(id), id]));
  for (const companyId of companies.values()) yield await verifyChain(companyId, rest, seen);
}

async function verifyChain(
  companyId: Types.ObjectId,
  rest: () => Promise<void>,
  seen: (hash: string) => void,
): Promise<VerifiedChain> {
  await using session = await snapshotSession();
  const faults: string[] = [];
  let events = 0;
  let last: LedgerEventDoc | undefined;
  for await (const event of eventsOf(companyId, session)) {
    const found = faultsOf(event, last);
    if (found.length === 0) seen(event.hash);
    faults.push(...found);
    last = event;
    events += 1;
    await rest();
  }
  const hash = last?.hash ?? '';
  const head = await driverCollection(LedgerHeadModel).findOne({ _id: companyId }, { session });
  if (head?.seq !== last?.seq || head?.hash !== last?.hash) {
    const end = last ? `ends with event ${last.seq}` : 'has no event';
    faults.push(
      `The chain ${end}, while its head is at ${head ? `event ${head.seq}, ${head.hash}` : 'none'}.`,
    );
  }
  return { companyId, events, hash, lastAt: last?.at ?? null, faults };
}

function eventsOf(companyId: Types.ObjectId, session: ClientSession) {
  return driverCollection(LedgerEventModel).find({ companyId }, { session }).sort({ seq: 1 }).batchSize(500);
}

function faultsOf(event: LedgerEventDoc, last: LedgerEventDoc | undefined): string[] {
  const faults: string[] = [];
  const expected = (last?.seq ?? 0) + 1;
  if (event.seq !== expected) faults.push(`Event ${event.seq} stands where ${expected} should.`);
  if (event.prev !== (last?.hash ?? '')) {
    faults.push(`Event ${event.seq} does not go on from the hash of the one before it.`);
  }
  if (event.hash !== hashEvent(event)) faults.push(`Event ${event.seq} differs from its hash.`);
  return faults;
}
