import { INACTIVITY_TIMEOUT_MS, MINUTE_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { en, original } from '@/texts/declare.ts';
import { saidFirst } from '@/texts/said-first.ts';
import { words } from '@/texts/words.ts';

const MINUTES = INACTIVITY_TIMEOUT_MS / MINUTE_MS;

/** The login page, which is loaded before anything else. */
export const loginTexts = {
  title: en(words.logIn),
  username: original('Username', { en: 'Username or e-mail', es: 'Usuario o correo' }),
  password: en(words.password),
  submit: en(words.logIn),
  signingIn: en('Signing in... please wait', { es: 'Comprobando los datos... un momento' }),
  loggingIn: en('Logging you in...', { es: 'Iniciando sesión...' }),
  missing: en(saidFirst.credentials_required),
  failed: en(saidFirst.credentials_wrong),
  forgot: en('Forgot password?', { es: 'Contraseña olvidada' }),
  noAccount: en('No account yet?', { es: '¿Sin cuenta todavía?' }),
  signUp: en(words.signUp),
  ended: {
    inactivity: en(`Your session was closed after ${MINUTES} minutes without activity.`, {
      es: `La sesión se cerró tras ${MINUTES} minutos sin actividad.`,
    }),
    elsewhere: en('You were signed out in another tab.', {
      es: 'La sesión se cerró en otra pestaña.',
    }),
    expired: en('Your session has ended. Please log in again.', {
      es: 'La sesión terminó. Hace falta iniciar sesión de nuevo.',
    }),
  },
  /** The previous session, if the server did not confirm its end. */
  left: {
    sessionOpen: en(
      'The server did not answer: this browser has forgotten the session, but it stays open on the server until it ends there for lack of use. Changing the password ends it, too.',
      {
        es: 'El servidor no respondió: este navegador olvidó la sesión, pero sigue abierta en el servidor hasta que termine por falta de uso. También la cierra un cambio de contraseña.',
      },
    ),
    wasOpen: en(
      'The server did not answer: the running record stays open there until it closes by itself for lack of a signal. After logging in again on this page the time until you left is kept, to be reviewed.',
      {
        es: 'El servidor no respondió: el registro en curso sigue abierto allí hasta que se cierre solo por falta de señal. Quien entra de nuevo en esta página conserva el tiempo hasta que se fue, por revisar.',
      },
    ),
  },
  demo: {
    title: en('Demo accounts', { es: 'Cuentas de prueba' }),
    fill: en((label: string, username: string) => `Fill in ${label}: ${username}`, {
      es: (label, username) => `Llenar con ${label}: ${username}`,
    }),
  },
} satisfies Catalogue;
