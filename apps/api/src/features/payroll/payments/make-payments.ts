import { type Cents, toCents } from '@faena/shared/domain';
import { MadePayments, type NewPayments } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { requireActConfirmed } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { requireMoneyDate } from '../calendar/require-money-date.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { paymentEvent } from './payment-event.ts';
import { type PaymentDoc, PaymentModel } from './payment-model.ts';
import { paymentToWire } from './payment-wire.ts';

type Payable = Pick<SlipDoc, '_id' | 'employeeId' | 'netCents' | 'paidCents'>;

const DATE = { path: 'body.date', reason: 'payment_date_out_of_range' } as const;

/** The payment of a slip, with the paid amount that the payer saw. */
interface Share {
  readonly slip: Payable;
  readonly cents: Cents;
}

/**
 * Marks slips of a run as paid, all or none (PAYMENT-1).
 * @throws AppError `not_found` when run or slip is missing or out of reach; `conflict` when a slip has less pending, or
 * was paid since the payer saw it; `validation_failed` for a date too far from today (PAYMENT-5)
 */
export async function makePayments(
  input: NewPayments,
  actor: Actor,
  { clock }: Services,
): Promise<MadePayments> {
  const at = clock.now();
  return transaction(async (session) => {
    const run = await payableRun(input.runId, actor, session);
    requireMoneyDate(input.date, at, run.timeZone, DATE);
    const shares = await sharesOf(input, session);
    await raisePaid(shares, session);
    const payments = shares.map((share) => toPayment(share, run, input, actor, at));
    await driverCollection(PaymentModel).insertMany(payments, { session });
    const events = payments.map((payment) => paymentEvent('payment-made', payment, run, { actor, at }));
    await addEvents(events, session);
    return answer(MadePayments, { payments: payments.map(paymentToWire) });
  });
}

async function payableRun(id: string, actor: Actor, session: ClientSession): Promise<RunDoc> {
  const query = { $and: [{ _id: new Types.ObjectId(id) }, inOwnedCompanies<RunDoc>(actor)] };
  const run = await RunModel.findOne(query, null, { session }).lean();
  if (!run) throw notFound('run');
  await requireActConfirmed('payments', [run.companyId], session);
  if (run.state !== 'closed') throw conflict('run_reopened');
  return run;
}

/** The payment of each slip: the given amount, or all that is pending. */
async function sharesOf({ runId, payments }: NewPayments, session: ClientSession): Promise<Share[]> {
  const asked = payments && new Map(payments.map((payment) => [payment.slipId, payment]));
  const query = {
    runId: new Types.ObjectId(runId),
    ...(asked
      ? { _id: { $in: [...asked.keys()].map((id) => new Types.ObjectId(id)) } }
      : { $expr: { $lt: ['$paidCents', '$netCents'] } }),
  };
  const fields = { employeeId: 1, netCents: 1, paidCents: 1 } as const;
  const slips = await SlipModel.find(query, fields, { session }).lean<Payable[]>();
  if (asked && slips.length < asked.size) throw notFound('slip');
  if (slips.length === 0) throw conflict('nothing_pending');
  return slips.map((slip) => {
    const { amount, paid } = asked?.get(String(slip._id)) ?? {};
    const pending = slip.netCents - slip.paidCents;
    if (pending === 0) throw conflict('nothing_pending');
    if (paid !== undefined && toCents(paid) !== slip.paidCents) throw conflict('slip_paid_since');
    const cents = amount === undefined ? pending : toCents(amount);
    if (cents > pending) throw conflict('payment_over_pending');
    return { slip, cents };
  });
}

/** Raises the paid sum of each slip, if it is unchanged since the payer read it. So it never exceeds the net. */
async function raisePaid(shares: readonly Share[], session: ClientSession): Promise<void> {
  const { matchedCount } = await driverCollection(SlipModel).bulkWrite(
    shares.map(({ slip: { _id, netCents, paidCents }, cents }) => ({
      updateOne: {
        filter: { _id, reopened: false, netCents, paidCents },
        update: { $inc: { paidCents: cents } },
      },
    })),
    { session, ordered: false },
  );
  if (matchedCount < shares.length) throw conflict('slip_paid_since');
}

function toPayment(
  { slip, cents }: Share,
  { _id: runId, companyId }: RunDoc,
  { date, method, reference }: NewPayments,
  { id, fullname, username }: Actor,
  at: Date,
): PaymentDoc {
  return {
    _id: new Types.ObjectId(),
    companyId,
    runId,
    slipId: slip._id,
    employeeId: slip.employeeId,
    cents,
    date,
    method,
    reference,
    by: { _id: id, fullname, username },
    at,
    removed: null,
  };
}
