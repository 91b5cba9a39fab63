import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../platform/services.ts';
import { addMember } from './add-member.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { listOfProject, listReceived } from './list-invitations.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const projectInvitationHandlers: Handlers<typeof contract.projectInvitation, Services> = {
  ofProject: ({ params, actor }) => listOfProject(params.projectId, actor),
  withdraw: async ({ params, actor }) => {
    await withdrawInvitation(params.id, actor);
    return { message: 'Invitation taken back.' };
  },
  received: ({ actor }) => listReceived(actor),
  accept: async ({ params, actor }) => {
    await acceptInvitation(params.id, actor);
    return { message: 'Invitation accepted.' };
  },
  decline: async ({ params, actor }, services) => {
    await declineInvitation(params.id, actor, services);
    return { message: 'Invitation declined.' };
  },
};

/** The project route that may invite. */
export const membershipHandlers: Handlers<Pick<typeof contract.project, 'addMember'>, Services> = {
  addMember: async ({ body, actor }, services) => {
    const added = await addMember(body.projectId, body.username, actor, services);
    if ('project' in added) return { message: 'User added to the project.', ...added };
    return new Reply(202, { message: 'Invitation sent.', ...added });
  },
};
