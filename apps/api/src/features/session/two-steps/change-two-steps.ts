import type { Language } from '@faena/shared/language';
import { RecoveryCodes, type TwoSteps, TwoStepsSetup } from '@faena/shared/schemas';
import type { AccountCaller, Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { verifyWithinLimits } from '../../../platform/guesses.ts';
import type { Services } from '../../../platform/services.ts';
import { noteAccountMail } from '../../account-mail/index.ts';
import { type Act, recordActs } from '../../audit/index.ts';
import { type PersonDoc, PersonModel, proveOneself } from '../../person/index.ts';
import { newAppSecret, stepOf } from './app-code.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/** How long an app may take to its first code. */
const SETUP_MS = 15 * 60_000;

/** The ways to sign in (TWOSTEP-1). */
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
 * Makes the secret of a new app, which has no effect before its first right code (TWOSTEP-1).
 * @throws AppError `conflict` for an account with two steps; `confirmation_required`, `validation_failed`,
 * `rate_limited`
 */
export async function beginTwoSteps(
  caller: AccountCaller,
  currentPassword: string | undefined,
  services: Services,
): Promise<TwoStepsSetup> {
  const { clock, config } = services;
  const person = await proveOneself(currentPassword, caller, services);
  const { secret, uri, sealed } = newAppSecret(person, config.jwtSecret);
  const reply = answer(TwoStepsSetup, { secret, uri });
  const { modifiedCount } = await PersonModel.updateOne(
    { _id: person._id, 'twoSteps.since': null },
    {
      $set: {
        twoSteps: { secret: sealed, begunAt: clock.now(), since: null, lastStep: 0, recoveryHashes: [] },
      },
    },
  );
  if (modifiedCount === 0) throw conflict('two_steps_on');
  return reply;
}

/**
 * Activates two steps; only this answer contains the recovery codes.
 * @throws AppError `conflict` without a setup in the last 15 minutes; `validation_failed` for a wrong code
 */
export async function confirmTwoSteps(
  { actor, address, language }: AccountCaller,
  code: string,
  services: Services,
): Promise<RecoveryCodes> {
  const { clock, config, log } = services;
  const person = await accountOf(actor);
  const { _id, twoSteps } = person;
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
  const reply = answer(RecoveryCodes, { message: 'Two-step verification is on.', recoveryCodes });
  await transaction(async (session) => {
    const { modifiedCount } = await PersonModel.updateOne(
      { _id, 'twoSteps.secret': secret, 'twoSteps.since': null },
      {
        $set: {
          'twoSteps.since': now,
          'twoSteps.lastStep': step,
          'twoSteps.recoveryHashes': recoveryCodes.map(hashRecoveryCode),
        },
      },
      { session },
    );
    if (modifiedCount === 0) throw conflict('two_steps_not_begun');
    await noteAccountMail('two-steps-on', person, { language, services }, session);
    await recordActs([{ action: 'two-steps-on', about: person }], session);
  });
  log.info({ user: String(_id), address }, 'two steps turned on');
  return reply;
}

/**
 * Makes ten new recovery codes; earlier ones become invalid.
 * @throws AppError `conflict` without two steps; `confirmation_required`, `validation_failed`, `rate_limited`
 */
export async function renewRecoveryCodes(
  caller: AccountCaller,
  currentPassword: string | undefined,
  services: Services,
): Promise<RecoveryCodes> {
  const person = await accountOf(caller.actor);
  const { _id, twoSteps } = person;
  if (!twoSteps?.since) throw conflict('two_steps_off');
  await proveOneself(currentPassword, caller, services);
  const recoveryCodes = makeRecoveryCodes();
  const reply = answer(RecoveryCodes, { message: 'New recovery codes replace the old ones.', recoveryCodes });
  await transaction(async (session) => {
    const { modifiedCount } = await PersonModel.updateOne(
      { _id, 'twoSteps.since': { $ne: null } },
      { $set: { 'twoSteps.recoveryHashes': recoveryCodes.map(hashRecoveryCode) } },
      { session },
    );
    if (modifiedCount === 0) throw conflict('two_steps_off');
    const { language } = caller;
    await noteAccountMail('recovery-codes-renewed', person, { language, services }, session);
    await recordActs([{ action: 'recovery-codes-renewed', about: person }], session);
  });
  services.log.info({ user: String(_id), address: caller.address }, 'recovery codes renewed');
  return reply;
}

/**
 * Deactivates two steps.
 * @throws AppError `confirmation_required`, `validation_failed`, `rate_limited`
 */
export async function turnOffTwoSteps(
  caller: AccountCaller,
  currentPassword: string | undefined,
  services: Services,
): Promise<void> {
  const person = await proveOneself(currentPassword, caller, services);
  await clear(person, 'two-steps-off', caller.language, services);
  services.log.warn({ user: String(person._id), address: caller.address }, 'two steps turned off');
}

/**
 * Removes the second step of a person who lost it (TWOSTEP-4). The own one has another route, because the password can
 * prove it.
 * @throws AppError `not_found`; `conflict` for oneself
 */
export async function takeOffTwoSteps(
  id: string,
  { actor, address, language }: Omit<AccountCaller, 'session'>,
  services: Services,
): Promise<void> {
  if (actor.id.equals(id)) throw conflict('own_two_steps');
  const person = await PersonModel.findById(id).select('+twoSteps').lean();
  if (!person) throw notFound('user');
  await clear(person, 'two-steps-taken-off', language, services);
  services.log.warn({ user: id, by: String(actor.id), address }, 'two steps taken off');
}

/** Reports it only if two steps were on: an unfinished setup needs no mail. */
async function clear(
  person: PersonDoc,
  action: Act['action'],
  language: Language,
  services: Services,
): Promise<void> {
  await transaction(async (session) => {
    await PersonModel.updateOne({ _id: person._id }, { $set: { twoSteps: null } }, { session });
    if (person.twoSteps?.since) {
      await noteAccountMail('two-steps-off', person, { language, services }, session);
      await recordActs([{ action, about: person }], session);
    }
  });
}

async function accountOf({ id }: Actor) {
  const person = await PersonModel.findById(id).select('+twoSteps').lean();
  if (!person) throw unauthenticated();
  return person;
}
