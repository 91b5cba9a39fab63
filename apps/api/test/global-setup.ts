import { startEmbeddedMongo } from '@faena/embedded-mongo';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one MongoDB of the run; each test file takes a database of its own in it. */
    mongoUri: string;
  }
}

/**
 * Starts one real MongoDB for all API tests, or takes the one that `TEST_MONGODB_URI` names: `inject('mongoUri')` answers
 * its address.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_MONGODB_URI;
  if (given) {
    provide('mongoUri', given);
    return async () => {};
  }
  const mongo = await startEmbeddedMongo({ log: (line) => process.stderr.write(`${line}\n`) });
  provide('mongoUri', mongo.uri);
  return () => mongo.stop();
}
