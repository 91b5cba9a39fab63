import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { LANGUAGE_TAGS } from '@faena/shared/language';
import { language } from './language.ts';
import { fetchReadingClock } from './server-clock.ts';
import { readStored } from './storage.ts';

export { ApiError } from '@faena/shared/client';

/** The typed client of this browser's session; the only way the web talks to the API. */
export const client = createClient(contract, {
  token: () => readStored('accessToken'),
  language: LANGUAGE_TAGS[language],
  fetch: fetchReadingClock,
});
