import { ApiError, type Attend } from '@faena/shared/client';

let load: (() => Promise<unknown>) | null = null;

/** Has a refusal wait for the words that it is told in: most screens meet none, and none begins with them. */
export function wordRefusalsWith(words: () => Promise<unknown>): void {
  load = words;
}

/** Resolves once a refusal can be told. Without the words it is told as one of a server whose reasons this page does not know. */
export async function untilWorded(): Promise<void> {
  await load?.().catch(() => undefined);
}

/** Hands a refusal on once it can be told. */
export function worded(attend: Attend): Attend {
  return async (route, options, send) => {
    try {
      return await attend(route, options, send);
    } catch (error) {
      if (error instanceof ApiError) await untilWorded();
      throw error;
    }
  };
}
