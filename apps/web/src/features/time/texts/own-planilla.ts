import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** An employee's own hours and their cost. */
export const ownPlanillaTexts = {
  tracker: {
    title: es('Seguimiento de tiempo', { en: 'Time Tracking' }),
    records: es('Registros de tiempo', { en: 'Time records' }),
    all: es('Todos los registros', { en: 'All records' }),
    start: es(words.start),
    end: es(words.end),
    hours: es(words.hours),
    cost: es(words.cost),
    open: alike('--'),
    needsReview: es(words.needsReview),
    loading: es(words.loadingRecords),
    empty: es('Aún no hay registros.', { en: 'There are no records yet.' }),
    emptyHint: es('El primero empieza al entrar o con el botón de arriba.', {
      en: 'The first one starts at login, or with the button above.',
    }),
    more: es('Mostrar más', { en: 'Show more' }),
    failed: es(words.recordsFailed),
  },
  planilla: {
    title: es(words.payroll),
    present: es('Este período', { en: 'This period' }),
    period: es(words.period),
    toPresent: es('Volver a este período', { en: 'Back to this period' }),
    previous: es('Período anterior', { en: 'Previous period' }),
    next: es('Período siguiente', { en: 'Next period' }),
    hours: es(words.hoursWorked),
    earned: es('Ganado', { en: 'Earned' }),
    rate: es('Tarifa por hora', { en: 'Hourly rate' }),
    noRate: es('Sin tarifa', { en: 'No rate' }),
    ownRates: es('Historial de tarifas', { en: 'History of rates' }),
    since: es((when: string) => `desde el ${when}`, { en: (when) => `since ${when}` }),
    running: es('En curso', { en: 'Running' }),
    now: es('ahora', { en: 'now' }),
    days: es('Días', { en: 'Days' }),
    rates: es('Horas y tarifa', { en: 'Hours and rate' }),
    atRate: alike((hours: string, rate: string) => `${hours} × ${rate}`),
    partOf: es((from: string, to: string) => `Parte del registro de ${from} a ${to}`, {
      en: (from, to) => `Part of the record from ${from} to ${to}`,
    }),
    loading: es(words.loadingRecords),
    empty: es('Sin registros en este período.', { en: 'No records in this period.' }),
    failed: es(words.recordsFailed),
    ratesFailed: es(words.ratesFailed),
    later: es('Se ve con conexión.', { en: 'Shown once there is a connection.' }),
  },
} satisfies Catalogue;
