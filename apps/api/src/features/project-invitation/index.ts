export { addMember } from './add-member.ts';
export { whenCompanyGoes, whenCompanyIsLeft, whenPersonGoes, whenProjectGoes } from './departures.ts';
export { membershipHandlers, projectInvitationHandlers } from './handlers.ts';
export { countSent } from './invite.ts';
export { countReceived, listOfProject } from './list-invitations.ts';
