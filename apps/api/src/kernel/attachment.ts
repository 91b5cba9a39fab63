import type { Readable } from 'node:stream';

/** A file for the caller to save, written while it is sent. */
export interface Attachment {
  readonly mediaType: string;
  /** Plain letters, digits, dots and dashes. */
  readonly filename: string;
  readonly content: Readable;
  /** Done once all of it was sent, before its reader learns that it has ended; not for one who left. */
  readonly whenSent?: () => Promise<void>;
}
