import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../platform/log.ts';

/** A request id as a proxy may hand it on; anything else is replaced. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request its id, and logs one line at its answer: the request, its caller, source and outcome. Never a
 * query, a header or a body.
 */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: String(url).split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessObject: (request, response, line: object) => ({ ...line, ...callerOf(request, response) }),
    customErrorObject: (request, response, _error, line: object) => ({
      ...line,
      ...callerOf(request, response),
    }),
  });
}

/** Notes, for the line of this request, who makes it: the id of a person. */
export function noteCaller(response: Response, personId: string): void {
  response.locals.personId = personId;
}

function callerOf({ ip }: Request, { locals }: Response) {
  return { user: locals.personId, address: ip };
}
