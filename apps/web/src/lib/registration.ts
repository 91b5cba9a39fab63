import type { RegistrationPolicy } from '@faena/shared/domain';

/** The people who may sign up in this installation, as the page states (INVITE-1). */
export function registrationPolicy(): RegistrationPolicy {
  const attribute = document.documentElement.dataset.registration;
  return attribute === 'invite' || attribute === 'closed' ? attribute : 'open';
}

/** Tests whether everyone may sign up. */
export const offersSignUp = () => registrationPolicy() === 'open';
