import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

const marks = (count: number) => (count === 1 ? '1 marca' : `${count} marcas`);
const presses = (count: number) => (count === 1 ? '1 press' : `${count} presses`);
const answers = (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`);
const replies = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** The marks and answers that wait on a device, at the login. */
export const unsentTexts = {
  of: es((count: number, name: string) => `${marks(count)} de ${name} sin enviar`, {
    en: (count, name) => `${presses(count)} by ${name} not sent yet`,
  }),
  answersOf: es(
    (count: number, name: string) => `${answers(count)} de ${name} sin enviar, hasta el inicio de sesión`,
    { en: (count, name) => `${replies(count)} by ${name} not sent until the next login` },
  ),
  answers: es((count: number) => `${answers(count)} sin enviar, hasta el inicio de sesión`, {
    en: (count) => `${replies(count)} not sent until the next login`,
  }),
  some: es((count: number) => `${marks(count)} sin enviar`, {
    en: (count) => `${presses(count)} not sent yet`,
  }),
} satisfies Catalogue;
