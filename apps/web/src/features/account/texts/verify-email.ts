import { HOUR_MS, VERIFICATION_LINK_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';

const VALID_HOURS = VERIFICATION_LINK_MS / HOUR_MS;

/** The page of a verification link. */
export const verifyEmailTexts = {
  title: en('Verify the e-mail address', { es: 'Verificar la dirección de correo' }),
  doneTitle: en('E-mail address verified', { es: 'Dirección de correo verificada' }),
  declinedTitle: en('Account not yours', { es: 'Cuenta ajena' }),
  loading: en('Opening the link...', { es: 'Abriendo el enlace...' }),
  loadFailed: en('The link could not be opened.', { es: 'No se pudo abrir el enlace.' }),
  safe: en('The link is still valid.', { es: 'El enlace sigue siendo válido.' }),
  username: en('Username', { es: 'Usuario' }),
  created: en('Created', { es: 'Creada' }),
  lead: en('This account names your e-mail address. Is it yours?', {
    es: 'Esta cuenta tiene la dirección a la que llegó el enlace. ¿Es propia o ajena?',
  }),
  leadHint: en('The links of the account arrive at this address. Verify it only if you made the account.', {
    es: 'Los enlaces de la cuenta llegan a esta dirección. Conviene verificarla solo si la cuenta es propia.',
  }),
  submit: en('It Is Mine', { es: 'Es mía' }),
  pending: en('Verifying...', { es: 'Verificando...' }),
  decline: en('I Did Not Create It', { es: 'No la he creado' }),
  declining: en('Removing...', { es: 'Quitando...' }),
  declineFailed: en('The address could not be removed.', { es: 'No se pudo quitar la dirección.' }),
  declined: en('The account cannot verify your address any more, and its links have ended.', {
    es: 'La cuenta ya no puede verificar la dirección y sus enlaces ya no sirven.',
  }),
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
    `It was used, is older than ${VALID_HOURS} hours or was sent to an address that the account no longer has. My Account says whether the address is verified, and sends another link.`,
    {
      es: `Ya se usó, tiene más de ${VALID_HOURS} horas o se envió a una dirección que la cuenta ya no tiene. Mi cuenta dice si la dirección está verificada y envía otro enlace.`,
    },
  ),
} satisfies Catalogue;
