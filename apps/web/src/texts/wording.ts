import { ApiError } from '@faena/shared/client';
import { type FieldError, fillIn } from '@faena/shared/errors';
import { language } from '@/lib/language.ts';
import { codeOf, loadCode, loadLater } from '@/lib/later.ts';
import { wordRefusalsWith } from '@/lib/worded.ts';

/** The language of a screen in the original mix; what the server says is in English there, unless told otherwise. */
export type ScreenLanguage = 'es' | 'en';

/** Why something is refused, in Spanish: the server says it in English alone. */
const loadReasons = () =>
  import('./reasons.ts').then(({ spanishReasons }): Readonly<Record<string, string>> => spanishReasons);

if (language !== 'en') {
  void loadLater(loadReasons);
  wordRefusalsWith(async () => codeOf(loadReasons) ?? loadCode(loadReasons));
}

/** The language of a screen, also in the original mix. */
export function spokenOn(screen: ScreenLanguage): ScreenLanguage {
  return language === 'original' ? screen : language;
}

/** 'The server's message, else …' (ERROR-2), in the language of the page; a broken connection has no message. */
export function messageOf(error: unknown, fallback: string, screen: ScreenLanguage = 'en'): string {
  return (error instanceof ApiError && wordRefusal(error, screen)) || fallback;
}

/** The server's text about one field, in the page's language; empty without one in it. */
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

/** The server's text about a success; `ours` in the two languages, as it speaks but English. */
export function wordSuccess(message: string, ours: string): string {
  return language === 'original' ? message : ours;
}
