import { Payment, type PaymentRemoval } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { requireActConfirmed } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { paymentEvent } from './payment-event.ts';
import { type PaymentDoc, PaymentModel } from './payment-model.ts';
import { paymentToWire } from './payment-wire.ts';

/**
 * Removes a mistaken payment: it is kept, but no longer counts (PAYMENT-1).
 * @throws AppError `not_found` when missing or out of reach; `conflict` if it was removed already
 */
export async function removePayment(
  id: string,
  { reason }: PaymentRemoval,
  actor: Actor,
  { clock }: Services,
): Promise<Payment> {
  const at = clock.now();
  return transaction(async (session) => {
    const payment = await markRemoved(id, reason, actor, at, session);
    const { slipId, cents } = payment;
    const paid = { _id: slipId, paidCents: { $gte: cents } };
    await SlipModel.findOneAndUpdate(paid, { $inc: { paidCents: -cents } }, { session }).orFail();
    const run = await RunModel.findById(payment.runId, { number: 1 }, { session }).orFail().lean();
    await addEvents([paymentEvent('payment-removed', payment, run, { actor, at, reason })], session);
    return answer(Payment, paymentToWire(payment));
  });
}

async function markRemoved(
  id: string,
  reason: string,
  actor: Actor,
  at: Date,
  session: ClientSession,
): Promise<PaymentDoc> {
  const { id: _id, fullname, username } = actor;
  const query = { $and: [{ _id: new Types.ObjectId(id) }, inOwnedCompanies<PaymentDoc>(actor)] };
  const payment = await PaymentModel.findOne(query, { companyId: 1 }, { session }).lean();
  if (!payment) throw notFound('payment');
  await requireActConfirmed('payments', [payment.companyId], session);
  const marked = await PaymentModel.findOneAndUpdate(
    { _id: payment._id, removed: null },
    { $set: { removed: { at, by: { _id, fullname, username }, reason } } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!marked) throw conflict('payment_removed');
  return marked;
}
