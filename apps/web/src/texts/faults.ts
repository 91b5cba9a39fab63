import { type Fault, faultSaid, fillIn, REASONS } from '@faena/shared/errors';
import { leastPassword } from '@/lib/least-password.ts';
import { spanishReasons } from './reasons.ts';
import { type ScreenLanguage, spokenOn } from './wording.ts';

const REASONS_IN = { es: spanishReasons, en: REASONS } satisfies Record<ScreenLanguage, unknown>;

/** The fault of a typed value, in the language of the page. */
export function wordFault({ reason, params }: Fault, screen: ScreenLanguage): string {
  return fillIn(REASONS_IN[spokenOn(screen)][reason], params);
}

/** Translates a schema's message about a field; a text of the form itself stays. */
export function wordMessage(message: string, screen: ScreenLanguage): string {
  const fault = faultSaid(message);
  if (!fault) return message;
  const { reason } = fault;
  // The schema has the shortest password of any installation; the page knows that of this one.
  const isOfHere = reason === 'new_password_too_short';
  return wordFault(isOfHere ? { reason, params: { min: leastPassword() } } : fault, screen);
}
