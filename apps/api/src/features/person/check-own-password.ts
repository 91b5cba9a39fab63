import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { invalid, unauthenticated } from '../../kernel/errors.ts';
import { verifyWithinLimits } from '../../platform/guesses.ts';
import { verifyPassword } from '../../platform/password.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { countAct } from '../audit/index.ts';
import { type PersonDoc, PersonModel } from './model.ts';

/** The person who states a password, and the source. */
interface Speaker {
  readonly actor: Actor;
  readonly address: string;
}

/**
 * Finds the caller's account and checks its password. Wrong passwords count together for all purposes, so that a
 * stolen token is no use for guessing (SESSION-18).
 * @throws AppError `validation_failed` for a wrong one, in this field; `rate_limited`
 */
export async function checkOwnPassword(
  password: string,
  { actor, address }: Speaker,
  { config, log }: Pick<Services, 'config' | 'log'>,
  field = 'currentPassword',
) {
  const person = await PersonModel.findById(actor.id).select('+passwordHash +twoSteps').lean();
  if (!person) throw unauthenticated();
  const verdict = await verifyWithinLimits({ subject: `password:${actor.id}`, address }, async () =>
    (await verifyPassword(password, person.passwordHash, config)) ? 'right' : 'wrong',
  );
  if (verdict !== 'right') {
    log.warn({ user: String(actor.id), address, said: field }, 'a wrong password of a signed-in person');
    await countAct('password-wrong', person);
    throw invalid(`body.${field}`, 'current_password_wrong');
  }
  return person;
}

/**
 * Finds the caller's account and requires its password, in the request or in a recent confirmation (SESSION-37).
 * @throws AppError `confirmation_required`; `validation_failed` for a wrong password; `rate_limited`
 */
export async function proveOneself(
  currentPassword: string | undefined,
  { session, ...speaker }: Speaker & { readonly session: CallingSession },
  services: Pick<Services, 'clock' | 'config' | 'log'>,
): Promise<PersonDoc> {
  if (currentPassword === undefined) requireProof('password', session, services.clock);
  else return checkOwnPassword(currentPassword, speaker, services);
  const person = await PersonModel.findById(speaker.actor.id).select('+twoSteps').lean();
  if (!person) throw unauthenticated();
  return person;
}
