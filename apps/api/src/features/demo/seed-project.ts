import { NewProject } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { createProject, ProjectModel, updateProject } from '../project/index.ts';
import { addMember, listOfProject } from '../project-invitation/index.ts';
import { COMPANIES } from './content/group.ts';
import type { CompanyKey, DemoProject } from './content/shapes.ts';
import { ensure } from './ensure.ts';
import { at, dateIn, hourOf } from './moments.ts';
import { archiveThose } from './seed-archived.ts';
import { seedComments } from './seed-comments.ts';
import { demoActor } from './seed-people.ts';
import { seedTask } from './seed-task.ts';
import { seedTaskParts } from './seed-task-parts.ts';
import { seedViews } from './seed-views.ts';

/** A project with its members and its board. */
export async function seedProject(
  { company, members, invited, limits, views, tasks, start, end, ...texts }: DemoProject,
  companies: Readonly<Record<CompanyKey, string>>,
  manager: Actor,
  services: BoardServices,
): Promise<void> {
  const now = services.clock.now();
  const { timezone } = COMPANIES[company];
  const fields = NewProject.parse({
    ...texts,
    company_id: companies[company],
    start_date: dateIn(start, now, timezone),
    end_date: dateIn(end, now, timezone),
  });
  const projectId = await ensure(
    ProjectModel.exists({ companyId: fields.company_id, name: texts.name }),
    () => createProject(fields, manager, at(services, hourOf(9, start, now, timezone))),
  );
  const people = await Promise.all(members.map(demoActor));
  const { memberIds } = await ProjectModel.findById(projectId).orFail().lean();
  for (const { id, username } of people) {
    if (!memberIds.some((member) => member.equals(id)))
      await addMember(projectId, username, manager, services);
  }
  if (invited) await inviteOnce(projectId, invited, manager, services);
  const board = {
    projectId,
    start,
    timezone,
    people: new Map(people.map((person) => [person.username, person])),
  };
  if (limits) await updateProject(projectId, { wipLimits: limits }, manager);
  await seedViews(projectId, views);
  for (const task of tasks) await seedTask(task, board, manager, services);
  for (const task of tasks) if (!task.archived) await seedTaskParts(task, board, manager, services);
  for (const task of tasks) await seedComments(task, board, manager, services);
  await archiveThose(tasks, board, manager, services);
}

/** Invites a stranger, whose invitation stays open (INVITE-2), unless an earlier run has. */
async function inviteOnce(projectId: string, username: string, manager: Actor, services: BoardServices) {
  const waiting = await listOfProject(projectId, manager);
  if (waiting.length === 0) await addMember(projectId, username, manager, services);
}
