import type { Catalogue } from '@faena/shared/language';
import { counted } from '@/texts/counted.ts';
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
    absent: es('Ausentes', { en: 'Absent' }),
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
    too_old: es(counted('marca de hace más de 45 días', 'marcas de hace más de 45 días'), {
      en: counted('mark of more than 45 days ago', 'marks of more than 45 days ago'),
    }),
    device_ended: es(counted('marca de un teléfono desconectado', 'marcas de teléfonos desconectados'), {
      en: counted('mark of a disconnected phone', 'marks of disconnected phones'),
    }),
    no_right: es(
      counted('marca de quien no puede marcar a otros', 'marcas de quien no puede marcar a otros'),
      {
        en: counted('mark by somebody who may not mark others', 'marks by somebody who may not mark others'),
      },
    ),
    not_in_crew: es(counted('marca de alguien fuera de la obra', 'marcas de gente fuera de la obra'), {
      en: counted('mark of somebody outside the site', 'marks of people outside the site'),
    }),
    pin_wrong: es(counted('marca con otro PIN', 'marcas con otro PIN'), {
      en: counted('mark with another PIN', 'marks with another PIN'),
    }),
    pin_paused: es(counted('marca con el PIN en pausa', 'marcas con el PIN en pausa'), {
      en: counted('mark while the PIN was paused', 'marks while the PIN was paused'),
    }),
    no_start: es(counted('marca sin su entrada', 'marcas sin su entrada'), {
      en: counted('mark without its clock-in', 'marks without their clock-in'),
    }),
    no_company: es(counted('marca de quien ya no trabaja aquí', 'marcas de quienes ya no trabajan aquí'), {
      en: counted('mark of somebody who works here no longer', 'marks of people who work here no longer'),
    }),
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
  marksCounted: es(counted('marca contada', 'marcas contadas'), {
    en: counted('mark counted', 'marks counted'),
  }),
  marksWithout: es(
    (count: number) => `${count} sin efecto: les falta la entrada, o su tiempo ya está registrado.`,
    {
      en: (count) => `${count} without effect: the clock-in is missing, or their time is recorded already.`,
    },
  ),
  marksAside: es(counted('marca aparte', 'marcas aparte'), {
    en: counted('mark set aside', 'marks set aside'),
  }),
  marksFailed: es('No se decidió.', { en: 'It was not decided.' }),
  accept: es('Aceptar', { en: 'Accept' }),
  accepted: es(counted('registro aceptado', 'registros aceptados'), {
    en: counted('record accepted', 'records accepted'),
  }),
  look: es('Revisar', { en: 'Review' }),
  undo: es('Deshacer', { en: 'Undo' }),
  acceptFailed: es('No se aceptó.', { en: 'It was not accepted.' }),
  undoFailed: es('No se deshizo.', { en: 'It was not undone.' }),
} satisfies Catalogue;
