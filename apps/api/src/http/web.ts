import { join } from 'node:path';
import { type RequestHandler, Router, static as serveStatic } from 'express';
import { CompressedFiles } from './compressed-files.ts';
import { type PageSettings, serveManifest, serveWebPage, serveWorker } from './web-page.ts';

/**
 * Serves the built web, compressed where possible: hashed assets for ever, and the page for every screen's address. A
 * missing file is 404.
 */
export function serveWeb(root: string, settings: PageSettings): Router {
  const router = Router();
  const files = new CompressedFiles(root);
  const preferCompressed: RequestHandler = (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.url = files.choose(request.path, request, response);
    }
    next();
  };
  const sendPage = serveWebPage(root, settings);
  router.get('/index.html', sendPage);
  router.get('/manifest.webmanifest', serveManifest(root, settings));
  router.get('/sw.js', serveWorker(root, settings));
  router.use(preferCompressed);
  router.use('/assets', serveStatic(join(root, 'assets'), { immutable: true, maxAge: '1y' }));
  router.use(serveStatic(root, { index: false, maxAge: 0 }));
  // Search engines must not list a page that a token opens (ANSWER-2, RESET-2).
  router.get(['/boleta', '/reset-password', '/verify-email', '/invitation'], (_request, response, next) => {
    response.set('X-Robots-Tag', 'noindex');
    next();
  });
  router.get('/{*path}', (request, response, next) => {
    if (namesFile(request.path) || !request.accepts('html')) next();
    else sendPage(request, response, next);
  });
  return router;
}

/** Whether a path can only be a file: an asset, a name with an extension, or anything hidden (SCREEN-6). */
function namesFile(path: string): boolean {
  const parts = decodeURIComponent(path).split('/').filter(Boolean);
  return parts[0] === 'assets' || parts.some(isHidden) || Boolean(parts.at(-1)?.includes('.'));
}

function isHidden(part: string): boolean {
  return part.startsWith('.');
}
