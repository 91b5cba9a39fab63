import type { CalendarKind } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { en, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const kinds = {
  task: es(words.tasks),
  project: es(words.projects),
  closing: es('Cierres', { en: 'Closings' }),
  payday: es('Pagos', { en: 'Paydays' }),
  absence: es('Ausencias', { en: 'Absences' }),
} satisfies Record<CalendarKind, string>;

/** Tasks, projects, closings, paydays and absences by day. */
export const calendarTexts = {
  title: en(words.calendar),
  loading: es('Cargando el calendario...', { en: 'Loading the calendar...' }),
  failed: es('No se pudo cargar el calendario.', { en: 'The calendar could not be loaded.' }),
  safe: es(words.safe),
  empty: es('No hay nada en estos días.', { en: 'There is nothing on these days.' }),
  emptyHint: es(
    'Aquí se ven las tareas con fecha, los días de los proyectos, los cierres, los pagos y las ausencias.',
    { en: 'Tasks with a date, days of projects, closings, paydays and absences appear here.' },
  ),
  cut: es('Hay más tareas de las que caben: un filtro muestra las de una empresa o un proyecto.', {
    en: 'There are more tasks than fit: a filter shows those of one company or project.',
  }),
  view: es('Vista', { en: 'View' }),
  views: {
    month: es('Mes', { en: 'Month' }),
    week: es('Semana', { en: 'Week' }),
    agenda: es('Agenda', { en: 'List' }),
  },
  today: es('Hoy', { en: 'Today' }),
  earlier: es('Antes', { en: 'Earlier' }),
  later: es('Después', { en: 'Later' }),
  kinds,
  filters: {
    company: es(words.company),
    everyCompany: es('Todas las empresas', { en: 'All companies' }),
    project: es(words.project),
    everyProject: es('Todos los proyectos', { en: 'All projects' }),
    person: es('Persona', { en: 'Person' }),
    everyone: es('Todas las personas', { en: 'All people' }),
    kind: es('Tipo', { en: 'Kind' }),
    everyKind: es('Todos los tipos', { en: 'All kinds' }),
    elsewhere: es('Sin nada en estos días', { en: 'Nothing on these days' }),
  },
  closing: es((dates: string) => `Cierre ${dates}`, { en: (dates) => `Closing ${dates}` }),
  payday: es((dates: string) => `Pago ${dates}`, { en: (dates) => `Payday ${dates}` }),
  until: es((day: string) => `hasta el ${day}`, { en: (day) => `until ${day}` }),
  late: es('vencida', { en: 'overdue' }),
  done: es('hecha', { en: 'done' }),
  closed: es('cerrado', { en: 'closed' }),
  more: es((count: number) => `${count} más`, { en: (count) => `${count} more` }),
  moreOn: es((count: number, day: string) => `${count} más el ${day}`, {
    en: (count, day) => `${count} more on ${day}`,
  }),
  nothing: es('nada', { en: 'nothing' }),
  things: es((count: number) => (count === 1 ? '1 cosa' : `${count} cosas`), {
    en: (count) => (count === 1 ? '1 thing' : `${count} things`),
  }),
  todayIs: es('hoy', { en: 'today' }),
} satisfies Catalogue;
