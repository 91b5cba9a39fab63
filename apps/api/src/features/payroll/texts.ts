import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The texts of a planilla, in the reader's language. */
export const planillaTexts = inLanguages(
  ({ es }) =>
    ({
      file: es('planilla', { en: 'payroll' }),
      /** In the name of a file of all employees. */
      everybody: es('todos', { en: 'all' }),
      records: es('Registros', { en: 'Records' }),
      summary: es('Resumen', { en: 'Summary' }),
      employee: es('Empleado', { en: 'Employee' }),
      username: es('Usuario', { en: 'Username' }),
      project: es('Proyecto', { en: 'Project' }),
      task: es('Tarea', { en: 'Task' }),
      start: es((timeZone: string) => `Inicio (${timeZone})`, { en: (timeZone) => `Start (${timeZone})` }),
      end: es((timeZone: string) => `Fin (${timeZone})`, { en: (timeZone) => `End (${timeZone})` }),
      hours: es('Horas en el período', { en: 'Hours in the period' }),
      minutes: es('Minutos en el período', { en: 'Minutes in the period' }),
      duration: es('Horas (h:mm)', { en: 'Hours (h:mm)' }),
      rate: es((unit: string) => `Tarifa (${unit}/hora)`, { en: (unit) => `Rate (${unit}/hour)` }),
      cost: es((unit: string) => `Costo en el período (${unit})`, {
        en: (unit) => `Cost in the period (${unit})`,
      }),
      plainCost: es('Costo en el período (número)', { en: 'Cost in the period (number)' }),
      unpriced: es('Horas sin tarifa', { en: 'Hours without a rate' }),
      rates: es('Tarifas por tramo', { en: 'Rates by stretch' }),
      priorPrice: es('precio anterior', { en: 'earlier price' }),
      noRate: es('sin tarifa', { en: 'no rate' }),
      endReason: es('Motivo de cierre', { en: 'Ended by' }),
      needsReview: es('Por revisar', { en: 'To review' }),
      correction: es('Corrección', { en: 'Correction' }),
      noSignal: es('Sin señal', { en: 'No signal' }),
      /** A stretch without a signal during which nobody used the page (TIME-32). */
      unusedGap: es((stretch: string) => `${stretch} (sin uso)`, {
        en: (stretch) => `${stretch} (not used)`,
      }),
      yes: es('sí', { en: 'yes' }),
      total: es('Total', { en: 'Total' }),
      /** The acts of a manager on a record. A voided record counts nothing. */
      corrections: {
        added: es('agregado', { en: 'added' }),
        corrected: es('corregido', { en: 'corrected' }),
        split: es('dividido', { en: 'split' }),
        voided: es('Anulado', { en: 'Voided' }),
      },
    }) satisfies Catalogue,
);

export type PlanillaTexts = (typeof planillaTexts)['es'];
