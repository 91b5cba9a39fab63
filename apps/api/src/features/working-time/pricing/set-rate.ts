import { type Cents, cutRecord, type DatedRate, rateAt, withRate } from '@faena/shared/domain';
import type { RateState } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { addEvents } from '../../ledger/index.ts';
import { type LockedPerson, PersonModel, type RateDoc } from '../../person/index.ts';
import { type ClosedRecordDoc, isCounted, type RecordDoc, RecordModel } from '../model/record-model.ts';
import type { RecordChange } from './price-days.ts';
import { storeRecords } from './store-records.ts';

/**
 * Sets what a person earns an hour from now on (RATE-3), and prices what that changes: time that had no rate before.
 * The rate they have already is not set again. The person must be locked.
 */
export async function setRate(
  person: LockedPerson,
  cents: Cents,
  actor: Actor,
  now: Date,
  session: ClientSession,
): Promise<void> {
  if ((rateAt(person.rates, now) ?? 0) === cents) return;
  const rate: RateDoc = {
    _id: new Types.ObjectId(),
    from: now,
    cents,
    setBy: actor.id,
    setAt: now,
    note: '',
  };
  const rates = withRate(person.rates, rate);
  await PersonModel.updateOne({ _id: person._id }, { $set: { rates } }, { session });
  const changes = await pricedOtherwise(person, rates, session);
  await storeRecords(changes, new Map([[String(person._id), rates]]), session);
  if (!person.companyId) return;
  const event = {
    companyId: person.companyId,
    at: now,
    actor,
    action: 'rate-set',
    subject: { id: rate._id, employeeId: person._id },
    before: stateAt(person.rates, now),
    after: stateAt(rates, now),
  } as const;
  await addEvents([event], session);
}

function stateAt(rates: readonly RateDoc[], now: Date): RateState | null {
  const rate = rates.findLast(({ from }) => from <= now);
  return rate ? { from: rate.from.toISOString(), cents: rate.cents, note: rate.note } : null;
}

/** The closed records of a person in the company they work for to which other rates apply than they were priced with. */
async function pricedOtherwise(
  { _id: employeeId, companyId }: LockedPerson,
  rates: readonly DatedRate[],
  session: ClientSession,
): Promise<RecordChange[]> {
  if (!companyId) return [];
  const records: RecordDoc[] = await RecordModel.find({ employeeId, companyId, open: false }, null, {
    session,
  }).lean();
  return records.filter(isCounted).flatMap((before) => {
    if (ratesOf(before, rates) === storedRatesOf(before)) return [];
    const { hasPriorPrice: _, ...after } = before;
    return [{ before, after }];
  });
}

const ratesOf = (record: ClosedRecordDoc, rates: readonly DatedRate[]) =>
  fingerprint(cutRecord(record, { timeZone: record.timeZone, rates }), rateAt(rates, record.startTime));

const storedRatesOf = ({ pieces, rateCents }: ClosedRecordDoc) => fingerprint(pieces, rateCents);

/** Which rate applies until when; of a record without time its rate. */
function fingerprint(pieces: readonly Pick<DatedPiece, 'endTime' | 'rateCents'>[], rateCents: Cents | null) {
  if (pieces.length === 0) return String(rateCents);
  return pieces.map((piece) => `${+piece.endTime} ${piece.rateCents}`).join();
}

type DatedPiece = ClosedRecordDoc['pieces'][number];
