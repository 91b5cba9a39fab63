import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { changePassword } from './change-password.ts';
import { choosePin } from './choose-pin.ts';
import { confirm } from './confirm.ts';
import { endOthers, endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { openPay } from './open-pay.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';

export const sessionHandlers: Handlers<typeof contract.session, Services> = {
  login: ({ body, address, program, browser }, services) =>
    login(body, { address, program, browser }, services),
  logout: async ({ actor, session }) => {
    await logout(actor, session);
    return { message: 'Signed out.' };
  },
  own: ({ actor, session }, services) => listSessions(actor, session, services),
  end: async ({ params, actor }) => {
    await endSession(params.id, actor);
    return { message: 'Session ended.' };
  },
  endOthers: async ({ actor, session }) => {
    await endOthers(actor, session);
    return { message: 'All other sessions ended.' };
  },
  confirm: async ({ body, ...caller }, services) => {
    await confirm(body.password, caller, services);
    return { message: 'Session confirmed.' };
  },
  choosePin: async ({ body, actor, session }, services) => {
    await choosePin(body.pin, { actor, session }, services);
    return { message: 'PIN chosen.' };
  },
  openPay: async ({ body, actor, session }, services) => {
    await openPay(body.pin, { actor, session }, services);
    return { message: 'Pay is open.' };
  },
  register: async ({ body, address, language }, services) => ({
    message: 'User registered.',
    user: await register(body, { address, language }, services),
  }),
  forgotPassword: ({ body, address, language }, services) =>
    forgotPassword(body.username, address, language, services),
  resetPassword: ({ body, address, browser, language }, services) =>
    resetPassword(body, { address, browser, language }, services),
  changePassword: ({ body, actor, session, address, browser, language }, services) =>
    changePassword(body, { actor, session, address, browser, language }, services),
};
