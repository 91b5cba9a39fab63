import type { Page } from '@faena/shared/contract';
import type { Payment, PaymentFilter } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { type Listing, listing, olderThan, pageStart } from '../../../kernel/list.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import { type PaymentDoc, PaymentModel } from './payment-model.ts';
import { paymentToWire } from './payment-wire.ts';

/** The payments of a run or of a person within the caller's reach, the latest first. */
export async function listPayments(
  { runId, employeeId, before }: PaymentFilter,
  actor: Actor,
  page: Page | null,
): Promise<Payment[] | Listing<Payment>> {
  const asked = {
    ...(runId !== undefined && { runId: new Types.ObjectId(runId) }),
    ...(employeeId !== undefined && { employeeId: new Types.ObjectId(employeeId) }),
    ...olderThan<PaymentDoc>(before),
  };
  const query = { $and: [asked, inOwnedCompanies<PaymentDoc>(actor)] };
  const payments = PaymentModel.find(query)
    .sort({ _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .lean();
  return listing(
    page,
    payments.then((found) => found.map(paymentToWire)),
    () => PaymentModel.countDocuments(query).exec(),
  );
}
