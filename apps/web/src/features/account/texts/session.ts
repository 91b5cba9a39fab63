import type { Catalogue } from '@faena/shared/language';
import { en, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The account menu, and the end of a session. */
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
  logout: {
    /** Changes in the queue of the browser stay there. */
    unsent: es(
      (count: number) =>
        count === 1
          ? '1 cambio sin enviar. Queda en este navegador y se envía al volver a entrar aquí.'
          : `${count} cambios sin enviar. Quedan en este navegador y se envían al volver a entrar aquí.`,
      {
        en: (count) =>
          count === 1
            ? '1 change not sent. It stays in this browser and is sent when you sign in here again.'
            : `${count} changes not sent. They stay in this browser and are sent when you sign in here again.`,
      },
    ),
    /** The server does not answer. */
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
