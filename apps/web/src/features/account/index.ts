export { AccountPage } from './account-page.tsx';
export { ChangePasswordForm } from './change-password-form.tsx';
export { keepOwnAccount } from './requests.ts';
