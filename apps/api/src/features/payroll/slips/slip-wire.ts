import { fromCents } from '@faena/shared/domain';
import type { Slip } from '@faena/shared/schemas';
import { figuresToWire } from './figures-wire.ts';
import type { SlipDoc } from './slip-model.ts';

/** A slip as it goes over the wire. */
export function slipToWire(slip: SlipDoc): Slip {
  const { frozen } = slip;
  return {
    _id: String(slip._id),
    companyId: String(slip.companyId),
    companyName: frozen.companyName,
    runId: String(slip.runId),
    runNumber: frozen.runNumber,
    startDate: frozen.startDate,
    endDate: frozen.endDate,
    payday: frozen.payday,
    schedule: frozen.schedule,
    closedAt: frozen.closedAt,
    employeeId: String(slip.employeeId),
    fullname: frozen.fullname,
    username: frozen.username,
    currency: frozen.currency,
    timezone: frozen.timeZone,
    ...figuresToWire(frozen),
    hash: slip.hash,
    reopened: slip.reopened,
    paid: fromCents(slip.paidCents),
    answer: slip.answer,
    acceptedAt: slip.acceptedAt?.toISOString() ?? null,
    claims: slip.claims.map(({ _id, date, text, at, answer }) => ({
      _id: String(_id),
      date,
      text,
      at: at.toISOString(),
      answer: answer && { ...answer, at: answer.at.toISOString() },
    })),
  };
}
