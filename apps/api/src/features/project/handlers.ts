import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { getProject } from './get-project.ts';
import { leaveProject } from './leave-project.ts';
import { listMembers } from './list-members.ts';
import { listMemberships } from './list-memberships.ts';
import { listProjects } from './list-projects.ts';
import { removeMember } from './remove-member.ts';
import { updateProject } from './update-project.ts';

export const projectHandlers: Handlers<Omit<typeof contract.project, 'addMember' | 'room'>, Services> = {
  list: ({ query, actor, page }) => listProjects(query, actor, page),
  search: ({ query, actor, page }) => listProjects(query, actor, page),
  get: ({ params, actor }) => getProject(params.id, actor),
  create: async ({ body, actor }, services) => ({
    message: 'Project created.',
    project: await createProject(body, actor, services),
  }),
  update: async ({ query, body, actor }) => ({
    message: 'Project updated.',
    project: await updateProject(query.project_id, body, actor),
  }),
  remove: async ({ query, actor }, services) => {
    await deleteProject(query.project_id, actor, services);
    return { message: 'Project deleted.' };
  },
  members: ({ params, actor }) => listMembers(params.projectId, actor),
  removeMember: async ({ body, actor }, services) => ({
    message: 'User removed from the project.',
    project: await removeMember(body.projectId, body.username, actor, services),
  }),
  memberships: ({ actor }) => listMemberships(actor),
  leave: async ({ body, actor }, services) => {
    await leaveProject(body.projectId, actor, services);
    return { message: 'You left the project.' };
  },
};
