import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The texts and names of a run's files, in the reader's language. */
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
