import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** 'Período de pago': a period of a company, from open to closed. */
export const payPeriodTexts = {
  title: es('Período de pago', { en: 'Pay Period' }),
  loading: es('Cargando período…', { en: 'Loading the period…' }),
  failed: es('No se pudo cargar el período.', { en: 'The period could not be loaded.' }),
  safe: es(words.safe),
  previous: es('Período anterior', { en: 'Previous period' }),
  next: es('Período siguiente', { en: 'Next period' }),
  toPresent: es('Ir al período actual', { en: 'Go to the Current Period' }),
  states: {
    open: es('Abierto', { en: 'Open' }),
    closable: es('Por cerrar', { en: 'To be closed' }),
    closed: es((number: number) => `Cerrado · corrida ${number}`, {
      en: (number) => `Closed · run ${number}`,
    }),
  },
  payday: es('Día de pago', { en: 'Payday' }),
  cost: es('Costará', { en: 'It will cost' }),
  costCounts: es('Neto de todos si se cerrara ahora, sin lo que está en curso.', {
    en: 'The net of everybody if it closed now, without what is running.',
  }),
  costs: es('Costó', { en: 'It cost' }),
  people: es((count: number) => (count === 1 ? '1 persona' : `${count} personas`), {
    en: (count) => (count === 1 ? '1 person' : `${count} people`),
  }),
  earlierOpen: es((dates: string) => `El período ${dates} sigue abierto y se cierra antes.`, {
    en: (dates) => `The period ${dates} is still open and is closed first.`,
  }),
  seeEarlier: es('Ver y cerrar', { en: 'See and close' }),
  notOver: es((date: string) => `Se puede cerrar desde el ${date}.`, {
    en: (date) => `It can be closed from ${date} on.`,
  }),
  table: {
    label: es('Personas del período', { en: 'People of the period' }),
    person: es('Persona', { en: 'Person' }),
    hours: es(words.hours),
    rate: es('Tarifa', { en: 'Rate' }),
    rates: es((count: number) => `${count} tarifas`, { en: (count) => `${count} rates` }),
    noRate: es('sin tarifa', { en: 'no rate' }),
    none: alike('–'),
    gross: es('Bruto', { en: 'Gross' }),
    additions: es('Adiciones', { en: 'Additions' }),
    deductions: es('Deducciones', { en: 'Deductions' }),
    net: es('Neto', { en: 'Net' }),
    total: es('Total', { en: 'Total' }),
    search: es('Buscar persona', { en: 'Search people' }),
    filter: es('Personas que se muestran', { en: 'People shown' }),
    all: es('Todas', { en: 'All' }),
    waiting: es((count: number) => `Con pendientes (${count})`, {
      en: (count) => `With open points (${count})`,
    }),
    /** The parts of a net on narrow screens. */
    parts: es(
      (gross: string, additions: string | null, deductions: string | null) =>
        `bruto ${gross}${additions ? ` + ${additions}` : ''}${deductions ? ` − ${deductions}` : ''}`,
      {
        en: (gross, additions, deductions) =>
          `gross ${gross}${additions ? ` + ${additions}` : ''}${deductions ? ` − ${deductions}` : ''}`,
      },
    ),
    noMatch: es(words.nobodyMatches),
    empty: es('Nadie tiene horas ni líneas en este período.', {
      en: 'Nobody has hours or lines in this period.',
    }),
    emptyHint: es('Con el primer registro de alguien, su fila aparece aquí.', {
      en: 'With the first record of somebody their row shows here.',
    }),
  },
  /** The blockers of a closing, in a person's row. */
  obstacles: {
    running: es('en curso', { en: 'running' }),
    review: es(phrases.toReview),
    request: es((count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`), {
      en: (count) => (count === 1 ? '1 request' : `${count} requests`),
    }),
    unpriced: es(phrases.withoutRate),
    negative: es('neto bajo cero', { en: 'net below zero' }),
  },
  /** The mark in the row of a closed period. */
  adjusted: es('ajustado después', { en: 'adjusted later' }),
  details: {
    days: es('Días', { en: 'Days' }),
    loading: es(words.loadingRecords),
    failed: es(words.recordsFailed),
    noDays: es('Sin registros en este período.', { en: 'No records in this period.' }),
    earlier: es('De un día anterior', { en: 'Of an earlier day' }),
    adjustments: es('Ajustes', { en: 'Adjustments' }),
    adjustedLater: es('Ajustado después del cierre', { en: 'Adjusted after closing' }),
    rates: es('Horas y tarifa', { en: 'Hours and rate' }),
    atRate: alike((hours: string, rate: string) => `${hours} × ${rate}`),
    requests: es('Solicitudes', { en: 'Requests' }),
  },
  review: {
    action: es((count: number) => `Revisar (${count})`, { en: (count) => `Review (${count})` }),
    title: es('Antes de cerrar', { en: 'Before Closing' }),
    hint: es('Cada punto se resuelve aquí mismo, o pasa al siguiente período.', {
      en: 'Each point is settled right here, or goes to the next period.',
    }),
    clear: es('Nada impide cerrar.', { en: 'Nothing stands in the way of closing.' }),
    close: es('Ocultar la lista', { en: 'Hide the list' }),
    kinds: {
      running: es((count: number) => `En curso (${count})`, { en: (count) => `Running (${count})` }),
      review: es((count: number) => `Por revisar (${count})`, { en: (count) => `To review (${count})` }),
      request: es((count: number) => `Solicitudes (${count})`, { en: (count) => `Requests (${count})` }),
      unpriced: es((count: number) => `Horas sin tarifa (${count})`, {
        en: (count) => `Hours without a rate (${count})`,
      }),
      negative: es((count: number) => `Neto bajo cero (${count})`, {
        en: (count) => `Net below zero (${count})`,
      }),
    },
    causes: {
      lost_signal: es('señal perdida', { en: 'lost signal' }),
      longest_shift: es('jornada máxima', { en: 'longest shift' }),
      gap: es('rato sin señal', { en: 'a gap in the signal' }),
      idle: es('más de 15 minutos sin actividad', { en: 'more than 15 idle minutes' }),
      mark: es('marca incierta o que falta', { en: 'an uncertain or missing mark' }),
      other: es('otra causa', { en: 'another cause' }),
    },
    ofCause: alike((kind: string, cause: string) => `${kind}: ${cause}`),
    quoted: es((words: string) => `«${words}»`, { en: (words) => `“${words}”` }),
    people: es((count: number) => (count === 1 ? '1 persona' : `${count} personas`), {
      en: (count) => (count === 1 ? '1 person' : `${count} people`),
    }),
    about: alike((amount: string) => `≈ ${amount}`),
    noRate: es('sin tarifa', { en: 'no rate' }),
    forgotten: es('olvidado', { en: 'forgotten' }),
    change: alike((from: string, to: string) => `${from} → ${to}`),
    see: es((count: number) => `Ver (${count})`, { en: (count) => `See (${count})` }),
    confirmAll: es((count: number) => `Confirmar los ${count}`, { en: (count) => `Confirm all ${count}` }),
    carryAll: es('Pasar todos al siguiente período', { en: 'Carry all over to the next period' }),
    carry: es('Pasar al siguiente período', { en: 'Carry over' }),
    carryOf: es((what: string) => `Pasar al siguiente período: ${what}`, {
      en: (what) => `Carry over: ${what}`,
    }),
    carryDebt: es('Pasar como deuda', { en: 'Carry over as a debt' }),
    carryDebtOf: es((what: string) => `Pasar como deuda: ${what}`, {
      en: (what) => `Carry over as a debt: ${what}`,
    }),
    carryDebts: es('Pasar todos como deuda', { en: 'Carry all over as debts' }),
    carriedDebt: es('Se descuenta en la próxima corrida', { en: 'The next run deducts it' }),
    debtLimit: es((unit: string) => `Hasta ${unit} (opcional)`, { en: (unit) => `Up to ${unit} (optional)` }),
    debtLimitHint: es('Vacío: todo el saldo.', { en: 'Empty: the whole balance.' }),
    debtFaulty: es('Más que cero, con dos decimales a lo sumo.', {
      en: 'More than zero, with two decimals at most.',
    }),
    waived: es((amount: string) => `Se condonan ${amount}.`, { en: (amount) => `${amount} is waived.` }),
    carried: es('Pasa al siguiente período', { en: 'Goes to the next period' }),
    undo: es('Deshacer', { en: 'Undo' }),
    undoOf: es((what: string) => `Deshacer: ${what}`, { en: (what) => `Undo: ${what}` }),
    stop: es('Detener', { en: 'Stop' }),
    confirm: es('Confirmar', { en: 'Confirm' }),
    correct: es(words.correct),
    decide: es('Decidir', { en: 'Decide' }),
    setRate: es('Fijar tarifa', { en: 'Set rate' }),
    seeLines: es('Ver líneas', { en: 'See lines' }),
    of: alike((action: string, what: string) => `${action}: ${what}`),
    records: es((count: number) => (count === 1 ? '1 registro' : `${count} registros`), {
      en: (count) => (count === 1 ? '1 record' : `${count} records`),
    }),
    since: es((moment: string) => `desde ${moment}`, { en: (moment) => `since ${moment}` }),
  },
  close: {
    action: es('Cerrar', { en: 'Close' }),
    title: es((dates: string) => `Cerrar el período ${dates}`, {
      en: (dates) => `Close the Period ${dates}`,
    }),
    hint: es('Lo cerrado no cambia más: lo que se corrija después va como ajuste en el siguiente.', {
      en: 'What is closed does not change any more: later corrections are adjustments in the next one.',
    }),
    people: es('Personas', { en: 'People' }),
    total: es('Total neto', { en: 'Net total' }),
    payday: es('Se paga el', { en: 'Paid on' }),
    carried: es((count: number) => (count === 1 ? 'Pasa 1 al siguiente:' : `Pasan ${count} al siguiente:`), {
      en: (count) => (count === 1 ? '1 is carried over:' : `${count} are carried over:`),
    }),
    debts: es('Saldos bajo cero', { en: 'Nets below zero' }),
    debt: es((name: string, carried: string) => `${name}: pasan ${carried} a la próxima corrida`, {
      en: (name, carried) => `${name}: ${carried} goes to the next run`,
    }),
    waived: es((amount: string) => `, se condonan ${amount}`, { en: (amount) => `, ${amount} is waived` }),
    reckoning: es('Calculando lo que se cierra…', { en: 'Reckoning the closing…' }),
    reckoningFailed: es('No se pudo calcular lo que se cierra.', {
      en: 'The closing could not be reckoned.',
    }),
    lastDay: es('Hoy es su último día: lo que se trabaje desde ahora se paga en el siguiente período.', {
      en: 'Today is its last day: time worked from now on is paid in the next period.',
    }),
    inClock: es((count: number) => `Con el reloj en marcha (${count}); su registro pasa al siguiente:`, {
      en: (count) => `On the clock (${count}); their record goes to the next one:`,
    }),
    closedElsewhere: es((run: number) => `Este período ya se cerró en otra ventana: corrida ${run}.`, {
      en: (run) => `This period was closed in another window: run ${run}.`,
    }),
    obstructed: es('Algo más impide cerrar: hay que revisar el período de nuevo.', {
      en: 'Something more stands in the way: review the period again.',
    }),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
    save: es('Cerrar período', { en: 'Close Period' }),
    saving: es('Cerrando…', { en: 'Closing…' }),
    cancel: es(words.cancel),
    failed: es('No se pudo cerrar el período.', { en: 'The period could not be closed.' }),
    done: es((number: number) => `Período cerrado: corrida ${number}.`, {
      en: (number) => `The period is closed: run ${number}.`,
    }),
  },
  reopen: {
    action: es('Reabrir', { en: 'Reopen' }),
    refused: {
      run_not_last: es('No se puede reabrir: hay un período posterior cerrado.', {
        en: 'It cannot be reopened: a later period is closed.',
      }),
      run_paid: es('No se puede reabrir: ya se pagó algo.', {
        en: 'It cannot be reopened: something is paid.',
      }),
      run_accepted: es('No se puede reabrir: alguien ya dio su conformidad.', {
        en: 'It cannot be reopened: somebody has accepted their slip.',
      }),
      run_adjusted: es('No se puede reabrir: un registro suyo se ajustó después.', {
        en: 'It cannot be reopened: one of its records was adjusted afterwards.',
      }),
    },
    over: es((number: number) => `La corrida ${number} ya se reabrió en otra ventana.`, {
      en: (number) => `Run ${number} was reopened in another window.`,
    }),
    title: es((number: number) => `Reabrir la corrida ${number}`, { en: (number) => `Reopen Run ${number}` }),
    hint: es('Sus boletas se guardan marcadas como reabiertas; el número no se usa de nuevo.', {
      en: 'Its slips are kept, marked as reopened; the number is not given again.',
    }),
    reason: es(words.reason),
    save: es('Reabrir', { en: 'Reopen' }),
    saving: es('Reabriendo…', { en: 'Reopening…' }),
    cancel: es(words.cancel),
    failed: es('No se pudo reabrir la corrida.', { en: 'The run could not be reopened.' }),
    done: es((number: number) => `La corrida ${number} está abierta de nuevo.`, {
      en: (number) => `Run ${number} is open again.`,
    }),
  },
  schedule: {
    action: es('Calendario de pago', { en: 'Pay Schedule' }),
    title: es('Calendario de pago', { en: 'Pay Schedule' }),
    kind: es('Cada cuánto se paga', { en: 'How often it is paid' }),
    kinds: {
      weekly: es('Cada semana', { en: 'Every week' }),
      biweekly: es('Cada dos semanas', { en: 'Every two weeks' }),
      semimonthly: es('Dos veces al mes (1–15 y 16–fin)', { en: 'Twice a month (1–15 and 16–end)' }),
      monthly: es('Cada mes', { en: 'Every month' }),
    },
    weekday: es('La semana empieza el', { en: 'The week begins on' }),
    anchor: es('Un día en que empieza un período', { en: 'A day on which a period begins' }),
    paydayAfter: es('Días del fin del período al pago', { en: 'Days from the end of the period to payday' }),
    paydayAfterHint: es('De 0 a 31; con 0 se paga el último día.', {
      en: 'From 0 to 31; with 0 it is paid on the last day.',
    }),
    firstDay: es('Primer día que se paga con Faena', { en: 'First day that is paid with Faena' }),
    firstDayHint: es('Lo trabajado antes no lo paga ninguna corrida. Sin día: desde el primer registro.', {
      en: 'What was worked before is paid by no run. Without a day: from the first record on.',
    }),
    next: es((dates: string, payday: string) => `El próximo: ${dates}, se paga el ${payday}.`, {
      en: (dates, payday) => `The next one: ${dates}, paid on ${payday}.`,
    }),
    from: es((date: string) => `Vale desde el ${date}; lo cerrado queda como está.`, {
      en: (date) => `It holds from ${date} on; what is closed stays as it is.`,
    }),
    first: es((dates: string) => `El primero con este calendario: ${dates}.`, {
      en: (dates) => `The first one with this schedule: ${dates}.`,
    }),
    short: es((days: number, full: number) => `Tiene ${days} de ${full} días: lo fijo se paga a prorrata.`, {
      en: (days, full) => `It has ${days} of ${full} days: what is fixed is paid pro rata.`,
    }),
    fixed: es('Lo fijo por período', { en: 'Fixed a period' }),
    fixedHint: es('Con otro calendario hay otros períodos: aquí se decide cuánto se paga en cada uno.', {
      en: 'Another schedule makes other periods: choose how much each one pays.',
    }),
    comesTo: es(
      (name: string, amount: string, month: string) => `${name}: ${amount} por período, ${month} al mes`,
      { en: (name, amount, month) => `${name}: ${amount} a period, ${month} a month` },
    ),
    divide: es((amount: string) => `Cambiar a ${amount} por período`, {
      en: (amount) => `Change to ${amount} a period`,
    }),
    proRata: es('Es a prorrata: sus días u horas se eligen de nuevo en Conceptos.', {
      en: 'It is pro rata: choose its days or hours again under Concepts.',
    }),
    conceptsFailed: es('No se pudieron cargar los conceptos.', { en: 'The concepts could not be loaded.' }),
    incomplete: es('Falta un dato.', { en: 'Something is missing.' }),
    save: es(words.save),
    saving: es('Guardando…', { en: 'Saving…' }),
    cancel: es(words.cancel),
    failed: es('No se pudo guardar el calendario.', { en: 'The schedule could not be saved.' }),
    saved: es('Calendario guardado.', { en: 'The schedule is saved.' }),
    loading: es('Cargando calendario…', { en: 'Loading the schedule…' }),
    loadFailed: es('No se pudo cargar el calendario de pago.', {
      en: 'The pay schedule could not be loaded.',
    }),
  },
} satisfies Catalogue;
