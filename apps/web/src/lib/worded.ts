import { ApiError, type Attend } from '@faena/shared/client';

let load: (() => Promise<unknown>) | null = null;

/** Makes a refusal wait for its translation, which loads on demand because most screens meet none. */
export function wordRefusalsWith(words: () => Promise<unknown>): void {
  load = words;
}

/** Resolves once a refusal can be worded. Without the translation the refusal reads like one of a newer server. */
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
