import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

const marks = (count: number) => (count === 1 ? '1 marca' : `${count} marcas`);
const presses = (count: number) => (count === 1 ? '1 press' : `${count} presses`);

/** The marks that wait on a device, at the login. */
export const unsentTexts = {
  of: es((count: number, name: string) => `${marks(count)} de ${name} sin enviar`, {
    en: (count, name) => `${presses(count)} by ${name} not sent yet`,
  }),
  some: es((count: number) => `${marks(count)} sin enviar`, {
    en: (count) => `${presses(count)} not sent yet`,
  }),
} satisfies Catalogue;
