import { z } from 'zod';
import { ANYONE_SELF, OWNERS, PROJECT_READERS } from '../access/reach.ts';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { PersonCard } from '../schemas/person.ts';
import { Id, Message, optionalText } from '../schemas/primitives.ts';
import { Membership, NewProject, OwnMembership, Project, ProjectChanges } from '../schemas/project.ts';
import { ProjectRoom } from '../schemas/project-room.ts';
import { ForUser, MembershipAnswer, ProjectAnswer, WithId, WithProjectId } from './answers.ts';
import { list, route, SEARCH_COST } from './route.ts';

const InCompany = ForUser.extend({ company_id: Id.optional() });
const ByProjectId = z.object({ project_id: Id });
const SIGNED_IN_READERS = { ...PROJECT_READERS, client: 'self' } as const;

/** Projects and their members. */
export const project = {
  list: route({
    method: 'GET',
    path: '/project/get',
    summary: 'The projects a person may see, of one company or of all',
    access: SIGNED_IN_READERS,
    query: InCompany,
    answer: list(Project),
    errors: ['not_found', 'conflict'],
  }),
  search: route({
    method: 'GET',
    path: '/project/search',
    cost: SEARCH_COST,
    summary: 'The same, whose name or description holds the text',
    access: SIGNED_IN_READERS,
    query: InCompany.extend({ search: optionalText(LENGTHS.name).default('') }),
    answer: list(Project),
    errors: ['not_found', 'conflict'],
  }),
  get: route({
    method: 'GET',
    path: '/project/:id',
    summary: 'One project',
    access: PROJECT_READERS,
    params: WithId,
    answer: Project,
    errors: ['not_found'],
  }),
  room: route({
    method: 'GET',
    path: '/project/:id/room',
    summary: 'How much a project uses of its limits',
    access: PROJECT_READERS,
    params: WithId,
    answer: ProjectRoom,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/project/add',
    summary: 'Create a project',
    access: OWNERS,
    body: NewProject,
    answer: ProjectAnswer,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  update: route({
    method: 'PUT',
    path: '/project/update',
    summary: 'Change a project',
    access: OWNERS,
    query: ByProjectId,
    body: ProjectChanges,
    answer: ProjectAnswer,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/project/delete',
    summary: 'Delete a project with its tasks; records keep its name',
    access: OWNERS,
    query: ByProjectId,
    answer: Message,
    errors: ['not_found'],
  }),
  addMember: route({
    method: 'POST',
    path: '/project/add-user',
    summary: 'Add a member who works for the owner; anybody else is invited (202)',
    access: OWNERS,
    body: Membership,
    answer: MembershipAnswer,
    status: [200, 202],
    errors: ['not_found', 'conflict'],
    keyed: true,
  }),
  members: route({
    method: 'GET',
    path: '/project/users/:projectId',
    summary: 'The members of a project',
    access: PROJECT_READERS,
    params: WithProjectId,
    answer: list(PersonCard),
    errors: ['not_found'],
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/project/remove-user',
    summary: 'Remove a member and unassign their tasks',
    access: OWNERS,
    body: Membership,
    answer: ProjectAnswer,
    errors: ['not_found', 'conflict'],
  }),
  memberships: route({
    method: 'GET',
    path: '/project/memberships',
    summary: 'The projects of companies that the caller neither owns nor works for, and can leave',
    access: ANYONE_SELF,
    answer: list(OwnMembership),
  }),
  leave: route({
    method: 'POST',
    path: '/project/leave',
    summary: 'Leave a project of a company that the caller does not work for',
    access: ANYONE_SELF,
    body: z.object({ projectId: Id }),
    answer: Message,
    errors: ['not_found'],
  }),
};
