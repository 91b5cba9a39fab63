import type { RegistrationPolicy } from '@faena/shared/domain';

/** The people who may sign up in this installation, as the page states (INVITE-1). */
export function registrationPolicy(): RegistrationPolicy {
  const told = document.documentElement.dataset.registration;
  return told === 'invite' || told === 'closed' ? told : 'open';
}

/** Tests whether everyone may sign up. */
export const offersSignUp = () => registrationPolicy() === 'open';
