/** The number of finished slips of a file, and of all its slips. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** A PDF of slips names each one that is finished (SLIP-5); two lines of it may be parted. */
const FINISHED = /\/FinishedSlips (\d+)\s+\/OfSlips (\d+)\s/g;
const LONGEST_MARK = 64;

/** Reads a PDF of slips while it arrives, and reports the progress. */
export function slipCounter(tell: (progress: Progress) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder('latin1');
  let before = '';
  return (bytes) => {
    const text = before + decoder.decode(bytes, { stream: true });
    const [, done, all] = [...text.matchAll(FINISHED)].at(-1) ?? [];
    if (done && all) tell({ done: Number(done), all: Number(all) });
    before = text.slice(-LONGEST_MARK);
  };
}
