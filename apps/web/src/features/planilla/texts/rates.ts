import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Rates with their dates: setting, previewing, correcting and removing them, also of several people at once. */
export const rateTexts = {
  from: es('Vigente desde', { en: 'In force from' }),
  starts: {
    now: es('Ahora', { en: 'Now' }),
    period: es('Inicio del período', { en: 'Start of the period' }),
    date: es('Una fecha', { en: 'A date' }),
  },
  date: es('Fecha de inicio', { en: 'Start date' }),
  dateMissing: es('Falta la fecha desde la que rige.', { en: 'The date it is in force from is missing.' }),
  periodFailed: es('No se pudo leer el calendario de pago.', { en: 'The pay schedule could not be read.' }),
  note: es('Nota', { en: 'Note' }),
  noteHint: es('Opcional. El empleado también la ve.', { en: 'Optional. The employee sees it too.' }),
  amount: es((unit: string) => `${unit}/hora`, { en: (unit) => `${unit}/hour` }),
  otherDate: es('Otra fecha de inicio', { en: 'Another start date' }),
  otherDateHint: es('Vacía, empieza cuando hasta ahora.', { en: 'Empty, it begins when it did so far.' }),
  tooHigh: es((most: string) => `A lo sumo ${most} por hora.`, { en: (most) => `At most ${most} an hour.` }),
  cancel: es(words.cancel),
  saving: es('Guardando…', { en: 'Saving…' }),
  failed: es('No se pudo guardar la tarifa.', { en: 'The rate could not be saved.' }),
  review: {
    title: es('Revisar el cambio de tarifa', { en: 'Review the Change of Rate' }),
    save: es('Guardar tarifa', { en: 'Save rate' }),
    meant: es((rate: string) => `Sí, guardar ${rate}`, { en: (rate) => `Yes, save ${rate}` }),
  },
  effect: {
    loading: es('Calculando el efecto…', { en: 'Working out the effect…' }),
    failed: es('No se pudo calcular el efecto.', { en: 'The effect could not be worked out.' }),
    safe: es('Nada se ha guardado.', { en: 'Nothing was saved.' }),
    change: es(
      (before: string, after: string, from: string) => `De ${before} a ${after} por hora, desde ${from}.`,
      {
        en: (before, after, from) => `From ${before} to ${after} an hour, from ${from}.`,
      },
    ),
    until: es((until: string) => `Rige hasta ${until}, cuando empieza la tarifa siguiente.`, {
      en: (until) => `It holds until ${until}, when the next rate begins.`,
    }),
    none: es('Ninguna hora ya trabajada cambia de precio.', {
      en: 'No hour that was already worked changes its price.',
    }),
    unusual: es(
      (rate: string, factor: string, before: string) =>
        `${rate} es ${factor} veces la tarifa anterior (${before}). ¿Es lo que se quiso escribir?`,
      {
        en: (rate, factor, before) =>
          `${rate} is ${factor} times the rate before (${before}). Is it what was meant?`,
      },
    ),
    farFirst: es(
      (rate: string, usual: string) =>
        `${rate} por hora es una primera tarifa lejos de la de otros aquí (${usual}). ¿Es lo que se quiso escribir?`,
      {
        en: (rate, usual) =>
          `${rate} an hour is a first rate far from that of others here (${usual}). Is it what was meant?`,
      },
    ),
    highFirst: es(
      (rate: string) => `${rate} por hora es una primera tarifa muy alta. ¿Es lo que se quiso escribir?`,
      {
        en: (rate) => `${rate} an hour is a very high first rate. Is it what was meant?`,
      },
    ),
    period: es(words.period),
    person: es(words.employee),
    rate: es('Tarifa', { en: 'Rate' }),
    hours: es(words.hours),
    records: es('Registros', { en: 'Records' }),
    before: es('Antes', { en: 'Before' }),
    after: es('Después', { en: 'After' }),
    difference: es('Diferencia', { en: 'Difference' }),
    total: es('Total', { en: 'Total' }),
    caption: es('Efecto en lo ya trabajado', { en: 'Effect on what was already worked' }),
    fromOn: es((from: string) => `desde ${from}`, { en: (from) => `from ${from}` }),
    fromUntil: es((from: string, until: string) => `desde ${from} hasta ${until}`, {
      en: (from, until) => `from ${from} until ${until}`,
    }),
    rateChange: alike((before: string, after: string) => `${before} → ${after}`),
  },
  refused: {
    others: es((count: number) => (count === 1 ? 'Cambiar solo la otra' : `Cambiar las otras ${count}`), {
      en: (count) => (count === 1 ? 'Change the other one alone' : `Change the other ${count}`),
    }),
  },
  history: {
    title: es('Historial de tarifas', { en: 'History of rates' }),
    loading: es('Cargando tarifas…', { en: 'Loading the rates…' }),
    failed: es(words.ratesFailed),
    safe: es(words.safe),
    empty: es('Todavía sin tarifa.', { en: 'No rate yet.' }),
    none: es('Sin tarifa', { en: 'No rate' }),
    first: es((since: string) => `${since} y para todo lo anterior`, {
      en: (since) => `${since} and for all before`,
    }),
    since: es((from: string) => `desde ${from}`, { en: (from) => `from ${from}` }),
    inForce: es('Vigente', { en: 'In force' }),
    ahead: es('Programada', { en: 'Planned' }),
    setBy: es((name: string, at: string) => `${name}, ${at}`, { en: (name, at) => `${name}, ${at}` }),
    correct: es(words.correct),
    remove: es('Quitar', { en: 'Remove' }),
    of: alike((action: string, rate: string) => `${action}: ${rate}`),
  },
  correct: {
    title: es('Corregir tarifa', { en: 'Correct Rate' }),
    save: es('Guardar corrección', { en: 'Save correction' }),
    saved: es('Tarifa corregida.', { en: 'Rate corrected.' }),
  },
  remove: {
    title: es('Quitar tarifa', { en: 'Remove Rate' }),
    hint: es('Lo que puso precio vuelve a la tarifa anterior, si la hay.', {
      en: 'What it priced goes back to the rate before it, if there is one.',
    }),
    save: es('Quitar', { en: 'Remove' }),
    saved: es('Tarifa quitada.', { en: 'Rate removed.' }),
  },
  several: {
    open: es('Cambiar tarifas', { en: 'Change rates' }),
    title: es('Cambiar tarifas', { en: 'Change Rates' }),
    hint: es('Se guardan todas o ninguna.', { en: 'All of them are saved, or none.' }),
    people: es(words.employees),
    all: es('Todos', { en: 'Everyone' }),
    chosen: es((count: number, of: number) => `${count} de ${of}`, {
      en: (count, of) => `${count} of ${of}`,
    }),
    mode: es('Cambio', { en: 'Change' }),
    modes: { amount: es('Monto', { en: 'Amount' }), percentage: es('Porcentaje', { en: 'Percentage' }) },
    percentage: es('Porcentaje', { en: 'Percentage' }),
    percentageOut: es((least: number, most: number) => `De ${least} a ${most}.`, {
      en: (least, most) => `From ${least} to ${most}.`,
    }),
    percentageHint: es('Con signo menos baja. Quien no tiene tarifa queda igual.', {
      en: 'A minus sign lowers. People without a rate stay without one.',
    }),
    save: es('Guardar tarifas', { en: 'Save rates' }),
    meant: es('Sí, guardar tarifas', { en: 'Yes, save rates' }),
    saved: es((count: number) => (count === 1 ? '1 tarifa guardada.' : `${count} tarifas guardadas.`), {
      en: (count) => (count === 1 ? '1 rate saved.' : `${count} rates saved.`),
    }),
    failed: es('No se pudieron guardar las tarifas.', { en: 'The rates could not be saved.' }),
    choose: es('Elegir a quién y escribir el cambio para ver su efecto.', {
      en: 'Choose whom and type the change to see its effect.',
    }),
  },
} satisfies Catalogue;
