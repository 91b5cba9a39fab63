import type { Readable } from 'node:stream';
import type { Place } from './entries.ts';

/** Some bytes of a file, counted from 0; `end` is the first byte left out. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The store of bytes is unreachable or too busy; the same request may succeed later. */
export class BytesOutOfReach extends Error {
  constructor(cause: unknown) {
    super('The store of files is out of reach', { cause });
  }
}

/** A store of bytes. It streams: no file is in memory as a whole. Each method may throw `BytesOutOfReach`. */
export interface Bytes {
  /** Resolves when the store keeps every byte. A failed write may leave some, which `erase` removes. */
  write(place: Place, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** `range` is not empty and lies within the file. */
  read(place: Place, range: Range): Promise<Readable>;
  /** Removes every byte of a place, even after an interrupted write; an empty place is no error. */
  erase(place: Place): Promise<void>;
}
