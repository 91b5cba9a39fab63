export { whenCompanyGoes, whenCompanyIsLeft, whenPersonGoes } from './departures.ts';
export { accountInvitationHandlers } from './handlers.ts';
export { AccountInvitationModel } from './model.ts';
