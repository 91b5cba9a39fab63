import { fromCents } from '@faena/shared/domain';
import type { Slip, SlipStretch } from '@faena/shared/schemas';
import { answerLinkToWire } from './answer-link.ts';
import { contestableUntil } from './contestable-until.ts';
import { figuresToWire } from './figures-wire.ts';
import { type PaidStretch, paidStretches } from './paid-stretches.ts';
import type { SlipDoc } from './slip-model.ts';

/** Slips in the API format, with their stretches (SLIP-9). */
export async function slipsToWire(slips: readonly SlipDoc[]): Promise<Slip[]> {
  const stretches = await paidStretches(slips);
  return slips.map((slip) => withStretches(slip, stretches));
}

/** A slip in the API format, with its stretches. */
export async function wholeSlipToWire(slip: SlipDoc): Promise<Slip> {
  return withStretches(slip, await paidStretches([slip]));
}

function withStretches(slip: SlipDoc, stretches: ReadonlyMap<string, readonly PaidStretch[]>): Slip {
  const own = stretches.get(String(slip._id)) ?? [];
  return { ...slipToWire(slip), stretches: own.map(stretchToWire) };
}

function stretchToWire({ recordId, date, startTime, endTime, rateCents }: PaidStretch): SlipStretch {
  return {
    recordId,
    date,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    hourlyRate: rateCents === null ? null : fromCents(rateCents),
  };
}

/** A slip in the API format. */
export function slipToWire(slip: SlipDoc): Slip {
  const { frozen, viaLink = null, contested = null } = slip;
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
    viaLink: viaLink && answerLinkToWire(viaLink),
    contestableUntil: contestableUntil(slip)?.toISOString() ?? null,
    contested: contested && {
      acceptedAt: contested.acceptedAt.toISOString(),
      viaLink: answerLinkToWire(contested.viaLink),
      at: contested.at.toISOString(),
    },
    claims: slip.claims.map(({ _id, date, text, at, viaLink: via = null, answer }) => ({
      _id: String(_id),
      date,
      text,
      at: at.toISOString(),
      viaLink: via && answerLinkToWire(via),
      answer: answer && { ...answer, at: answer.at.toISOString() },
    })),
  };
}
