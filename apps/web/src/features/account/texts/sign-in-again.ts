import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The window over an expired session. */
export const signInAgainTexts = {
  title: es('La sesión terminó', { en: 'The session has ended' }),
  text: es((username: string) => `Lo escrito sigue aquí. Para seguir, entrar de nuevo como ${username}.`, {
    en: (username) => `What was typed is still here. To go on, log in again as ${username}.`,
  }),
  password: es('Contraseña', { en: 'Password' }),
  code: es('Código', { en: 'Code' }),
  codeHint: es(
    'Hacen falta los seis dígitos que muestra la app de autenticación, o un código de recuperación.',
    {
      en: 'The six digits that the authenticator app shows, or a recovery code.',
    },
  ),
  submit: es('Entrar y seguir', { en: 'Log in and go on' }),
  stay: es('Seguir aquí', { en: 'Stay here' }),
  leave: es('Salir y descartar', { en: 'Leave and discard' }),
} satisfies Catalogue;
