import { ApiError, type Attend } from '@faena/shared/client';

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Has somebody asked for their password when the server wants it; answers whether the session is confirmed now. */
export function askToConfirm(asks: Ask | null): void {
  ask = asks;
}

/**
 * Sends what needs a confirmed session again once its person has said the password (SESSION-37): no screen has to know
 * what does. Several callers at once share one question.
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
