import type { RegistrationPolicy } from '@faena/shared/domain';

/** The people who may sign up in this installation, as the served page says (INVITE-1). */
export function registrationPolicy(): RegistrationPolicy {
  const told = document.documentElement.dataset.registration;
  return told === 'invite' || told === 'closed' ? told : 'open';
}

/** Whether signing up is offered to anybody. */
export const offersSignUp = () => registrationPolicy() === 'open';
