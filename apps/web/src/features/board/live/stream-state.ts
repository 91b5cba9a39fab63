/** How long a read of a board waits for the stream: longer than one takes that comes at all. */
const LONGEST_WAIT_MS = 1_000;

/** How the stream of one board is doing, for whoever reads the board. */
export interface StreamState {
  /** Lets waiting reads go on, now and from now on; tells whether there was one, and so a read that begins just now. */
  letRead(): boolean;
  /** Whether all that changes is being told. */
  setStanding(standing: boolean): void;
  close(): void;
}

interface Stream {
  opening: boolean;
  standing: boolean;
  readonly waiting: Set<() => void>;
}

const streams = new Map<string, Stream>();

/** Announces that the stream of a board is being opened; reads of the board wait for it. */
export function announceStream(projectId: string): StreamState {
  const stream: Stream = { opening: true, standing: false, waiting: new Set() };
  streams.set(projectId, stream);

  function letRead(): boolean {
    const someone = stream.waiting.size > 0;
    stream.opening = false;
    for (const release of stream.waiting) release();
    return someone;
  }

  return {
    letRead,
    setStanding: (standing) => {
      stream.standing = standing;
    },
    close: () => {
      letRead();
      // Another one may have taken its place.
      if (streams.get(projectId) === stream) streams.delete(projectId);
    },
  };
}

/** Whether the tasks of a board are kept up to date, so that there is no need to read them again. */
export function isFollowed(projectId: string): boolean {
  return streams.get(projectId)?.standing ?? false;
}

/**
 * Waits while the stream of a board is being opened, a second at most. What is read from then on lacks nothing but
 * what the stream tells: so a board is read once, not before its stream and again after.
 */
export async function streamOpened(projectId: string, signal: AbortSignal): Promise<void> {
  const stream = streams.get(projectId);
  if (!stream?.opening || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const release = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', release);
      stream.waiting.delete(release);
      resolve();
    };
    const timer = setTimeout(release, LONGEST_WAIT_MS);
    signal.addEventListener('abort', release);
    stream.waiting.add(release);
  });
}
