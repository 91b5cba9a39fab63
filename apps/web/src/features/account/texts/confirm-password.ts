import { MINUTE_MS, SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const VALID_MINUTES = SESSION_CONFIRMED_MS / MINUTE_MS;

/** The window that asks for the password. */
export const confirmPasswordTexts = {
  title: en('Confirm with the password', { es: 'Confirmar con la contraseña' }),
  text: en(
    `This change needs the password of the person who is signed in. It holds for ${VALID_MINUTES} minutes.`,
    {
      es: `Este cambio necesita la contraseña de quien tiene la sesión abierta. Vale por ${VALID_MINUTES} minutos.`,
    },
  ),
  password: en('Password', { es: 'Contraseña' }),
  submit: en('Confirm', { es: 'Confirmar' }),
  confirming: en('Checking...', { es: 'Comprobando...' }),
  cancel: en(words.cancel),
  failed: en('The password could not be checked.', { es: 'No se pudo comprobar la contraseña.' }),
} satisfies Catalogue;
