import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Tokens with which programs call the API, on *My Account*. */
export const apiTokenTexts = {
  title: en('API Tokens', { es: 'Tokens de API' }),
  make: en('New Token', { es: 'Nuevo token' }),
  none: en('With a token a program can read or change in Faena what you can.', {
    es: 'Con un token, un programa puede leer o cambiar en Faena lo mismo que esta cuenta.',
  }),
  loading: en('Loading tokens...', { es: 'Cargando los tokens...' }),
  loadFailed: en('The tokens could not be loaded.', { es: 'No se pudieron cargar los tokens.' }),
  loadSafe: en(words.unchanged),
  scopes: {
    read: en('Read', { es: 'Leer' }),
    write: en('Read and change', { es: 'Leer y cambiar' }),
    payments: en('Read, and mark payments', { es: 'Leer y marcar pagos' }),
    accounts: en('Read, and set bank accounts', { es: 'Leer y poner cuentas bancarias' }),
  },
  until: en((moment: string) => `Until ${moment}`, { es: (moment) => `Hasta el ${moment}` }),
  used: en((moment: string) => `Last used ${moment}`, { es: (moment) => `Último uso ${moment}` }),
  neverUsed: en('Never used', { es: 'Sin usar' }),
  revoke: en('Revoke', { es: 'Revocar' }),
  revokeNamed: en((name: string) => `Revoke: ${name}`, { es: (name) => `Revocar: ${name}` }),
  revoked: en('The token is good for nothing any more.', { es: 'El token ya no sirve.' }),
  revokeFailed: en('The token could not be revoked.', { es: 'No se pudo revocar el token.' }),
  form: {
    title: en('New API Token', { es: 'Nuevo token de API' }),
    hint: en(
      'It never opens your account, password or sessions. Payments and bank accounts need a token of their own.',
      {
        es: 'Nunca abre la cuenta, la contraseña ni las sesiones. Los pagos y las cuentas bancarias necesitan un token propio.',
      },
    ),
    name: en('Name', { es: 'Nombre' }),
    nameHint: en('What it is for.', { es: 'Para qué sirve.' }),
    scope: en('It can', { es: 'Puede' }),
    days: en('Good for', { es: 'Vale' }),
    daysOf: en((count: number) => `${count} days`, { es: (count) => `${count} días` }),
    cancel: en(words.cancel),
    save: en('Create', { es: 'Crear' }),
    saving: en('Creating...', { es: 'Creando...' }),
    failed: en('The token could not be created.', { es: 'No se pudo crear el token.' }),
  },
  shown: {
    title: en('Your New Token', { es: 'El nuevo token' }),
    label: en('Token', { es: 'Token' }),
    hint: en('It is shown only now. Anybody with it can do what it can: keep it like a password.', {
      es: 'Se muestra solo ahora. Quien lo tenga puede hacer lo mismo: hay que guardarlo como una contraseña.',
    }),
    copy: en('Copy token', { es: 'Copiar token' }),
    copied: en('Copied', { es: 'Copiado' }),
    done: en('Done', { es: 'Listo' }),
  },
} satisfies Catalogue;
