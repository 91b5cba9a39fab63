import type { RoleId } from '@faena/shared/access';
import type { PROJECT_STATUSES } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import type { TaskPriority, TaskStatus } from '@faena/shared/schemas';
import { alike, en, es } from './declare.ts';
import { words } from './words.ts';

/** How the values of the wire are shown; the values themselves stay the same in every language. */

export const roleLabels = {
  1: es(words.admin),
  2: es(words.manager),
  3: es(words.employee),
  4: es(words.client),
} satisfies Catalogue & Record<RoleId, string>;

export const statusLabels = {
  Backlog: alike('Backlog'),
  'To do': en('To do', { es: 'Por hacer' }),
  Doing: en('Doing', { es: 'En curso' }),
  Testing: en('Testing', { es: 'En pruebas' }),
  Done: en('Done', { es: 'Hecho' }),
} satisfies Catalogue & Record<TaskStatus, string>;

export const priorityLabels = {
  Low: es('Baja', { en: 'Low' }),
  Medium: es('Media', { en: 'Medium' }),
  High: es('Alta', { en: 'High' }),
  Critical: es('Crítica', { en: 'Critical' }),
} satisfies Catalogue & Record<TaskPriority, string>;

const projectStatusLabels = {
  Activo: es('Activo', { en: 'Active' }),
  'En pausa': es('En pausa', { en: 'On hold' }),
  Terminado: es('Terminado', { en: 'Finished' }),
  Cancelado: es('Cancelado', { en: 'Cancelled' }),
} satisfies Catalogue & Record<(typeof PROJECT_STATUSES)[number], string>;

/** The status of a project. A status that is not offered is a person's own word. */
export function projectStatusLabel(status: string): string {
  return Object.hasOwn(projectStatusLabels, status)
    ? projectStatusLabels[status as keyof typeof projectStatusLabels]
    : status;
}
