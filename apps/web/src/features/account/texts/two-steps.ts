import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Two-step verification: sign-in, setup and its part of the account. */
export const twoStepsTexts = {
  title: en('Two-step verification', { es: 'Verificación en dos pasos' }),
  loading: en('Loading two-step verification...', { es: 'Cargando la verificación en dos pasos...' }),
  loadFailed: en('Two-step verification could not be loaded.', {
    es: 'No se pudo cargar la verificación en dos pasos.',
  }),
  loadSafe: en(words.unchanged),
  off: en('Off', { es: 'Inactiva' }),
  on: en((date: string) => `On since ${date}`, { es: (date) => `Activa desde el ${date}` }),
  codesLeft: en((count: number) => `Recovery codes left: ${count}`, {
    es: (count) => `Códigos de recuperación por usar: ${count}`,
  }),
  required: en('This role needs it: without it nothing else can be used.', {
    es: 'Este rol la necesita: sin ella no se puede usar nada más.',
  }),
  turnOn: en('Turn On', { es: 'Activar' }),
  turnOff: en('Turn Off', { es: 'Desactivar' }),
  newCodes: en('New recovery codes', { es: 'Nuevos códigos de recuperación' }),
  cancel: en(words.cancel),
  turnedOff: en('Two-step verification is off.', { es: 'La verificación en dos pasos está inactiva.' }),
  failed: en('That did not work.', { es: 'No se pudo completar.' }),
  ask: {
    off: en('From then on the password alone is enough to log in.', {
      es: 'A partir de entonces basta la contraseña para entrar.',
    }),
    codes: en('The codes there were before are no longer good.', {
      es: 'Los códigos anteriores dejan de servir.',
    }),
    on: en('From then on logging in also takes a code that an authenticator app shows.', {
      es: 'A partir de entonces, para entrar hace falta además un código que muestra una app de autenticación.',
    }),
    goOn: en('Continue', { es: 'Continuar' }),
    working: en('One moment...', { es: 'Un momento...' }),
  },
  setUp: {
    scan: en('Scan this code with an authenticator app, such as Google Authenticator, Aegis or 1Password.', {
      es: 'Este código se escanea con una app de autenticación, como Google Authenticator, Aegis o 1Password.',
    }),
    qr: en('QR code for the app', { es: 'Código QR para la app' }),
    secret: en('Or type this key into the app', { es: 'O se escribe esta clave en la app' }),
    copySecret: en('Copy key', { es: 'Copiar clave' }),
    copied: en('Copied', { es: 'Copiado' }),
    code: en('The six digits the app shows', { es: 'Los seis dígitos que muestra la app' }),
    confirm: en('Confirm', { es: 'Confirmar' }),
  },
  codes: {
    title: en('Recovery codes', { es: 'Códigos de recuperación' }),
    hint: en(
      'Each is good once, in place of the app. They are shown only here and only now: keep them in a safe place.',
      {
        es: 'Cada uno sirve una vez, en lugar de la app. Se muestran solo aquí y solo ahora: conviene guardarlos en un lugar seguro.',
      },
    ),
    copy: en('Copy codes', { es: 'Copiar códigos' }),
    copied: en('Copied', { es: 'Copiados' }),
    download: en('Download', { es: 'Descargar' }),
    file: en('faena-recovery-codes.txt', { es: 'faena-codigos-de-recuperacion.txt' }),
    heading: en((username: string) => `Recovery codes of ${username} for Faena. Each is good once.`, {
      es: (username) => `Códigos de recuperación de ${username} para Faena. Cada uno sirve una vez.`,
    }),
    done: en('I have kept them', { es: 'Ya los guardé' }),
  },
  logIn: {
    lead: en('Enter the six digits that the authenticator app shows.', {
      es: 'Hacen falta los seis dígitos que muestra la app de autenticación.',
    }),
    leadRecovery: en('Enter one of the recovery codes. It is good once.', {
      es: 'Hace falta uno de los códigos de recuperación. Sirve una vez.',
    }),
    code: en('Code', { es: 'Código' }),
    recoveryCode: en('Recovery code', { es: 'Código de recuperación' }),
    useRecovery: en('Use a recovery code', { es: 'Usar un código de recuperación' }),
    useApp: en('Use the app', { es: 'Usar la app' }),
    back: en('Back', { es: 'Volver' }),
  },
  demanded: {
    title: en('Set up two-step verification', { es: 'Activar la verificación en dos pasos' }),
    lead: en('This account needs a second step to log in. It takes a minute, and an authenticator app.', {
      es: 'Esta cuenta necesita un segundo paso para entrar. Toma un minuto y hace falta una app de autenticación.',
    }),
    logOut: en(words.logOut),
  },
  takeOff: {
    action: en('Take two-step verification off…', { es: 'Quitar la verificación en dos pasos…' }),
    question: en(
      'For somebody who lost both app and recovery codes. From then on the password alone is enough. Make sure who is asking.',
      {
        es: 'Para quien perdió la app y los códigos de recuperación. A partir de entonces basta la contraseña. Antes conviene asegurarse de quién lo pide.',
      },
    ),
    confirm: en('Take it off', { es: 'Quitarla' }),
    done: en((fullname: string) => `${fullname} logs in with the password alone now.`, {
      es: (fullname) => `${fullname} entra ahora solo con la contraseña.`,
    }),
    failed: en('It could not be taken off.', { es: 'No se pudo quitar.' }),
  },
} satisfies Catalogue;
