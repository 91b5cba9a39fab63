import { createClient } from '@faena/shared/client';
import type { Contract } from '@faena/shared/contract';
import { LANGUAGE_TAGS } from '@faena/shared/language';
import { confirming } from './confirmation.ts';
import { language } from './language.ts';
import { attendAnswer } from './no-answer.ts';
import { worded } from './worded.ts';

/** A typed client of these routes, in the language of the page, with a limit for every wait (NET-2). */
export function clientOf<C extends Contract>(contract: C, through: typeof fetch, token: () => string | null) {
  return createClient<C>(contract, {
    token,
    language: LANGUAGE_TAGS[language],
    fetch: through,
    attend: confirming(worded(attendAnswer)),
  });
}
