import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { changePassword } from './change-password.ts';
import { confirm } from './confirm.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';

export const sessionHandlers: Handlers<typeof contract.session, Services> = {
  login: ({ body, address, program, browser }, services) =>
    login(body, { address, program, browser }, services),
  logout: async ({ actor, session }) => {
    await logout(actor, session);
    return { message: 'Signed out.' };
  },
  confirm: async ({ body, ...caller }, services) => {
    await confirm(body.password, caller, services);
    return { message: 'Session confirmed.' };
  },
  register: async ({ body, address }, services) => ({
    message: 'User registered.',
    user: await register(body, address, services),
  }),
  forgotPassword: ({ body, address, language }, services) =>
    forgotPassword(body.username, address, language, services),
  resetPassword: ({ body, address }, services) => resetPassword(body, address, services),
  changePassword: ({ body, actor, session, address, browser }, services) =>
    changePassword(body, { actor, session, address, browser }, services),
};
