import type { Catalogue } from '@faena/shared/language';
import { en, es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The frame of a company's screens. */
export const managerTexts = {
  frame: {
    youAreIn: en('You are in:', { es: 'Empresa actual:' }),
    returnHome: en('Return Home', { es: 'Volver al inicio' }),
    entries: {
      overview: en('Overview', { es: 'Resumen' }),
      today: es('Hoy', { en: 'Today' }),
      projects: en(words.projects),
      employees: en(words.employees),
      planilla: es(words.payroll),
      todo: original('Todo', words.todo),
      calendar: en(words.calendar),
    },
    company: es(words.company),
    companyGone: es('Esta empresa ya no existe. Lo escrito sigue aquí y se puede copiar.', {
      en: 'This company does not exist any more. What is written here is still there to be copied.',
    }),
    invalidSession: original('Sesión inválida. Por favor, inicie sesión.', {
      es: 'Sesión inválida. Hace falta iniciar sesión.',
      en: 'The session is not valid. Please log in.',
    }),
  },
} satisfies Catalogue;
