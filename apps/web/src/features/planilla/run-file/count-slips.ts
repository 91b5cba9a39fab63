/** The number of finished slips, and of all slips of a file. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** The counter in a PDF of slips after each finished slip (SLIP-5); it may be divided into two chunks. */
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
