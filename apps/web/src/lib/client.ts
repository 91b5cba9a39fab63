import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { fetchReadingClock } from './server-clock.ts';
import { readStored } from './storage.ts';

export { ApiError } from '@faena/shared/client';

/** The typed client of this browser's session; the only way the web talks to the API. */
export const client = createClient(contract, {
  token: () => readStored('accessToken'),
  fetch: fetchReadingClock,
});
