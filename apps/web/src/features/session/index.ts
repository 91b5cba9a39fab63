export { useResetPassword } from './api/use-reset-password.ts';
export { AccountMenu } from './components/account-menu.tsx';
export { LoginForm } from './components/login-form.tsx';
export { RegisterForm } from './components/register-form.tsx';
export { ResetDone } from './components/reset-done.tsx';
export { ResetForm } from './components/reset-form.tsx';
export { destinationOf } from './destination.ts';
export { logOut } from './log-out.ts';
