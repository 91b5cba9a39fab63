import type { Reason } from '@faena/shared/errors';
import type { Pair } from '@faena/shared/language';

/** The refusals that a screen finds before the server does. They are apart, because they load with the screen. */
export const saidFirst = {
  required: { es: 'Este dato es necesario.', en: 'Required.' },
  current_password_required: { es: 'Falta la contraseña actual.', en: 'Current password is required.' },
  credentials_required: {
    es: 'Faltan el usuario o la contraseña.',
    en: 'Username and password are required.',
  },
  credentials_wrong: {
    es: 'Usuario o contraseña incorrectos. Se puede intentar de nuevo.',
    en: 'Invalid credentials. Please try again.',
  },
} as const satisfies Partial<Record<Reason, Pair>>;
