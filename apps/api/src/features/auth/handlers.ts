import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../http/call.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';

export const authHandlers: Handlers<typeof contract.session> = {
  login: ({ body, address }, services) => login(body, address, services),
  register: async ({ body, address }, services) => ({
    message: 'User registered.',
    user: await register(body, address, services),
  }),
  forgotPassword: ({ body, address }, services) => resetPassword(body.username, address, services),
  changePassword: ({ body, actor, address }, services) => changePassword(body, actor, address, services),
};
