import { FIRST_RATE_TO_CONFIRM_CENTS, fromCents, type UnusualRate } from '@faena/shared/domain';
import { type Fault, faultOf } from '@faena/shared/errors';
import { AppError, fieldError } from '../../../kernel/errors.ts';

/**
 * Refuses rates that look mistyped until the caller confirms them (RATE-8).
 * @throws AppError `conflict`, with the factor; `errors` names the field and each person (RATE-10)
 */
export function refuseUnusualRates(
  concerned: readonly { unusual: UnusualRate | null; move: { person: { _id: unknown } } }[],
  field: 'hourlyRate' | 'percentage' = 'hourlyRate',
): void {
  const asked = concerned.flatMap(({ unusual, move }) =>
    unusual ? [{ id: move.person._id, fault: faultOfUnusual(unusual) }] : [],
  );
  const [first] = asked;
  if (!first) return;
  const people = asked.map(({ id, fault }) => fieldError(`people.${id}`, fault));
  throw new AppError('conflict', first.fault, {
    errors: [fieldError(`body.${field}`, first.fault), ...(concerned.length > 1 ? people : [])],
  });
}

function faultOfUnusual({ factor, usualCents }: UnusualRate): Fault {
  if (usualCents !== null) return faultOf('first_rate_far', { usual: fromCents(usualCents) });
  return factor === null
    ? faultOf('first_rate_high', { max: fromCents(FIRST_RATE_TO_CONFIRM_CENTS) })
    : faultOf('rate_unusual', { factor });
}
