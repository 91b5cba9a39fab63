import { type Catalogue, inLanguages } from '@faena/shared/language';

/** What the files of a run say, and how they are called, in the language of whoever asks for them. */
export const fileTexts = inLanguages(
  ({ es }) =>
    ({
      /** Parts of the names of files. */
      slip: es('boleta', { en: 'payslip' }),
      slips: es('boletas', { en: 'payslips' }),
      planilla: es('planilla', { en: 'payroll' }),
      bank: es('banco', { en: 'bank' }),
      run: es('corrida', { en: 'run' }),
      everybody: es('todos', { en: 'all' }),
    }) satisfies Catalogue,
);
