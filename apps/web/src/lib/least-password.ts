import { MIN_PASSWORD_LENGTH, MIN_STRONG_PASSWORD_LENGTH } from '@faena/shared/domain';

/** Fewest characters of a password that is chosen in this installation (SESSION-17, PASSWORD-1), as the served page says. */
export function leastPassword(): number {
  // Tests of texts have no page and so no attribute.
  const attribute =
    typeof document === 'undefined' ? undefined : document.documentElement.dataset.strongPasswords;
  return attribute === 'true' ? MIN_STRONG_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
}
