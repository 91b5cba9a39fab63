import type { Readable } from 'node:stream';

/** A file with a name: for the caller to save, written while it is sent; or one that people uploaded. */
export interface Attachment {
  readonly mediaType: string;
  /** Plain letters, digits, dots and dashes. */
  readonly filename: string;
  readonly content: Readable;
  /** Set for a file that people uploaded, whose content nobody vouches for. */
  readonly uploaded?: {
    /** In bytes. */
    readonly size: number;
    /** The browser shows it in place. */
    readonly isShown: boolean;
    /** For how long the browser keeps it, in seconds. */
    readonly keptS: number;
  };
  /** Names the content: a caller that holds it is answered `304` (WIRE-30). */
  readonly etag?: string;
  /** Work after the last byte is sent, done before the reader learns of the end; not for a reader who left. */
  readonly whenSent?: () => Promise<void>;
}
