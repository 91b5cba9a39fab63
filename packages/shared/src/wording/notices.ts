import type { Pair } from './language.ts';

/** The sentence of each kind of notice, on the screen and in mails, by the number of things that it tells of (NOTICE-1). */
export const NOTICE_SENTENCES = {
  'task-assigned': {
    es: (things) => (things === 1 ? 'Tarea asignada' : `${things} tareas asignadas`),
    en: (things) => (things === 1 ? 'Task assigned' : `${things} tasks assigned`),
  },
  'task-commented': { es: () => 'Comentario en una tarea', en: () => 'Comment on a task' },
  'task-mentioned': { es: () => 'Mención en un comentario', en: () => 'Mention in a comment' },
  'task-moved': {
    es: (things) => (things === 1 ? 'Cambió el estado de una tarea' : `Cambió el estado de ${things} tareas`),
    en: (things) => (things === 1 ? 'A task changed its status' : `${things} tasks changed their status`),
  },
  'project-invited': { es: () => 'Invitación a un proyecto', en: () => 'Invitation to a project' },
  'record-changed': {
    es: (things) =>
      things === 1 ? 'Cambio en un registro de horas' : `Cambios en ${things} registros de horas`,
    en: (things) => (things === 1 ? 'A time record was changed' : `${things} time records were changed`),
  },
  'request-asked': {
    es: () => 'Solicitud sobre un registro de horas',
    en: () => 'Request about a time record',
  },
  'request-answered': { es: () => 'Respuesta a una solicitud', en: () => 'A request was answered' },
  'slip-ready': { es: () => 'Boleta lista', en: () => 'Slip ready' },
  'slip-claimed': { es: () => 'Reclamo sobre una boleta', en: () => 'Claim about a slip' },
  'claim-answered': { es: () => 'Respuesta a un reclamo', en: () => 'A claim was answered' },
  'tasks-due-tomorrow': {
    es: (things) => (things === 1 ? 'Tarea para mañana' : `${things} tareas para mañana`),
    en: (things) => (things === 1 ? 'Task due tomorrow' : `${things} tasks due tomorrow`),
  },
  'tasks-overdue': {
    es: (things) => (things === 1 ? 'Tarea vencida' : `${things} tareas vencidas`),
    en: (things) => (things === 1 ? 'Overdue task' : `${things} overdue tasks`),
  },
  'clock-usual-end': {
    es: () => 'El registro sigue después de la salida habitual',
    en: () => 'The record goes on after the usual end',
  },
  'clock-longest-shift': {
    es: () => 'El registro llega pronto a la jornada máxima',
    en: () => 'The record soon reaches the longest shift',
  },
} as const satisfies Readonly<Record<string, Pair<(things: number) => string>>>;

/** The parts of a notice that lead to its thing. */
interface Told {
  readonly kind: keyof typeof NOTICE_SENTENCES;
  readonly things: number;
  readonly project: { readonly _id: string } | null;
  readonly task: { readonly _id: string } | null;
  readonly employee: { readonly _id: string } | null;
  readonly company: { readonly _id: string } | null;
}

/** The home of the person's role, which shows news of records and open invitations. */
const HOME = '/start';

/** The address of the thing that a notice tells of (NOTICE-10). An employee's planilla opens in its company (WHICH-6). */
export function noticePath({ kind, things, project, task, employee, company }: Told): string {
  switch (kind) {
    case 'task-assigned':
    case 'task-commented':
    case 'task-mentioned':
    case 'task-moved':
      return project ? `/projects/${project._id}${task && things === 1 ? `?task=${task._id}` : ''}` : HOME;
    case 'request-asked':
    case 'slip-claimed':
      return employee && company ? `/planilla?empleado=${employee._id}&company=${company._id}` : HOME;
    case 'request-answered':
      return '/employee/time-tracker';
    case 'slip-ready':
    case 'claim-answered':
      return '/employee/boletas';
    case 'tasks-due-tomorrow':
    case 'tasks-overdue':
      return '/todo';
    case 'record-changed':
    case 'clock-usual-end':
    case 'clock-longest-shift':
    case 'project-invited':
      return HOME;
  }
}
