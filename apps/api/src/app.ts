import { contract } from '@faena/shared/contract';
import express, { type Express } from 'express';
import { handlers } from './features/handlers.ts';
import type { NoticeServices } from './features/notice/index.ts';
import { authenticate } from './features/session/index.ts';
import { serveDocs } from './http/docs.ts';
import { endUnread } from './http/end-unread.ts';
import { answerError } from './http/errors.ts';
import { mount } from './http/mount.ts';
import { requestLog } from './http/request-log.ts';
import { answerPolicy, securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/web.ts';
import { notFound } from './kernel/errors.ts';

/**
 * Faena as an Express application. With `webRoot` it also serves the built web from that folder.
 */
export function createApp(services: NoticeServices, webRoot?: string): Express {
  const app = express();
  app.set('trust proxy', services.config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // No browser stores answers of the API; the tag of one is for the page that holds it (WIRE-30).
  app.disable('etag');
  app.use(requestLog(services.log));
  app.use(endUnread());
  app.use(securityHeaders());
  app.use('/api', answerPolicy(), (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  });
  app.use('/api', serveDocs());
  app.use(
    '/api',
    mount(contract, handlers, services, (header, log) => authenticate(header, { ...services, log })),
  );
  app.use('/api', () => {
    throw notFound('route');
  });
  const { defaultLanguage, registration, strongPasswords } = services.config;
  if (webRoot) app.use(serveWeb(webRoot, { language: defaultLanguage, registration, strongPasswords }));
  app.use(answerError);
  return app;
}
