import { ApiError, type Attend } from '@faena/shared/client';

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Sets the question for the password, asked when the server requires it; its answer tells whether the session is
 * confirmed now.
 */
export function askToConfirm(asks: Ask | null): void {
  ask = asks;
}

/**
 * Repeats a request that needs a confirmed session, after the person entered their password (SESSION-37). So no
 * screen needs to know which requests do. Several callers at once share one question.
 */
export function confirming(attend: Attend): Attend {
  return async (route, options, send) => {
    try {
      return await attend(route, options, send);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_required' || !ask) throw error;
      asking ??= ask().finally(() => {
        asking = null;
      });
      if (!(await asking) || options.signal?.aborted) throw error;
      return attend(route, options, send);
    }
  };
}
