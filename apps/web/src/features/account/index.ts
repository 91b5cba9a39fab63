export { AccountPage } from './components/account-page.tsx';
export { ChangePasswordForm } from './components/change-password-form.tsx';
