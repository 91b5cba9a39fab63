import { isDeepStrictEqual } from 'node:util';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { paidPieces } from '../../working-time/index.ts';
import { paymentState } from '../payments/payment-event.ts';
import { type PaymentDoc, PaymentModel } from '../payments/payment-model.ts';
import { ownAdditions } from '../reckoning/additions.ts';
import type { RunDoc } from '../runs/run-model.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import type { PaidBySlip } from './check-slip.ts';

/** The items some slips of a run pay, and their payments. */
export interface PaidBySlips {
  readonly of: (slip: SlipDoc) => PaidBySlip;
  /** A sentence for each payment that is not the one that the ledger tells of. */
  readonly strangePayments: readonly string[];
}

export async function paidBySlips(
  run: RunDoc,
  slips: readonly SlipDoc[],
  session: ClientSession,
): Promise<PaidBySlips> {
  const { _id: runId, companyId } = run;
  const employeeIds = slips.map(({ employeeId }) => employeeId);
  const pieces = await paidPieces({ companyId, runId, employeeIds }, session);
  const own = { companyId, runId, employeeId: { $in: employeeIds } };
  const { adjustments, lines } = await ownAdditions(own, session);
  const payments = await driverCollection(PaymentModel)
    .find({ runId, slipId: { $in: slips.map(({ _id }) => _id) } }, { session })
    .toArray();
  return {
    of: ({ _id, employeeId }) => ({
      pieces: pieces.get(String(employeeId)) ?? [],
      adjustments: adjustments.get(String(employeeId)) ?? [],
      lines: lines.get(String(employeeId)) ?? [],
      paymentCents: payments
        .filter(({ slipId, removed }) => removed === null && _id.equals(slipId))
        .reduce((sum, { cents }) => sum + cents, 0),
    }),
    strangePayments: await faultsOfPayments(run, { payments, employeeIds }, session),
  };
}

async function faultsOfPayments(
  run: RunDoc,
  { payments, employeeIds }: { payments: readonly PaymentDoc[]; employeeIds: readonly Types.ObjectId[] },
  session: ClientSession,
): Promise<string[]> {
  if (payments.length === 0) return [];
  const told = {
    companyId: run.companyId,
    'subject.employee._id': { $in: [...employeeIds] },
    'subject.id': { $in: payments.map(({ _id }) => _id) },
  };
  const events = await driverCollection(LedgerEventModel).find(told, { session }).toArray();
  return payments
    .filter((payment) => {
      const own = events.filter(({ subject }) => payment._id.equals(subject.id ?? ''));
      const state = paymentState(payment, run);
      const made = own.filter(
        ({ action, after }) => action === 'payment-made' && isDeepStrictEqual(after, state),
      );
      const removed = own.filter(({ action }) => action === 'payment-removed');
      return made.length !== 1 || removed.length !== (payment.removed === null ? 0 : 1);
    })
    .map(({ _id }) => `Payment ${_id} is not the one that the ledger tells of.`);
}
