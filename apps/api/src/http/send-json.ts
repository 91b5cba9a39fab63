import type { Request, Response } from 'express';
import type { SerializedAnswer } from '../kernel/reply.ts';

/** A shorter answer fits into a packet or two either way. */
const LEAST_TO_COMPRESS_BYTES = 2_048;

/**
 * Sends an answer, as the type of JSON that was set for it, and compressed where it is long and the caller takes that.
 * @returns its length in bytes before it is compressed
 */
export async function sendJson(
  answer: SerializedAnswer,
  request: Request,
  response: Response,
): Promise<number> {
  if (!response.get('Content-Type')) response.type('json');
  if (answer.length < LEAST_TO_COMPRESS_BYTES) {
    response.send(answer.bytes);
    return answer.length;
  }
  response.vary('Accept-Encoding');
  if (!request.acceptsEncodings('gzip')) {
    response.send(answer.bytes);
    return answer.length;
  }
  response.set('Content-Encoding', 'gzip').send(await answer.gzipped());
  return answer.length;
}
