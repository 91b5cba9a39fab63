import type { Request } from 'express';
import { AppError } from '../kernel/errors.ts';

const WINDOW_MS = 10_000;

/** The least bytes within a window, unless the body ends: 8 kB a second (LIMIT-21). */
const WINDOW_BYTES = 81_920;

/**
 * Refuses a body that arrives too slowly.
 * @param read resolves once all of it is here
 * @throws AppError `request_timeout`
 */
export async function refuseSlow(
  { socket }: Request,
  read: Promise<void>,
  windowMs = WINDOW_MS,
): Promise<void> {
  let before = socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (socket.bytesRead - before < WINDOW_BYTES) reject(new AppError('request_timeout', 'body_too_slow'));
      before = socket.bytesRead;
    }, windowMs);
  });
  try {
    await Promise.race([read, slow]);
  } finally {
    clearInterval(timer);
  }
}
