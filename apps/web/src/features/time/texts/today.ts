import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The day of a company, for its owner (TODAY-1). */
export const todayTexts = {
  title: es('Hoy', { en: 'Today' }),
  loading: es('Cargando el día...', { en: 'Loading the day...' }),
  failed: es('Error al cargar el día.', { en: 'Error loading the day.' }),
  safe: es('Las marcas siguen contando.', { en: 'Presses go on counting.' }),
  nobody: es('La empresa todavía no tiene empleados.', { en: 'The company has no employees yet.' }),
  nobodyInAll: es('Ninguna empresa tiene empleados todavía.', { en: 'No company has employees yet.' }),
  none: es('Nadie.', { en: 'Nobody.' }),
  counts: es('Personas por estado', { en: 'People by state' }),
  more: es((count: number) => `${count} más`, { en: (count) => `${count} more` }),
  siteOf: es((site: string, company: string) => `${site}, ${company}`, {
    en: (site, company) => `${site}, ${company}`,
  }),
  states: {
    in: es('Trabajando', { en: 'At work' }),
    lunch: es('En almuerzo', { en: 'On a break' }),
    left: es('Salieron', { en: 'Left' }),
    missing: es('No vistos', { en: 'Not seen' }),
    late: es('Tarde', { en: 'Late' }),
  },
  since: {
    in: es((time: string) => `desde ${time}`, { en: (time) => `since ${time}` }),
    lunch: es((time: string) => `almuerzo desde ${time}`, { en: (time) => `on a break since ${time}` }),
    left: es((time: string) => `salió a las ${time}`, { en: (time) => `left at ${time}` }),
  },
  notSeen: es('sin marca hoy', { en: 'no press today' }),
  noSite: es('Sin proyecto', { en: 'No project' }),
  odd: es('Por resolver', { en: 'To settle' }),
  oddInAll: es((shown: number, all: number) => `Los ${shown} más antiguos de ${all} registros`, {
    en: (shown, all) => `The oldest ${shown} of ${all} records`,
  }),
  causes: {
    crew: es(
      (count: number, day: string, time: string) =>
        `${count} sin salida el ${day}: ${time}, como la cuadrilla`,
      {
        en: (count, day, time) => `${count} without a clock-out on ${day}: ${time}, as the crew`,
      },
    ),
    usual: es(
      (count: number, day: string, time: string) => `${count} sin salida el ${day}: ${time}, como siempre`,
      {
        en: (count, day, time) => `${count} without a clock-out on ${day}: ${time}, as usual`,
      },
    ),
    last_sign: es(
      (count: number, day: string, time: string) => `${count} sin salida el ${day}: ${time}, su última señal`,
      { en: (count, day, time) => `${count} without a clock-out on ${day}: ${time}, their last sign` },
    ),
    limit: es(
      (count: number, day: string, time: string) => `${count} sin salida el ${day}: ${time}, jornada máxima`,
      { en: (count, day, time) => `${count} without a clock-out on ${day}: ${time}, the longest shift` },
    ),
    uncertain: es((count: number) => `${count} con hora incierta: pagar el tiempo seguro`, {
      en: (count) => `${count} with an uncertain time: pay the certain time`,
    }),
    other: es((count: number) => `${count} por revisar: confirmar como están`, {
      en: (count) => `${count} to review: confirm as they are`,
    }),
    denied: es((count: number) => `${count} con «Yo no estaba»`, {
      en: (count) => `${count} with “I was not there”`,
    }),
  },
  marks: {
    too_old: es(
      (count: number) =>
        count === 1 ? '1 marca de hace más de 45 días' : `${count} marcas de hace más de 45 días`,
      {
        en: (count) =>
          count === 1 ? '1 mark of more than 45 days ago' : `${count} marks of more than 45 days ago`,
      },
    ),
    device_ended: es(
      (count: number) =>
        count === 1 ? '1 marca de un teléfono desconectado' : `${count} marcas de teléfonos desconectados`,
      {
        en: (count) =>
          count === 1 ? '1 mark of a disconnected phone' : `${count} marks of disconnected phones`,
      },
    ),
    no_right: es(
      (count: number) =>
        count === 1
          ? '1 marca de quien no puede marcar a otros'
          : `${count} marcas de quien no puede marcar a otros`,
      {
        en: (count) =>
          count === 1
            ? '1 mark by somebody who may not mark others'
            : `${count} marks by somebody who may not mark others`,
      },
    ),
    not_in_crew: es(
      (count: number) =>
        count === 1 ? '1 marca de alguien fuera de la obra' : `${count} marcas de gente fuera de la obra`,
      {
        en: (count) =>
          count === 1 ? '1 mark of somebody outside the site' : `${count} marks of people outside the site`,
      },
    ),
    pin_wrong: es(
      (count: number) => (count === 1 ? '1 marca con otro PIN' : `${count} marcas con otro PIN`),
      {
        en: (count) => (count === 1 ? '1 mark with another PIN' : `${count} marks with another PIN`),
      },
    ),
    pin_paused: es(
      (count: number) =>
        count === 1 ? '1 marca con el PIN en pausa' : `${count} marcas con el PIN en pausa`,
      {
        en: (count) =>
          count === 1 ? '1 mark while the PIN was paused' : `${count} marks while the PIN was paused`,
      },
    ),
    no_start: es(
      (count: number) => (count === 1 ? '1 marca sin su entrada' : `${count} marcas sin su entrada`),
      {
        en: (count) =>
          count === 1 ? '1 mark without its clock-in' : `${count} marks without their clock-in`,
      },
    ),
    no_company: es(
      (count: number) =>
        count === 1
          ? '1 marca de quien ya no trabaja aquí'
          : `${count} marcas de quienes ya no trabajan aquí`,
      {
        en: (count) =>
          count === 1
            ? '1 mark of somebody who works here no longer'
            : `${count} marks of people who work here no longer`,
      },
    ),
  },
  marksInAll: es((shown: number, all: number) => `Las ${shown} más antiguas de ${all} marcas en espera`, {
    en: (shown, all) => `The oldest ${shown} of ${all} waiting marks`,
  }),
  someone: es('Alguien que no se sabe', { en: 'Somebody unknown' }),
  ofSomeone: es((name: string, device: string) => `${name}, en ${device}`, {
    en: (name, device) => `${name}, on ${device}`,
  }),
  count: es('Contar', { en: 'Count' }),
  setAside: es('Dejar aparte', { en: 'Set aside' }),
  marksCounted: es((count: number) => (count === 1 ? '1 marca contada' : `${count} marcas contadas`), {
    en: (count) => (count === 1 ? '1 mark counted' : `${count} marks counted`),
  }),
  marksWithout: es(
    (count: number) => `${count} sin efecto: les falta la entrada, o su tiempo ya está registrado.`,
    {
      en: (count) => `${count} without effect: the clock-in is missing, or their time is recorded already.`,
    },
  ),
  marksAside: es((count: number) => (count === 1 ? '1 marca aparte' : `${count} marcas aparte`), {
    en: (count) => (count === 1 ? '1 mark set aside' : `${count} marks set aside`),
  }),
  marksFailed: es('No se decidió.', { en: 'It was not decided.' }),
  accept: es('Aceptar', { en: 'Accept' }),
  accepted: es((count: number) => (count === 1 ? '1 registro aceptado' : `${count} registros aceptados`), {
    en: (count) => (count === 1 ? '1 record accepted' : `${count} records accepted`),
  }),
  look: es('Revisar', { en: 'Review' }),
  undo: es('Deshacer', { en: 'Undo' }),
  acceptFailed: es('No se aceptó.', { en: 'It was not accepted.' }),
  undoFailed: es('No se deshizo.', { en: 'It was not undone.' }),
} satisfies Catalogue;
