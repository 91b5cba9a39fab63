import type { RegistrationPolicy } from '@faena/shared/domain';

/** Who may sign up in this installation (INVITE-1), as the served page says. */
export function registrationPolicy(): RegistrationPolicy {
  const told = document.documentElement.dataset.registration;
  return told === 'invite' || told === 'closed' ? told : 'open';
}

/** Whether signing up is offered to anybody. */
export const offersSignUp = () => registrationPolicy() === 'open';
