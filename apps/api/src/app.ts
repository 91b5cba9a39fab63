import { randomUUID } from 'node:crypto';
import { contract } from '@faena/shared/contract';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import { handlers } from './features/handlers.ts';
import { serveDocs } from './http/docs.ts';
import { answerError } from './http/errors.ts';
import { mount } from './http/mount.ts';
import { answerPolicy, securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/web.ts';
import { notFound } from './platform/errors.ts';
import type { Services } from './platform/services.ts';

/** A request id as a proxy may hand it on; anything else is replaced. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Faena as an Express application. With `webRoot` it also serves the built web from that folder.
 */
export function createApp(services: Services, webRoot?: string): Express {
  const app = express();
  app.set('trust proxy', services.config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Nobody keeps an API answer that it could be compared with.
  app.disable('etag');
  app.use(
    pinoHttp({
      logger: services.log,
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
    }),
  );
  app.use(securityHeaders());
  app.use('/api', answerPolicy(), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/api', serveDocs());
  app.use('/api', mount(contract, handlers, services));
  app.use('/api', () => {
    throw notFound('Route');
  });
  if (webRoot) app.use(serveWeb(webRoot));
  app.use(answerError);
  return app;
}
