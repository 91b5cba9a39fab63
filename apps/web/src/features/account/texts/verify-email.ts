import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';

/** The page of a verification link. */
export const verifyEmailTexts = {
  title: en('Verify the e-mail address', { es: 'Verificar la dirección de correo' }),
  doneTitle: en('E-mail address verified', { es: 'Dirección de correo verificada' }),
  lead: en('With this, Faena knows that the address at which the link arrived belongs to the account.', {
    es: 'Así Faena sabe que la dirección a la que llegó el enlace es la de la cuenta.',
  }),
  submit: en('Verify Address', { es: 'Verificar dirección' }),
  pending: en('Verifying...', { es: 'Verificando...' }),
  failed: en('The address could not be verified.', { es: 'No se pudo verificar la dirección.' }),
  done: en('The e-mail address is verified.', { es: 'La dirección de correo está verificada.' }),
  account: en('Go to My Account', { es: 'Ir a Mi cuenta' }),
  login: en('Go to Login', { es: 'Ir al inicio de sesión' }),
  none: en('No link to verify an address was opened.', {
    es: 'No se abrió ningún enlace para verificar una dirección.',
  }),
  noneHint: en('Open the link from the e-mail, whole as it stands there.', {
    es: 'El enlace del correo se abre entero, tal como está.',
  }),
  over: en('This link is no longer valid.', { es: 'Este enlace ya no es válido.' }),
  overHint: en(
    'It was used, is older than 24 hours or was sent to an address that the account no longer has. My Account says whether the address is verified, and sends another link.',
    {
      es: 'Ya se usó, tiene más de 24 horas o se envió a una dirección que la cuenta ya no tiene. Mi cuenta dice si la dirección está verificada y envía otro enlace.',
    },
  ),
} satisfies Catalogue;
