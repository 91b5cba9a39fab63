import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

interface Sending {
  readonly content: Readable;
  readonly headers: Readonly<Record<string, string>>;
  /** Done once all of it was sent, before its reader learns that it has ended; not for one who left. */
  readonly whenSent?: (() => Promise<void>) | undefined;
}

/**
 * Sends a stream at the pace of its reader. A failure before the first byte gets an ordinary error answer. A later
 * one breaks the connection, so that nobody takes half a file for a whole one. A reader who leaves stops the source.
 */
export async function sendStream({ content, headers, whenSent }: Sending, response: Response): Promise<void> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    response.set(headers);
    if (response.req.method === 'HEAD') response.end();
    else {
      await pipeline(onwards(first, chunks), response, { end: false });
      if (whenSent) {
        await flushed(response);
        await whenSent();
      }
      response.end();
    }
  } catch (error) {
    if (!hasLeft(error)) throw error;
  } finally {
    content.destroy();
  }
}

async function* onwards(first: IteratorResult<Buffer>, chunks: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await chunks.next()) yield next.value;
}

/** Until everything that was written has left. */
function flushed(response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write('', (error) => (error ? reject(error) : resolve()));
  });
}

/** Tests whether an error means that the reader closed the connection. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
