import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The concepts of a company, and the lines of one person. */
export const conceptTexts = {
  open: es('Conceptos', { en: 'Concepts' }),
  pageTitle: es('Conceptos de la planilla', { en: 'Payroll Concepts' }),
  description: es(
    'Lo que se suma o se resta en cada período. Un cambio vale desde el período abierto; las boletas cerradas quedan como están.',
    {
      en: 'What is added or deducted in each period. A change holds from the open period on; closed slips stay as they are.',
    },
  ),
  back: es('Volver al período de pago', { en: 'Back to the pay period' }),
  list: es('Conceptos de la empresa', { en: 'Concepts of the company' }),
  loading: es('Cargando conceptos…', { en: 'Loading the concepts…' }),
  failed: es('No se pudieron cargar los conceptos.', { en: 'The concepts could not be loaded.' }),
  safe: es(words.safe),
  peopleFailed: es(words.peopleFailed),
  empty: es('Sin conceptos todavía.', { en: 'No concepts yet.' }),
  emptyHint: es('Sin ellos, el neto de cada quien es lo que ganó.', {
    en: 'Without them, the net of each person is what they earned.',
  }),
  add: es('Agregar concepto', { en: 'Add concept' }),
  edit: es(phrases.editNamed),
  remove: es(phrases.removeNamed),
  kinds: {
    addition: es('Adición', { en: 'Addition' }),
    deduction: es('Deducción', { en: 'Deduction' }),
  },
  percent: es((value: string) => `${value} % del bruto`, { en: (value) => `${value} % of gross` }),
  hourly: es((amount: string) => `${amount} por hora`, { en: (amount) => `${amount} an hour` }),
  fixed: es((amount: string) => `${amount} por período`, { en: (amount) => `${amount} a period` }),
  adjustedToo: es('también con solo ajustes', { en: 'also with adjustments alone' }),
  proRata: {
    days: es((full: string) => `a prorrata, completo con ${full} días`, {
      en: (full) => `pro rata, whole at ${full} days`,
    }),
    hours: es((full: string) => `a prorrata, completo con ${full} h`, {
      en: (full) => `pro rata, whole at ${full} h`,
    }),
  },
  once: es('Una sola vez', { en: 'Once only' }),
  always: es('Cada período', { en: 'Every period' }),
  everyone: es('Todas las personas', { en: 'Everyone' }),
  nobody: es('Nadie', { en: 'Nobody' }),
  more: es((names: string, count: number) => `${names} y ${count} más`, {
    en: (names, count) => `${names} and ${count} more`,
  }),
  form: {
    title: es('Nuevo concepto', { en: 'New Concept' }),
    editTitle: es('Editar concepto', { en: 'Edit Concept' }),
    name: es(words.name),
    kind: es('Qué hace', { en: 'What it does' }),
    basis: es('Cómo se calcula', { en: 'How it is worked out' }),
    bases: {
      fixed: es('Monto fijo', { en: 'Fixed amount' }),
      percent: es('% del bruto', { en: '% of gross' }),
      hourly: es('Por hora', { en: 'By the hour' }),
    },
    values: {
      fixed: es((unit: string) => `Monto en ${unit}`, { en: (unit) => `Amount in ${unit}` }),
      percent: es(() => 'Porcentaje', { en: () => 'Percentage' }),
      hourly: es((unit: string) => `${unit}/hora`, { en: (unit) => `${unit}/hour` }),
    },
    faulty: es('Más que cero, con dos decimales a lo sumo.', {
      en: 'More than zero, with two decimals at most.',
    }),
    tooHigh: es((most: number) => `A lo sumo ${most} %.`, { en: (most) => `At most ${most} %.` }),
    people: es('Para quién', { en: 'For whom' }),
    everyone: es('Todas', { en: 'Everyone' }),
    everyoneHint: es('Quien tenga horas o un ajuste en el período.', {
      en: 'Everyone with hours or an adjustment in the period.',
    }),
    fixedHint: es('Quien tenga horas trabajadas dentro del período.', {
      en: 'Everyone with hours worked within the period.',
    }),
    some: es('Algunas', { en: 'Some' }),
    someHint: es('En cada período, tengan horas o no.', { en: 'In each period, with hours or without.' }),
    entitlement: es('Cómo se gana', { en: 'How it is earned' }),
    entitlements: {
      worked: es('Completo, con horas en el período', { en: 'Whole, with hours in the period' }),
      adjusted: es('Completo, también con solo ajustes', { en: 'Whole, also with adjustments alone' }),
      days: es('A prorrata por días trabajados', { en: 'Pro rata by days worked' }),
      hours: es('A prorrata por horas trabajadas', { en: 'Pro rata by hours worked' }),
    },
    entitlementsOfSome: {
      worked: es('Completo, en cada período', { en: 'Whole, in each period' }),
      adjusted: es('Completo, en cada período', { en: 'Whole, in each period' }),
      days: es('A prorrata por días trabajados', { en: 'Pro rata by days worked' }),
      hours: es('A prorrata por horas trabajadas', { en: 'Pro rata by hours worked' }),
    },
    fullAt: {
      days: es('Completo con tantos días', { en: 'Whole at so many days' }),
      hours: es('Completo con tantas horas', { en: 'Whole at so many hours' }),
    },
    fullAtHint: es('Con menos se paga la parte; con más, nunca más que completo.', {
      en: 'With fewer a part is paid; with more never more than the whole.',
    }),
    fullAtFaulty: {
      days: es('Un número entero de días, hasta 31.', { en: 'A whole number of days, up to 31.' }),
      hours: es('Horas con dos decimales a lo sumo, hasta 744.', {
        en: 'Hours with two decimals at most, up to 744.',
      }),
    },
    often: es('Cuántas veces', { en: 'How often' }),
    reason: es('Motivo (opcional)', { en: 'Reason (optional)' }),
    reasonHint: es('Queda en el historial.', { en: 'It is kept in the history.' }),
    cancel: es(words.cancel),
    save: es('Guardar concepto', { en: 'Save concept' }),
    saving: es('Guardando…', { en: 'Saving…' }),
    saved: es(phrases.saved),
    failed: es('No se pudo guardar el concepto.', { en: 'The concept could not be saved.' }),
  },
  preview: {
    title: es('En el período actual', { en: 'In the current period' }),
    sum: es(
      (people: number, amount: string) => `${people === 1 ? '1 persona' : `${people} personas`} · ${amount}`,
      {
        en: (people, amount) => `${people === 1 ? '1 person' : `${people} people`} · ${amount}`,
      },
    ),
    none: es('Todavía no toca a nadie.', { en: 'It concerns nobody yet.' }),
    below: es((names: string) => `El neto quedaría bajo cero: ${names}.`, {
      en: (names) => `The net would be below zero: ${names}.`,
    }),
  },
  suggestions: {
    title: es('Sugerencias para Guatemala', { en: 'Suggestions for Guatemala' }),
    confirm: es('Un contador debería confirmarlas antes de usarlas.', {
      en: 'An accountant should confirm them before they are used.',
    }),
    confirmOne: es('Es una sugerencia: un contador debería confirmarla antes de usarla.', {
      en: 'This is a suggestion: an accountant should confirm it before it is used.',
    }),
    igss: es('Cuota laboral IGSS', { en: 'IGSS employee contribution' }),
    igssHint: es('Se resta del bruto de cada quien.', {
      en: 'It is deducted from the gross of each person.',
    }),
    bonus: es('Bonificación incentivo', { en: 'Incentive bonus' }),
    bonusHint: es((month: string) => `${month} al mes, repartidos entre sus períodos de pago.`, {
      en: (month) => `${month} a month, divided by its pay periods.`,
    }),
    useShort: es('Usar', { en: 'Use' }),
    use: es((name: string) => `Usar: ${name}`, { en: (name) => `Use: ${name}` }),
  },
  removal: {
    title: es('Eliminar concepto', { en: 'Delete Concept' }),
    hint: es((name: string) => `${name} deja de contar desde el período abierto.`, {
      en: (name) => `${name} no longer counts from the open period on.`,
    }),
    save: es(words.remove),
    saving: es('Eliminando…', { en: 'Deleting…' }),
    saved: es(phrases.removed),
    failed: es('No se pudo eliminar el concepto.', { en: 'The concept could not be deleted.' }),
  },
  lines: {
    title: es('Adiciones y deducciones', { en: 'Additions and deductions' }),
    none: es('Ninguna en este período.', { en: 'None in this period.' }),
    concept: es('Concepto', { en: 'Concept' }),
    add: es('Agregar línea', { en: 'Add line' }),
    edit: es(phrases.editNamed),
    remove: es(phrases.removeNamed),
    below: es(
      (net: string) => `El neto es ${net}: bajo cero, el período se cierra solo si pasa como deuda.`,
      {
        en: (net) => `The net is ${net}: below zero, the period closes only if it is carried over as a debt.`,
      },
    ),
    belowThen: es(
      (net: string) => `El neto quedaría en ${net}: bajo cero, el período se cierra solo si pasa como deuda.`,
      {
        en: (net) =>
          `The net would be ${net}: below zero, the period closes only if it is carried over as a debt.`,
      },
    ),
    newTitle: es((name: string) => `Nueva línea de ${name}`, { en: (name) => `New line of ${name}` }),
    editTitle: es((name: string) => `Editar línea de ${name}`, { en: (name) => `Edit line of ${name}` }),
    removeTitle: es('Eliminar línea', { en: 'Delete line' }),
    removeHint: es((line: string, name: string) => `${line}, de ${name}.`, {
      en: (line, name) => `${line}, of ${name}.`,
    }),
    amount: es((unit: string) => `Monto en ${unit}`, { en: (unit) => `Amount in ${unit}` }),
    note: es('Nota (opcional)', { en: 'Note (optional)' }),
    noteHint: es('Sale en la boleta.', { en: 'It stands on the slip.' }),
    net: es((before: string, after: string) => `Neto: de ${before} a ${after}.`, {
      en: (before, after) => `Net: from ${before} to ${after}.`,
    }),
    save: es('Guardar línea', { en: 'Save line' }),
    failed: es('No se pudo guardar la línea.', { en: 'The line could not be saved.' }),
    removeFailed: es('No se pudo eliminar la línea.', { en: 'The line could not be deleted.' }),
  },
} satisfies Catalogue;
