export { AccountPage } from './account-page.tsx';
export { ChangePasswordForm } from './change-password-form.tsx';
export { InactivityWatch } from './inactivity/inactivity-watch.tsx';
export { AccountInvitations } from './invitation/account-invitations.tsx';
export { OpenedInvitation } from './invitation/opened-invitation.tsx';
export { useAcceptInvitation } from './invitation/requests.ts';
export { keepOwnAccount } from './requests.ts';
export { AccountMenu } from './session/account-menu.tsx';
export { ConfirmSession } from './session/confirm-session.tsx';
export { useLogOut } from './session/log-out.ts';
export { LoginForm, type LoginFormProps } from './session/login-form.tsx';
export { PasswordFromLink } from './session/password-from-link.tsx';
export { RegisterForm } from './session/register-form.tsx';
export {
  useDeclineAddress,
  usePasswordFromLink,
  useResetPassword,
  useVerifyAddress,
} from './session/requests.ts';
export { ResetDone } from './session/reset-done.tsx';
export { ResetForm } from './session/reset-form.tsx';
export { VerifyAddress } from './session/verify-address.tsx';
export { SettingsPage } from './settings/settings-page.tsx';
export { accountTexts, settingsTexts } from './texts/account.ts';
export { accountInvitationTexts } from './texts/account-invitations.ts';
export { loginTexts } from './texts/login.ts';
export { passwordTexts } from './texts/passwords.ts';
export { registerTexts } from './texts/register.ts';
export { sessionTexts } from './texts/session.ts';
export { twoStepsTexts } from './texts/two-steps.ts';
export { verifyEmailTexts } from './texts/verify-email.ts';
export { SetUp } from './two-steps/set-up.tsx';
export { TakeOffButton } from './two-steps/take-off-button.tsx';

/** Loads the inactivity watch, for a page that does not need it to draw. */
export const loadInactivityWatch = () =>
  import('./inactivity/inactivity-watch.tsx').then(({ InactivityWatch }) => InactivityWatch);

/** Loads the window for another sign-in. */
export const loadSignInAgain = () =>
  import('./session/sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain);
