import { ADMIN, ANYONE_SELF } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import { PasswordProof } from '../schemas/session.ts';
import { RecoveryCodes, TwoSteps, TwoStepsConfirmation, TwoStepsSetup } from '../schemas/two-steps.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

const own = { access: ANYONE_SELF, duringTwoStepsSetup: true } as const;

/** Signing in with a second step. */
export const twoSteps = {
  get: route({
    method: 'GET',
    path: '/auth/two-steps',
    summary: 'Whether one signs in with two steps',
    ...own,
    answer: TwoSteps,
  }),
  begin: route({
    method: 'POST',
    path: '/auth/two-steps/begin',
    summary: 'Begin to sign in with two steps: what an app has to be told',
    ...own,
    body: PasswordProof,
    confirms: { by: 'password', inBody: true },
    answer: TwoStepsSetup,
    errors: ['conflict', 'rate_limited'],
  }),
  confirm: route({
    method: 'POST',
    path: '/auth/two-steps/confirm',
    summary: 'Sign in with two steps from now on, by the first code of the app',
    ...own,
    body: TwoStepsConfirmation,
    answer: RecoveryCodes,
    errors: ['conflict', 'rate_limited'],
  }),
  renewCodes: route({
    method: 'POST',
    path: '/auth/two-steps/recovery-codes',
    summary: 'Make the recovery codes anew',
    ...own,
    body: PasswordProof,
    confirms: { by: 'password', inBody: true },
    answer: RecoveryCodes,
    errors: ['conflict', 'rate_limited'],
  }),
  turnOff: route({
    method: 'POST',
    path: '/auth/two-steps/off',
    summary: 'Sign in with the password alone again',
    ...own,
    body: PasswordProof,
    confirms: { by: 'password', inBody: true },
    answer: Message,
    errors: ['rate_limited'],
  }),
  takeOff: route({
    method: 'DELETE',
    path: '/user/:id/two-steps',
    summary: 'Take the second step off the account of somebody who lost it',
    access: ADMIN,
    params: WithId,
    confirms: { by: 'password' },
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
};
