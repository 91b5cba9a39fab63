import { ApiError } from '@faena/shared/client';
import { type Fault, type FieldError, faultSaid, fillIn, REASONS } from '@faena/shared/errors';
import { language } from '@/lib/language.ts';
import { spanishReasons } from './reasons.ts';

/** The language of a screen in the original mix; what the server says is in English there, unless told otherwise. */
export type ScreenLanguage = 'es' | 'en';

/** A refusal in the language of the page. */
export function wordFault({ reason, params }: Fault, screen: ScreenLanguage): string {
  const spoken = language === 'original' ? screen : language;
  return fillIn((spoken === 'es' ? spanishReasons : REASONS)[reason], params);
}

/** 'The server's message, else …' (ERROR-2), in the language of the page; a broken connection has no message. */
export function messageOf(error: unknown, fallback: string, screen: ScreenLanguage = 'en'): string {
  return (error instanceof ApiError && wordRefusal(error, screen)) || fallback;
}

/** What the server says of one field, in the language of the page; empty where it says nothing in that. */
export function wordRefusal(
  { reason, params, message }: Pick<FieldError, 'reason' | 'params' | 'message'> | ApiError,
  screen: ScreenLanguage,
): string {
  // A server of another version may know reasons that this page does not.
  if (reason && reason in REASONS) return wordFault({ reason, ...(params && { params }) }, screen);
  return language === 'es' ? '' : message;
}

/** What a schema says of a field, in the language of the page; words of the form itself are that already. */
export function wordMessage(message: string, screen: ScreenLanguage): string {
  const fault = faultSaid(message);
  return fault ? wordFault(fault, screen) : message;
}

/** What the server says of what went well; `ours` in the two languages, as it speaks but English. */
export function wordSuccess(message: string, ours: string): string {
  return language === 'original' ? message : ours;
}
