import type { Writing } from './writing.ts';

/** The typed values of a person's form. */
export const person = {
  'Full name': 'Ana',
  Email: 'ana@example.com',
  Username: 'ana',
  Password: 'secreta-1',
};

export const ACCOUNT_WRITINGS: readonly Writing[] = [
  {
    call: 'session.login',
    path: '/login',
    fill: { Username: 'ana', Password: 'secreta-1' },
    press: 'Log In',
  },
  {
    call: 'session.register',
    path: '/register',
    fill: { ...person, 'Confirm password': 'secreta-1' },
    press: 'Sign Up',
  },
  {
    call: 'session.forgotPassword',
    path: '/forgot-password',
    fill: { Username: 'ana' },
    press: 'Reset Password',
  },
  {
    call: 'session.resetPassword',
    path: '/reset-password#qx',
    fill: { 'New password': 'secreta-2', 'Confirm new password': 'secreta-2' },
    press: 'Save Password',
  },
  {
    call: 'emailVerification.verify',
    path: '/verify-email#qx',
    press: 'It Is Mine',
  },
  {
    call: 'emailVerification.decline',
    path: '/verify-email#qx',
    press: 'I Did Not Create It',
  },
  {
    call: 'emailVerification.send',
    role: 'client',
    path: '/account',
    press: 'Send a link to verify it',
  },
  {
    call: 'accountInvitation.accept',
    path: '/invitation#qx',
    fill: {
      'Full name': 'Ana',
      Username: 'ana',
      Phone: '5555-0199',
      'New password': 'secreta-2',
      'Confirm new password': 'secreta-2',
    },
    press: 'Create Account',
  },
  {
    call: 'person.edit',
    role: 'client',
    path: '/account',
    open: ['Edit Profile'],
    fill: { 'Full name': 'Ana' },
    press: 'Save Changes',
  },
  {
    call: 'session.changePassword',
    role: 'client',
    path: '/account',
    open: ['Change Password'],
    fill: {
      'Current password': 'secreta-1',
      'New password': 'secreta-2',
      'Confirm new password': 'secreta-2',
    },
    press: 'Save Password',
  },
  {
    call: 'session.end',
    role: 'client',
    path: '/account',
    press: 'Log Out: Unknown device',
  },
  {
    call: 'device.end',
    role: 'employee',
    path: '/settings',
    press: 'Quitar: Toqxe',
  },
  {
    call: 'kiosk.setPin',
    role: 'employee',
    path: '/settings',
    open: ['Poner un PIN nuevo'],
    fill: { 'PIN nuevo': '2580' },
    press: 'Guardar',
  },
  {
    call: 'session.endOthers',
    role: 'client',
    path: '/account',
    press: 'Log out the others',
  },
  {
    call: 'apiToken.make',
    role: 'client',
    path: '/account',
    open: ['New Token'],
    fill: { Name: 'Planilla' },
    press: 'Create',
  },
  {
    call: 'apiToken.revoke',
    role: 'client',
    path: '/account',
    press: 'Revoke: Toqxe',
  },
  {
    call: 'notice.readAll',
    role: 'client',
    path: '/account',
    open: ['Avisos, 4 sin leer'],
    press: 'Marcar todo como leído',
  },
  {
    call: 'twoSteps.begin',
    role: 'client',
    path: '/two-steps',
    press: 'Continue',
  },
];
