import type { RoleId } from '@faena/shared/access';
import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
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

const active = es('Activo', { en: 'Active' });

/** The status of a project; any but the one it starts in is somebody's own word. */
export function projectStatusLabel(status: string): string {
  return status === DEFAULT_PROJECT_STATUS ? active : status;
}
