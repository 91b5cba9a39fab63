import { client, isRefusal } from '@/lib/client.ts';

/** The longest wait for the end of a session. */
const LIMIT_MS = 3_000;

/**
 * Ends the session on the server, even if the page is left (SESSION-35). Resolves with true if the server confirmed the
 * end. Never rejects.
 */
export async function endOnServer(): Promise<boolean> {
  const ended = client.session.logout({}, { keepalive: true }).then(
    () => true,
    // A refusal means that the session is over.
    isRefusal,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, false);
  });
  const known = await Promise.race([ended, limit]);
  clearTimeout(timer);
  return known;
}
