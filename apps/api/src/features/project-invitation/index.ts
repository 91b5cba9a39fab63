export { addMember } from './add-member.ts';
export { whenCompanyGoes, whenCompanyIsLeft, whenPersonGoes, whenProjectGoes } from './departures.ts';
export { membershipHandlers, projectInvitationHandlers } from './handlers.ts';
export { countSent, PROJECT_INVITED } from './invite.ts';
export { idsOfReceived, listOfProject } from './list-invitations.ts';
export { ProjectInvitationModel } from './model.ts';
