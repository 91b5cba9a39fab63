import { MINUTE_MS, RESET_LINK_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

const VALID_MINUTES = RESET_LINK_MS / MINUTE_MS;

/** A new password: by a forgotten one, a link, or in place of a temporary one. */
export const passwordTexts = {
  forgot: {
    title: en('Forgot Password', { es: 'Contraseña olvidada' }),
    lead: en('Another password replaces the forgotten one.', {
      es: 'Otra contraseña reemplaza a la olvidada.',
    }),
    username: en(words.username),
    submit: en('Reset Password', { es: 'Restablecer contraseña' }),
    pending: en('Resetting... please wait', { es: 'Restableciendo... un momento' }),
    failed: en('Failed to reset password', { es: 'No se pudo restablecer la contraseña' }),
    back: en('Back to Login', { es: 'Volver al inicio de sesión' }),
    shown: en('Password reset successfully.', { es: 'La contraseña se restableció.' }),
    mailed: en('If the account exists, a link to a new password is on its way to its e-mail address.', {
      es: 'Si la cuenta existe, un enlace para elegir otra contraseña va en camino a su dirección de correo.',
    }),
    mailedHint: en(
      `The link is good once, for ${VALID_MINUTES} minutes. Until then the password stays as it is. If no mail arrives, look among the unwanted ones.`,
      {
        es: `El enlace sirve una sola vez, durante ${VALID_MINUTES} minutos. Hasta entonces la contraseña sigue igual. Si no llega el correo, puede estar entre los no deseados.`,
      },
    ),
    doneTitle: en('Password Reset Initiated', { es: 'Restablecimiento iniciado' }),
    newPassword: en('Temporary password', { es: 'Contraseña temporal' }),
    copy: en(words.copyPassword),
    copied: en(words.copied),
    mustChange: en('It has to be changed right after the next login.', {
      es: 'Hay que cambiarla justo después del próximo inicio de sesión.',
    }),
  },
  /** The fields of a new password. */
  chosen: {
    generate: en('Generate password automatically', { es: 'Generar la contraseña automáticamente' }),
    password: en(words.newPassword),
    hint: en(phrases.tooShort),
    confirmation: en('Confirm new password', { es: 'Confirmar la nueva contraseña' }),
    mismatch: en('New password and confirmation do not match.', {
      es: 'La nueva contraseña y su confirmación no coinciden.',
    }),
    submit: en('Save Password', { es: 'Guardar contraseña' }),
    generatedHint: en('It is shown only here and only now.', { es: 'Se muestra solo aquí y solo ahora.' }),
    copy: en(words.copyPassword),
    copied: en(words.copied),
  },
  /** The page of a reset link. */
  reset: {
    title: en('Choose a new password', { es: 'Elegir otra contraseña' }),
    doneTitle: en('Password changed', { es: 'Contraseña cambiada' }),
    pending: en('Saving... please wait', { es: 'Guardando... un momento' }),
    failed: en('Failed to reset password', { es: 'No se pudo restablecer la contraseña' }),
    changed: en('Password changed successfully.', { es: 'La contraseña se cambió.' }),
    ended: en('All sessions of the account have ended.', {
      es: 'Todas las sesiones de la cuenta se cerraron.',
    }),
    username: en(words.username),
    back: en('Back to Login', { es: 'Volver al inicio de sesión' }),
    none: en('No link to a new password was opened.', {
      es: 'No se abrió ningún enlace para elegir otra contraseña.',
    }),
    noneHint: en('Open the link from the e-mail, whole as it stands there.', {
      es: 'El enlace del correo se abre entero, tal como está.',
    }),
    over: en('This link is no longer valid.', { es: 'Este enlace ya no es válido.' }),
    overHint: en(`It was used, replaced or is older than ${VALID_MINUTES} minutes.`, {
      es: `Ya se usó, otro ocupó su lugar o tiene más de ${VALID_MINUTES} minutos.`,
    }),
    askAgain: en('Ask for another link', { es: 'Pedir otro enlace' }),
  },
  forcedChange: {
    title: en(words.changePassword),
    lead: en('This account has a temporary password. Choose a new one to go on.', {
      es: 'Esta cuenta tiene una contraseña temporal. Para continuar hace falta elegir otra.',
    }),
    logOut: en(words.logOut),
  },
} satisfies Catalogue;
