import type { Catalogue } from '@faena/shared/language';
import { en, es } from './declare.ts';
import { words } from './words.ts';

/** Signing in, up and out. */
export const sessionTexts = {
  interrupted: {
    question: es(
      'La sesión se cerró en otra pestaña. Lo escrito sigue aquí y se puede copiar, pero ya no se puede guardar.',
      {
        en: 'The session was closed in another tab. What is written here is still there to be copied, but can no longer be saved.',
      },
    ),
    stay: es('Seguir aquí', { en: 'Stay here' }),
    leave: es('Salir y descartar', { en: 'Leave and discard' }),
  },
  /** Over the screen of a session that has expired. */
  again: {
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
  },
  /** Before what a stolen token must not do. */
  confirm: {
    title: en('Confirm with the password', { es: 'Confirmar con la contraseña' }),
    text: en('This change needs the password of the person who is signed in. It holds for 5 minutes.', {
      es: 'Este cambio necesita la contraseña de quien tiene la sesión abierta. Vale por 5 minutos.',
    }),
    password: en('Password', { es: 'Contraseña' }),
    submit: en('Confirm', { es: 'Confirmar' }),
    confirming: en('Checking...', { es: 'Comprobando...' }),
    cancel: en(words.cancel),
    failed: en('The password could not be checked.', { es: 'No se pudo comprobar la contraseña.' }),
  },
  /** The list of one's own, on the account's screen. */
  own: {
    title: en('Sessions', { es: 'Sesiones' }),
    loading: en('Loading sessions...', { es: 'Cargando las sesiones...' }),
    loadFailed: en('The sessions could not be loaded.', { es: 'No se pudieron cargar las sesiones.' }),
    loadSafe: en(words.unchanged),
    current: en('This session', { es: 'Esta sesión' }),
    unknownDevice: en('Unknown device', { es: 'Dispositivo desconocido' }),
    place: en((place: string) => `Network ${place}`, { es: (place) => `Red ${place}` }),
    began: en((moment: string) => `Since ${moment}`, { es: (moment) => `Desde el ${moment}` }),
    lastSeen: en((moment: string) => `Last seen ${moment}`, { es: (moment) => `Último uso ${moment}` }),
    end: en(words.logOut),
    endNamed: en((device: string) => `Log Out: ${device}`, { es: (device) => `Cerrar sesión: ${device}` }),
    endOthers: en('Log out the others', { es: 'Cerrar sesión en los demás' }),
    ended: en('The session has ended.', { es: 'La sesión se cerró.' }),
    othersEnded: en('All other sessions have ended.', { es: 'Todas las demás sesiones se cerraron.' }),
    failed: en('The session could not be ended.', { es: 'No se pudo cerrar la sesión.' }),
  },
  register: {
    title: en(words.signUp),
    lead: en('One account for all your companies.', { es: 'Una sola cuenta para todas las empresas.' }),
    email: en(words.email),
    username: en(words.username),
    fullname: en(words.fullname),
    password: en(words.password),
    confirmPassword: en('Confirm password', { es: 'Confirmar la contraseña' }),
    passwordHint: en(words.passwordHint),
    submit: en(words.signUp),
    pending: en('Creating your account... please wait', { es: 'Creando la cuenta... un momento' }),
    done: en('Registration successful. Redirecting...', {
      es: 'Cuenta creada. Abriendo el inicio de sesión...',
    }),
    failed: en('Server or connection error.', { es: 'Error del servidor o de la conexión.' }),
    refused: {
      invite: en('An account is made by invitation only. Whoever invites you makes it.', {
        es: 'Aquí solo se crea una cuenta con invitación. La crea quien invita.',
      }),
      closed: en('Nobody can sign up here. An administrator makes the accounts.', {
        es: 'Aquí nadie puede registrarse. Las cuentas las crea un administrador.',
      }),
    },
    haveAccount: en('Already have an account?', { es: '¿Ya hay una cuenta?' }),
    logIn: en(words.logIn),
  },
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
      'The link is good once, for 30 minutes. Until then the password stays as it is. If no mail arrives, look among the unwanted ones.',
      {
        es: 'El enlace sirve una sola vez, durante 30 minutos. Hasta entonces la contraseña sigue igual. Si no llega el correo, puede estar entre los no deseados.',
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
  /** Wherever somebody chooses a password, or has one made up. */
  chosen: {
    generate: en('Generate password automatically', { es: 'Generar la contraseña automáticamente' }),
    password: en(words.newPassword),
    hint: en(words.passwordHint),
    confirmation: en('Confirm new password', { es: 'Confirmar la nueva contraseña' }),
    mismatch: en('New password and confirmation do not match.', {
      es: 'La nueva contraseña y su confirmación no coinciden.',
    }),
    submit: en('Save Password', { es: 'Guardar contraseña' }),
    generatedHint: en('It is shown only here and only now.', { es: 'Se muestra solo aquí y solo ahora.' }),
    copy: en(words.copyPassword),
    copied: en(words.copied),
  },
  /** What a link to a new password opens. */
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
    overHint: en('It was used, replaced or is older than 30 minutes.', {
      es: 'Ya se usó, otro ocupó su lugar o tiene más de 30 minutos.',
    }),
    askAgain: en('Ask for another link', { es: 'Pedir otro enlace' }),
  },
  /** What a link to an e-mail address opens. */
  verify: {
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
  },
  forcedChange: {
    title: en(words.changePassword),
    lead: en('This account has a temporary password. Choose a new one to go on.', {
      es: 'Esta cuenta tiene una contraseña temporal. Para continuar hace falta elegir otra.',
    }),
    logOut: en(words.logOut),
  },
  /** A logout while the server does not answer. */
  logout: {
    stillOpen: {
      text: es(
        'El servidor no responde: el registro en curso no se pudo detener. Al salir ahora sigue abierto en el servidor hasta que se cierre solo por falta de señal.',
        {
          en: 'The server does not answer: the running record could not be stopped. Leaving now keeps it open on the server until it closes by itself for lack of a signal.',
        },
      ),
      leave: es('Salir de todos modos', { en: 'Leave anyway' }),
      wait: es('Esperar', { en: 'Wait' }),
    },
  },
  menu: {
    label: en('Account menu', { es: 'Menú de la cuenta' }),
    home: es(words.toMyStart),
    account: en('My Account', { es: 'Mi cuenta' }),
    settings: en('Settings', { es: 'Configuración' }),
    logOut: en(words.logOut),
    loggingOut: en('Logging out...', { es: 'Cerrando la sesión...' }),
  },
  notAuthorized: {
    title: en('Access Denied', { es: 'Acceso denegado' }),
    lead: en('This account has no access to that page.', {
      es: 'Esta cuenta no tiene acceso a esa página.',
    }),
    home: en(words.toMyStart),
    logIn: en(words.logIn),
  },
} satisfies Catalogue;
