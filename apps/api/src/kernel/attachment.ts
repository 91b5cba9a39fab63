import type { Readable } from 'node:stream';

/** A file for the caller to save, written while it is sent. */
export interface Attachment {
  readonly mediaType: string;
  /** Plain letters, digits, dots and dashes. */
  readonly filename: string;
  readonly content: Readable;
  /** Work after the last byte is sent, done before the reader learns of the end; not for a reader who left. */
  readonly whenSent?: () => Promise<void>;
}
