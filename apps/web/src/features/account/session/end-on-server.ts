import { client, isRefusal } from '@/lib/client.ts';

/** Nobody waits longer than this for a session to end. */
const LIMIT_MS = 3_000;

/**
 * Ends the session on the server (SESSION-35), also where the page is left meanwhile; resolves with whether it is known
 * to have ended there. Never rejects.
 */
export async function endOnServer(): Promise<boolean> {
  const ended = client.session.logout({}, { keepalive: true }).then(
    () => true,
    // One that is refused is over already.
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
