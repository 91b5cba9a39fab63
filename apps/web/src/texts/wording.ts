import { ApiError } from '@faena/shared/client';
import { type FieldError, fillIn } from '@faena/shared/errors';
import { language } from '@/lib/language.ts';
import { codeOf, loadCode, loadLater } from '@/lib/later.ts';
import { wordRefusalsWith } from '@/lib/worded.ts';

/** The language of a screen in the original mix. */
export type ScreenLanguage = 'es' | 'en';

/** The Spanish reasons of refusals; the server's own are English. */
const loadReasons = () =>
  import('./reasons.ts').then(({ spanishReasons }): Readonly<Record<string, string>> => spanishReasons);

if (language !== 'en') {
  void loadLater(loadReasons);
  wordRefusalsWith(async () => codeOf(loadReasons) ?? loadCode(loadReasons));
}

/** The language of a screen: in the original mix that of `screen`, else that of the page. */
export function spokenOn(screen: ScreenLanguage): ScreenLanguage {
  return language === 'original' ? screen : language;
}

/** The server's message in the language of the page (ERROR-2); `fallback` without one, as for a lost connection. */
export function messageOf(error: unknown, fallback: string, screen: ScreenLanguage = 'en'): string {
  return (error instanceof ApiError && wordRefusal(error, screen)) || fallback;
}

/** The server's text about one field in the language of the page; empty without one. */
export function wordRefusal(
  { reason, params, message }: Pick<FieldError, 'reason' | 'params' | 'message'> | ApiError,
  screen: ScreenLanguage,
): string {
  if (spokenOn(screen) === 'en') return message;
  // A server of another version may know reasons that this page does not.
  const spanish = reason && codeOf(loadReasons)?.[reason];
  if (spanish) return fillIn(spanish, params);
  return language === 'es' ? '' : message;
}

/** The server's English text about a success, in the original mix; else `ours`. */
export function wordSuccess(message: string, ours: string): string {
  return language === 'original' ? message : ours;
}
