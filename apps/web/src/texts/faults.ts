import { type Fault, faultSaid, fillIn, REASONS } from '@faena/shared/errors';
import { leastPassword } from '@/lib/least-password.ts';
import { spanishReasons } from './reasons.ts';
import { type ScreenLanguage, spokenOn } from './wording.ts';

/** The fault of a typed value, in the language of the page. */
export function wordFault({ reason, params }: Fault, screen: ScreenLanguage): string {
  return fillIn((spokenOn(screen) === 'es' ? spanishReasons : REASONS)[reason], params);
}

/** A schema's finding about a field, in the page's language; the form's own words are that already. */
export function wordMessage(message: string, screen: ScreenLanguage): string {
  const fault = faultSaid(message);
  if (!fault) return message;
  const { reason } = fault;
  // The schema knows the least of any installation, the page that of this one.
  const isOfHere = reason === 'new_password_too_short';
  return wordFault(isOfHere ? { reason, params: { min: leastPassword() } } : fault, screen);
}
