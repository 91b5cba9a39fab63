import { type Cents, durationHours, fromCents, type SlipFigures, sumOf } from '@faena/shared/domain';
import type { PayPeriodPerson, PayPoint } from '@faena/shared/schemas';
import type { ReckonedPerson } from '../reckoning/make-slips.ts';
import { answerLinkToWire } from '../slips/answer-link.ts';
import { figuresToWire } from '../slips/figures-wire.ts';
import type { SlipDoc } from '../slips/slip-model.ts';

/** A person of an open period: their pay if it closed now, and the number of blockers. */
export function reckonedToWire(
  { person, figures }: ReckonedPerson,
  points: readonly PayPoint[],
): PayPeriodPerson {
  const count = (kind: PayPoint['kind']) => points.filter((point) => point.kind === kind).length;
  return {
    _id: String(person._id),
    fullname: person.fullname,
    username: person.username,
    profilePicture: person.profilePicture,
    left: person.left,
    hourlyRate: fromCents(person.rateCents ?? lastRate(figures)),
    running: count('running'),
    laterAdjustments: 0,
    pendingReviews: count('review'),
    openRequests: count('request'),
    ...paidTo(figures),
    slipId: null,
    paid: null,
    transferred: null,
    answer: null,
    viaLink: null,
  };
}

/** A person of a closed period, from their slip. */
export function slipToPerson(
  { _id, frozen, paidCents, answer, viaLink = null }: SlipDoc,
  {
    laterAdjustments = 0,
    transferredCents = 0,
  }: { laterAdjustments?: number | undefined; transferredCents?: Cents | undefined },
): PayPeriodPerson {
  return {
    _id: frozen.employeeId,
    fullname: frozen.fullname,
    username: frozen.username,
    profilePicture: null,
    left: null,
    hourlyRate: fromCents(lastRate(frozen)),
    running: 0,
    laterAdjustments,
    pendingReviews: 0,
    openRequests: 0,
    ...paidTo(frozen),
    slipId: String(_id),
    paid: fromCents(paidCents),
    transferred: fromCents(transferredCents),
    answer,
    viaLink: viaLink && answerLinkToWire(viaLink),
  };
}

const lastRate = ({ rates }: SlipFigures): Cents => rates.at(-1)?.rateCents ?? 0;

function paidTo(figures: SlipFigures) {
  const { days, late: _, rates, ...wire } = figuresToWire(figures);
  const late = sumOf(figures.late, 'ms');
  return {
    ...wire,
    workedDays: days.filter(({ ms }) => ms > 0).length,
    rates: rates.map(({ hourlyRate }) => hourlyRate),
    lateHours: durationHours(late),
    lateMs: late,
    late: fromCents(sumOf(figures.late, 'cents')),
  };
}
