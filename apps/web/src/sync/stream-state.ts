/** The state of a board's live stream, for the reads of that board. */
export interface StreamState {
  /** Reports whether the stream is connected. */
  setStanding(standing: boolean): void;
  close(): void;
}

interface Stream {
  standing: boolean;
}

const streams = new Map<string, Stream>();

/** Registers the stream of a board that is being opened. */
export function announceStream(projectId: string): StreamState {
  const stream: Stream = { standing: false };
  streams.set(projectId, stream);
  return {
    setStanding: (standing) => {
      stream.standing = standing;
    },
    close: () => {
      // A newer stream may have replaced it.
      if (streams.get(projectId) === stream) streams.delete(projectId);
    },
  };
}

/** Whether a live stream keeps the tasks of a board up to date. */
export function isFollowed(projectId: string): boolean {
  return streams.get(projectId)?.standing ?? false;
}
