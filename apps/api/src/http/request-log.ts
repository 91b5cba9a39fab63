import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '../platform/log.ts';

/** A request id as a proxy may hand it on; anything else is replaced. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** What every line about a request bears. */
interface RequestNote {
  readonly req: { readonly id: string; readonly method: string; readonly path: string };
  readonly address: string | undefined;
  /** The id of a user, once it is known who asks. */
  user?: string;
}

const notes = new WeakMap<Response, RequestNote>();

/**
 * Gives every request its id, and writes one line for each when it is answered: what was asked, by whom and from
 * where, and what came of it. Never a query, a header or a body.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const note: RequestNote = { req: headOf(request), address: request.ip };
    notes.set(response, note);
    response.setHeader('X-Request-Id', note.req.id);
    response.once('close', () => {
      const { statusCode } = response;
      const responseTime = Math.round(performance.now() - begun);
      const outcome = response.writableFinished ? 'request completed' : 'request aborted';
      log[statusCode >= 500 ? 'error' : 'info']({ ...note, res: { statusCode }, responseTime }, outcome);
    });
    next();
  };
}

/** Notes, for the lines of this request, who makes it: the id of a user. */
export function noteCaller(response: Response, userId: string): void {
  const note = notes.get(response);
  if (note) note.user = userId;
}

/** What a further line about the request of an answer has to bear. */
export function noteOf(response: Response): RequestNote | undefined {
  return notes.get(response);
}

function headOf({ headers, method, originalUrl }: Request): RequestNote['req'] {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  return { id, method, path: originalUrl.split('?')[0] ?? '' };
}
