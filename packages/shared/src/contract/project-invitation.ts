import { ANYONE_SELF, OWNERS } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import { ProjectInvitation, ReceivedInvitation } from '../schemas/project-invitation.ts';
import { WithId, WithProjectId } from './answers.ts';
import { list, route } from './route.ts';

/** Invitations to projects, of people who do not work for their owner (INVITE-2). */
export const projectInvitation = {
  ofProject: route({
    method: 'GET',
    path: '/project/invitations/:projectId',
    summary: 'Who is invited to a project and has not answered',
    access: OWNERS,
    params: WithProjectId,
    answer: list(ProjectInvitation),
    errors: ['not_found'],
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/project-invitations/:id',
    summary: 'Take an invitation to a project back',
    access: OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  received: route({
    method: 'GET',
    path: '/project-invitations',
    summary: 'The invitations to projects that the caller has not answered',
    access: ANYONE_SELF,
    answer: list(ReceivedInvitation),
  }),
  accept: route({
    method: 'POST',
    path: '/project-invitations/:id/accept',
    summary: 'Accept an invitation: the caller is a member of the project',
    access: ANYONE_SELF,
    params: WithId,
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
  decline: route({
    method: 'POST',
    path: '/project-invitations/:id/decline',
    summary: 'Decline an invitation to a project',
    access: ANYONE_SELF,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
