export { AccountMenu } from './account-menu.tsx';
export { logOutIdle, useLogOut } from './log-out.ts';
export { LoginForm } from './login-form.tsx';
export { PasswordFromLink } from './password-from-link.tsx';
export { RegisterForm } from './register-form.tsx';
export { usePasswordFromLink, useResetPassword } from './requests.ts';
export { ResetDone } from './reset-done.tsx';
export { ResetForm } from './reset-form.tsx';
export { SignInAgain } from './sign-in-again.tsx';
