import { join } from 'node:path';
import { type RequestHandler, Router, static as serveStatic } from 'express';
import { CompressedFiles } from './compressed-files.ts';

/**
 * Serves the built web: hashed assets for ever, and `index.html` for every screen's address; compressed, where
 * the build did that and the browser takes it.
 */
export function serveWeb(root: string): Router {
  const router = Router();
  const files = new CompressedFiles(root);
  const preferCompressed: RequestHandler = (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.url = files.choose(request.path, request, response);
    }
    next();
  };
  const sendPage: RequestHandler = (request, response) => {
    response.sendFile(files.choose('/index.html', request, response), {
      root,
      cacheControl: false,
      headers: { 'Cache-Control': 'no-cache' },
    });
  };
  router.get('/index.html', sendPage);
  router.use(preferCompressed);
  router.use(
    '/assets',
    serveStatic(join(root, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(serveStatic(root, { index: false, maxAge: 0 }));
  router.get('/{*path}', sendPage);
  return router;
}
