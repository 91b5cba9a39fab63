/** How the stream of one board is doing, for whoever reads the board. */
export interface StreamState {
  /** Whether all that changes is being told. */
  setStanding(standing: boolean): void;
  close(): void;
}

interface Stream {
  standing: boolean;
}

const streams = new Map<string, Stream>();

/** Of each board that was read, from where on its stream tells what that read lacks (BOARD-24). */
const places = new Map<string, string>();

/** Announces that the stream of a board is being opened. */
export function announceStream(projectId: string): StreamState {
  const stream: Stream = { standing: false };
  streams.set(projectId, stream);
  return {
    setStanding: (standing) => {
      stream.standing = standing;
    },
    close: () => {
      // Another one may have taken its place.
      if (streams.get(projectId) === stream) streams.delete(projectId);
    },
  };
}

/** Whether the tasks of a board are kept up to date, so that there is no need to read them again. */
export function isFollowed(projectId: string): boolean {
  return streams.get(projectId)?.standing ?? false;
}

/** Keeps what an answer said: from where on the stream tells what it lacks. */
export function notePlace(projectId: string, lastEventId: string): void {
  places.set(projectId, lastEventId);
}

/** From where on a stream is to tell what the last read of a board lacks. */
export function readUpTo(projectId: string): string | undefined {
  return places.get(projectId);
}
