import { FIRST_RATE_TO_CONFIRM_CENTS, fromCents, type UnusualRate } from '@faena/shared/domain';
import { type Fault, faultOf, sentenceOf } from '@faena/shared/errors';
import { AppError } from '../../../kernel/errors.ts';

/**
 * Refuses rates that look mistyped until the caller confirms them (RATE-8).
 * @throws AppError `conflict`, with the factor; `errors` names the field and each person (RATE-10)
 */
export function askTwice(
  concerned: readonly { unusual: UnusualRate | null; move: { person: { _id: unknown } } }[],
  field: 'hourlyRate' | 'percentage' = 'hourlyRate',
): void {
  const asked = concerned.flatMap(({ unusual, move }) =>
    unusual ? [{ path: `people.${move.person._id}`, fault: faultOfUnusual(unusual) }] : [],
  );
  const [first] = asked;
  if (!first) return;
  throw new AppError('conflict', first.fault, {
    errors: [{ path: `body.${field}`, fault: first.fault }, ...(concerned.length > 1 ? asked : [])].map(
      ({ path, fault }) => ({
        ...{ path, message: sentenceOf(fault) },
        ...fault,
      }),
    ),
  });
}

function faultOfUnusual({ factor, usualCents }: UnusualRate): Fault {
  if (usualCents !== null) return faultOf('first_rate_far', { usual: fromCents(usualCents) });
  return factor === null
    ? faultOf('first_rate_high', { max: fromCents(FIRST_RATE_TO_CONFIRM_CENTS) })
    : faultOf('rate_unusual', { factor });
}
