import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The page of the link that registers a phone for a person (MARK-20). */
export const linkedPhoneTexts = {
  title: es('Este teléfono', { en: 'This Phone' }),
  loading: es('Abriendo el enlace...', { en: 'Opening the link...' }),
  failed: es('No se pudo abrir el enlace.', { en: 'The link could not be opened.' }),
  safe: es('El enlace sigue igual.', { en: 'The link is as good as before.' }),
  greeting: es((name: string) => `Hola, ${name}.`, { en: (name) => `Hello, ${name}.` }),
  marks: es(
    (company: string) =>
      `Este teléfono marca la entrada y la salida en ${company}, también sin señal. No hace falta contraseña.`,
    {
      en: (company) =>
        `This phone marks when work starts and stops at ${company}, also without a signal. It needs no password.`,
    },
  ),
  mine: es('Este teléfono es mío', { en: 'This Phone Is Mine' }),
  linking: es('Un momento...', { en: 'One moment...' }),
  linkFailed: es('Este teléfono todavía no marca.', { en: 'This phone does not mark yet.' }),
  notKept: es('Este navegador no guarda nada, por ejemplo en modo privado. El enlace se abre en otro.', {
    en: 'This browser keeps nothing, as in private mode. Open the link in another one.',
  }),
  none: es('No se abrió ningún enlace.', { en: 'No link was opened.' }),
  noneHint: es('El enlace se abre entero, tal como llegó.', { en: 'Open the link whole, as it came.' }),
  over: es('Este enlace ya no sirve.', { en: 'This link is no longer good.' }),
  overHint: es(
    'Se usó en otro teléfono, otro ocupó su lugar o tiene más de 24 horas. La empresa puede enviar otro.',
    {
      en: 'Another phone used it, another link replaced it, or it is older than 24 hours. The company can send another one.',
    },
  ),
  logIn: es('Entrar con contraseña', { en: 'Log In With a Password' }),
} satisfies Catalogue;
