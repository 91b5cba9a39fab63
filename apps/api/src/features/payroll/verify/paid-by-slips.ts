import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { paidPieces } from '../../working-time/index.ts';
import { PaymentModel } from '../payments/payment-model.ts';
import { ownAdditions } from '../reckoning/additions.ts';
import type { RunDoc } from '../runs/run-model.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import type { PaidBySlip } from './check-slip.ts';

/** The items that slips of a run pay, and their payments, by slip. */
export async function paidBySlips(
  run: RunDoc,
  slips: readonly SlipDoc[],
  session: ClientSession,
): Promise<(slip: SlipDoc) => PaidBySlip> {
  const { _id: runId, companyId } = run;
  const employeeIds = slips.map(({ employeeId }) => employeeId);
  const pieces = await paidPieces({ companyId, runId, employeeIds }, session);
  const own = { companyId, runId, employeeId: { $in: employeeIds } };
  const { adjustments, lines } = await ownAdditions(own, session);
  const payments = await driverCollection(PaymentModel)
    .find({ runId, slipId: { $in: slips.map(({ _id }) => _id) } }, { session })
    .toArray();
  return ({ _id, employeeId }) => ({
    pieces: pieces.get(String(employeeId)) ?? [],
    adjustments: adjustments.get(String(employeeId)) ?? [],
    lines: lines.get(String(employeeId)) ?? [],
    paymentCents: payments
      .filter(({ slipId, removed }) => removed === null && _id.equals(slipId))
      .reduce((sum, { cents }) => sum + cents, 0),
  });
}
