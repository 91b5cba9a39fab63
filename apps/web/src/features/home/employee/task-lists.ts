import { TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { locale } from '@/lib/language.ts';

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

/** The tasks of one project. */
export interface ProjectTasks {
  readonly project: Task['project'];
  readonly tasks: readonly Task[];
}

/** Tasks by project, projects by name and tasks by column and order; only the chosen project if there is one. */
export function groupByProject(tasks: readonly Task[], onlyId: string | null): ProjectTasks[] {
  const groups = new Map<string, Task[]>();
  for (const task of tasks) {
    if (onlyId && task.project._id !== onlyId) continue;
    const group = groups.get(task.project._id);
    if (group) group.push(task);
    else groups.set(task.project._id, [task]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ project: first.project, tasks: group.toSorted(byOrder) }] : [];
    })
    .toSorted((a, b) => collator.compare(a.project.name, b.project.name));
}

/** The address of a task's page: on the board of its project, in the employee's area (PANEL-2). */
export function pageOf({ id, project }: Pick<Task, 'id' | 'project'>): string {
  return `/employee/projects/${project._id}?task=${id}`;
}

function byOrder(a: Task, b: Task): number {
  return TASK_STATUSES.indexOf(a.status) - TASK_STATUSES.indexOf(b.status) || a.order - b.order;
}
