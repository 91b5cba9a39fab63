import { OWN_ACCOUNT, PUBLIC } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import {
  Confirmation,
  Credentials,
  PasswordChange,
  PasswordChangeAnswer,
  PasswordFromLink,
  PasswordFromLinkAnswer,
  PasswordReset,
  PasswordResetAnswer,
  Registration,
  Session,
} from '../schemas/session.ts';
import { PersonAnswer } from './answers.ts';
import { route } from './route.ts';

/** What somebody has for themselves, an administrator too. */
const OWN_SESSION = { ...OWN_ACCOUNT, admin: 'self' } as const;

/** Signing in, up, and changing passwords. */
export const session = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: PUBLIC,
    body: Credentials,
    answer: Session,
    errors: ['unauthenticated', 'rate_limited'],
    knowsBrowser: true,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out: end the session that calls',
    access: OWN_SESSION,
    answer: Message,
    duringPasswordChange: true,
    duringTwoStepsSetup: true,
  }),
  confirm: route({
    method: 'POST',
    path: '/auth/confirm',
    summary: 'Confirm the session with the password, for what asks for it in the next 5 minutes',
    access: OWN_SESSION,
    body: Confirmation,
    answer: Message,
    errors: ['rate_limited', 'unavailable'],
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Sign up as a manager',
    access: PUBLIC,
    body: Registration,
    answer: PersonAnswer,
    status: [201],
    errors: ['forbidden', 'conflict', 'rate_limited'],
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Ask for another password: a link to it is sent by e-mail, or a temporary one is answered',
    access: PUBLIC,
    body: PasswordReset,
    answer: PasswordResetAnswer,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Choose a new password by the token of a link that was sent; all sessions end',
    access: PUBLIC,
    body: PasswordFromLink,
    answer: PasswordFromLinkAnswer,
    errors: ['not_found', 'rate_limited'],
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the own password and end all other sessions',
    access: OWN_SESSION,
    body: PasswordChange,
    answer: PasswordChangeAnswer,
    errors: ['rate_limited'],
    duringPasswordChange: true,
    duringTwoStepsSetup: true,
    knowsBrowser: true,
  }),
};
