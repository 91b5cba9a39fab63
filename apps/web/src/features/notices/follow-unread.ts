import { ApiError, client } from '@/lib/client.ts';
import { connection } from '@/lib/connection.ts';
import { reportError } from '@/lib/report.ts';
import { whileVisible } from '@/sync/while-visible.ts';

/** The channel on which the tab with the stream tells the others, and a new tab asks it. */
const CHANNEL = 'unread-notices';

/** How long a hidden tab keeps the stream, as with that of a board. */
const HIDDEN_MS = 30_000;

/** The number of a person's unread notices, null without a stream; a message without one asks for it. */
interface UnreadNews {
  readonly personId: string;
  readonly unread?: number | null;
}

/** Called with each number, and with null when no stream brings numbers any more. */
type HearUnread = (unread: number | null) => void;

/**
 * Follows the number of a person's unread notices while the page is visible. The tab with the Web Lock has the stream and
 * tells the other tabs of the browser (NOTICE-25).
 * @returns a function that stops it
 */
export function followUnread(personId: string, hear: HearUnread): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const post = (news: UnreadNews) => channel.postMessage(news);
  /** The last number of the stream of this tab. */
  let own: number | null = null;
  const tell: HearUnread = (unread) => {
    own = unread;
    hear(unread);
    post({ personId, unread });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<UnreadNews>) => {
    if (data.personId !== personId) return;
    if (data.unread !== undefined) hear(data.unread);
    else if (own !== null) post({ personId, unread: own });
  });
  const hold = async (signal: AbortSignal) => {
    post({ personId });
    await navigator.locks.request(`unread:${personId}`, { signal }, () => listen(signal, tell));
    // The next tab with the stream says how it stands.
    own = null;
  };
  const stop = whileVisible((signal) => {
    hold(signal).catch((error: unknown) => {
      // An aborted wait for the lock is the usual end of a tab without the stream.
      if (!signal.aborted) reportError(error);
    });
  }, HIDDEN_MS);
  return () => {
    stop();
    channel.close();
  };
}

/** Tells the numbers of one stream, until it is aborted or refused; a refusal leaves the number to the usual requests. */
async function listen(signal: AbortSignal, tell: HearUnread): Promise<void> {
  const onConnection = (connected: boolean) => {
    if (!connected) tell(null);
  };
  try {
    const events = client.notice.live({}, { signal, onConnection, network: connection });
    for await (const { unread } of events) if (!signal.aborted) tell(unread);
  } catch (error) {
    if (signal.aborted) return;
    tell(null);
    if (!(error instanceof ApiError)) throw error;
  }
}
