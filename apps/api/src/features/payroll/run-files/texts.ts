import { type Catalogue, inLanguages } from '@faena/shared/language';

/** Words in the file names of a run's files, in each language. */
export const fileTexts = inLanguages(
  ({ es }) =>
    ({
      slip: es('boleta', { en: 'payslip' }),
      slips: es('boletas', { en: 'payslips' }),
      planilla: es('planilla', { en: 'payroll' }),
      bank: es('banco', { en: 'bank' }),
      changes: es('cambios', { en: 'changes' }),
      runs: es('corridas', { en: 'runs' }),
      run: es('corrida', { en: 'run' }),
      everybody: es('todos', { en: 'all' }),
    }) satisfies Catalogue,
);
