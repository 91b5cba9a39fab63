import { RecoveryCodes, type TwoSteps, TwoStepsSetup } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../kernel/errors.ts';
import { verifyWithinLimits } from '../../../platform/guesses.ts';
import { verifyPassword } from '../../../platform/password.ts';
import type { Services } from '../../../platform/services.ts';
import { PersonModel } from '../../person/index.ts';
import { newAppSecret, stepOf } from './app-code.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/** How long an app may take to its first code. */
const SETUP_MS = 15 * 60_000;

/** Who changes how they sign in, and from where. */
interface Caller {
  readonly actor: Actor;
  readonly address: string;
}

/** How one signs in (TWOSTEP-1). */
export async function readTwoSteps(actor: Actor, { config }: Services): Promise<TwoSteps> {
  const { twoSteps } = await accountOf(actor);
  const since = twoSteps?.since ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since ? (twoSteps?.recoveryHashes.length ?? 0) : 0,
    required: config.requireTwoFactor.includes(actor.role),
  };
}

/**
 * Makes the secret of a new app, which counts for nothing until its first code was right (TWOSTEP-3).
 * @throws AppError `conflict` where there are two steps already; `validation_failed`, `rate_limited`
 */
export async function beginTwoSteps(
  caller: Caller,
  password: string,
  { clock, config }: Services,
): Promise<TwoStepsSetup> {
  const person = await provenAccount(caller, password);
  const { secret, uri, sealed } = newAppSecret(person, config.jwtSecret);
  const told = answer(TwoStepsSetup, { secret, uri });
  const { modifiedCount } = await PersonModel.updateOne(
    { _id: person._id, 'twoSteps.since': null },
    {
      $set: {
        twoSteps: { secret: sealed, begunAt: clock.now(), since: null, lastStep: 0, recoveryHashes: [] },
      },
    },
  );
  if (modifiedCount === 0) throw conflict('two_steps_on');
  return told;
}

/**
 * Has the account sign in with two steps from now on, and answers its recovery codes, once.
 * @throws AppError `conflict` where nothing was begun within 15 minutes; `validation_failed` for a wrong code
 */
export async function confirmTwoSteps(
  { actor, address }: Caller,
  code: string,
  { clock, config, log }: Services,
): Promise<RecoveryCodes> {
  const { _id, twoSteps } = await accountOf(actor);
  const now = clock.now();
  if (!twoSteps || twoSteps.since || now.getTime() - twoSteps.begunAt.getTime() > SETUP_MS) {
    throw conflict('two_steps_not_begun');
  }
  const { secret } = twoSteps;
  let step: number | null = null;
  await verifyWithinLimits({ subject: `two-steps:${_id}`, address }, async () => {
    step = stepOf(code, secret, { personId: _id, key: config.jwtSecret, now });
    return step === null ? 'wrong' : 'right';
  });
  if (step === null) throw invalid('body.code', 'code_wrong');
  const recoveryCodes = makeRecoveryCodes();
  const told = answer(RecoveryCodes, { message: 'Two-step verification is on.', recoveryCodes });
  const { modifiedCount } = await PersonModel.updateOne(
    { _id, 'twoSteps.secret': secret, 'twoSteps.since': null },
    {
      $set: {
        'twoSteps.since': now,
        'twoSteps.lastStep': step,
        'twoSteps.recoveryHashes': recoveryCodes.map(hashRecoveryCode),
      },
    },
  );
  if (modifiedCount === 0) throw conflict('two_steps_not_begun');
  log.info({ user: String(_id), address }, 'two steps turned on');
  return told;
}

/**
 * Ten new recovery codes; those of before are void.
 * @throws AppError `conflict` without two steps; `validation_failed`, `rate_limited`
 */
export async function renewRecoveryCodes(
  caller: Caller,
  password: string,
  { log }: Services,
): Promise<RecoveryCodes> {
  const { twoSteps } = await accountOf(caller.actor);
  if (!twoSteps?.since) throw conflict('two_steps_off');
  const { _id } = await provenAccount(caller, password);
  const recoveryCodes = makeRecoveryCodes();
  const told = answer(RecoveryCodes, { message: 'The recovery codes were made anew.', recoveryCodes });
  const { modifiedCount } = await PersonModel.updateOne(
    { _id, 'twoSteps.since': { $ne: null } },
    { $set: { 'twoSteps.recoveryHashes': recoveryCodes.map(hashRecoveryCode) } },
  );
  if (modifiedCount === 0) throw conflict('two_steps_off');
  log.info({ user: String(_id), address: caller.address }, 'recovery codes made anew');
  return told;
}

/**
 * Has the password alone sign in again.
 * @throws AppError `validation_failed`, `rate_limited`
 */
export async function turnOffTwoSteps(caller: Caller, password: string, { log }: Services): Promise<void> {
  const { _id } = await provenAccount(caller, password);
  await clear(_id);
  log.warn({ user: String(_id), address: caller.address }, 'two steps turned off');
}

/**
 * Takes the second step off somebody who lost it (TWOSTEP-4). One's own asks for the password, and so is another route.
 * @throws AppError `not_found`; `conflict` for oneself
 */
export async function takeOffTwoSteps(
  id: string,
  { actor, address }: Caller,
  { log }: Services,
): Promise<void> {
  if (actor.id.equals(id)) throw conflict('own_two_steps');
  const person = await PersonModel.findById(id).lean();
  if (!person) throw notFound('user');
  await clear(person._id);
  log.warn({ user: id, by: String(actor.id), address }, 'two steps taken off');
}

async function clear(_id: Actor['id']): Promise<void> {
  await PersonModel.updateOne({ _id }, { $set: { twoSteps: null } });
}

async function accountOf({ id }: Actor) {
  const person = await PersonModel.findById(id).select('+passwordHash +twoSteps').lean();
  if (!person) throw unauthenticated();
  return person;
}

/** The caller's account, once they have shown that they know its password. */
async function provenAccount({ actor, address }: Caller, password: string) {
  const person = await accountOf(actor);
  const verdict = await verifyWithinLimits({ subject: `password:${actor.id}`, address }, async () =>
    (await verifyPassword(password, person.passwordHash)) ? 'right' : 'wrong',
  );
  if (verdict !== 'right') throw invalid('body.currentPassword', 'current_password_wrong');
  return person;
}
