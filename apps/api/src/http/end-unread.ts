import type { RequestHandler } from 'express';

const UNREAD_MS = 30_000;

/**
 * Ends an answer whose reader reads nothing for `unreadMs` (LIMIT-23). It does not end an unfinished answer, nor an
 * event stream without events, because these wait for us.
 */
export function endUnread(unreadMs = UNREAD_MS): RequestHandler {
  return (_request, response, next) => {
    response.setTimeout(unreadMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy();
    });
    next();
  };
}
