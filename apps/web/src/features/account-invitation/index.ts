export { AccountInvitations } from './account-invitations.tsx';
export { OpenedInvitation } from './opened-invitation.tsx';
export { useAcceptInvitation } from './requests.ts';
