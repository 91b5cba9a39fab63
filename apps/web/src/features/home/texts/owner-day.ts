import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The decisions that wait for an owner, and their people at work (DAY-1). */
export const ownerDayTexts = {
  title: es('Por decidir', { en: 'To decide' }),
  loading: es('Cargando lo que falta por decidir...', { en: 'Loading what there is to decide...' }),
  failed: es('No se pudo leer lo que falta por decidir.', {
    en: 'What there is to decide could not be read.',
  }),
  safe: es(words.safe),
  nothing: es('Nada por decidir.', { en: 'Nothing to decide.' }),
  nextPayday: es((date: string, amounts: string) => `Próximo pago: ${date}, ${amounts}.`, {
    en: (date, amounts) => `Next payday: ${date}, ${amounts}.`,
  }),
  working: es((working: number, people: number) => `${working} de ${people} trabajando`, {
    en: (working, people) => `${working} of ${people} at work`,
  }),
  lunch: es((count: number) => `${count} en almuerzo`, { en: (count) => `${count} on a break` }),
  late: es((count: number) => `${count} tarde`, { en: (count) => `${count} late` }),
  missing: es((count: number) => (count === 1 ? '1 no visto' : `${count} no vistos`), {
    en: (count) => `${count} not seen`,
  }),
} satisfies Catalogue;
