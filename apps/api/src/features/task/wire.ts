import type { Task, UserCard } from '@faena/shared/schemas';
import type { ProjectDoc } from '../project/model.ts';
import { cardsOf } from '../user/user-card.ts';
import { statusOf } from './columns.ts';
import type { TaskDoc } from './model.ts';

export type NamedProject = Pick<ProjectDoc, '_id' | 'name'>;

/** The cards of people, by id. */
export type Cards = ReadonlyMap<string, UserCard>;

/**
 * Tasks as the wire has them (contract, *Shapes*), in the order given; the cards of all assignees
 * come with one query. A task of a project that is not among `projects` is gone with it.
 */
export async function toTasks(tasks: readonly TaskDoc[], projects: readonly NamedProject[]): Promise<Task[]> {
  const cards = await cardsOf(tasks.flatMap(({ assigneeIds }) => assigneeIds));
  const named = new Map(projects.map((project) => [String(project._id), namedOnWire(project)]));
  return tasks.flatMap((task) => {
    const project = named.get(String(task.projectId));
    return project ? toWire(task, project, cards) : [];
  });
}

/** The same for tasks that are all of one project, with the cards of their assignees at hand. */
export function tasksOfProject(tasks: readonly TaskDoc[], project: NamedProject, cards: Cards): Task[] {
  const named = namedOnWire(project);
  return tasks.map((task) => toWire(task, named, cards));
}

function namedOnWire({ _id, name }: NamedProject): Task['project'] {
  return { _id: String(_id), name };
}

function toWire(task: TaskDoc, project: Task['project'], cards: Cards): Task {
  const id = String(task._id);
  return {
    _id: id,
    id,
    title: task.title,
    description: task.description,
    priority: task.priority,
    status: statusOf(task.column),
    order: task.order,
    dueDate: task.dueDate?.toISOString() ?? null,
    estimatedHours: task.estimatedHours,
    tags: task.tags,
    assignedTo: task.assigneeIds.flatMap((assignee) => cards.get(String(assignee)) ?? []),
    project,
    createdBy: String(task.createdBy),
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
  };
}

/** One task as the wire has it. */
export async function toTask(task: TaskDoc, project: NamedProject): Promise<Task> {
  const [answer] = await toTasks([task], [project]);
  if (!answer) throw new RangeError(`Task ${task._id} is not of project ${project._id}`);
  return answer;
}
