import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The form of a new manager. */
export const registerTexts = {
  title: en(words.signUp),
  lead: en('One account for all your companies.', { es: 'Una sola cuenta para todas las empresas.' }),
  email: en(words.email),
  username: en(words.username),
  fullname: en(words.fullname),
  password: en(words.password),
  confirmPassword: en('Confirm password', { es: 'Confirmar la contraseña' }),
  passwordHint: en(phrases.tooShort),
  submit: en(words.signUp),
  pending: en('Creating your account... please wait', { es: 'Creando la cuenta... un momento' }),
  done: en('Registration successful. Redirecting...', {
    es: 'Cuenta creada. Abriendo el inicio de sesión...',
  }),
  failed: en('Server or connection error.', { es: 'Error del servidor o de la conexión.' }),
  refused: {
    invite: en('An account is made by invitation only. The person who invites you makes it.', {
      es: 'Aquí solo se crea una cuenta con invitación. La crea quien invita.',
    }),
    closed: en('Nobody can sign up here. An administrator makes the accounts.', {
      es: 'Aquí nadie puede registrarse. Las cuentas las crea un administrador.',
    }),
  },
  haveAccount: en('Already have an account?', { es: '¿Ya hay una cuenta?' }),
  logIn: en(words.logIn),
} satisfies Catalogue;
