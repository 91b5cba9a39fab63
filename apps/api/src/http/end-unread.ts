import type { RequestHandler } from 'express';

const UNREAD_MS = 30_000;

/**
 * Ends every answer whose reader takes nothing of it for `unreadMs` (LIMIT-23). An answer that is still being made, and an
 * event stream without news, wait for us instead.
 */
export function endUnread(unreadMs = UNREAD_MS): RequestHandler {
  return (_request, response, next) => {
    response.setTimeout(unreadMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy();
    });
    next();
  };
}
