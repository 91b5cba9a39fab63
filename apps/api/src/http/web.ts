import { join } from 'node:path';
import { type RequestHandler, Router, static as serveStatic } from 'express';

/** Serves the built web: hashed assets for ever, and `index.html` for every screen's address. */
export function serveWeb(root: string): Router {
  const router = Router();
  router.use(
    '/assets',
    serveStatic(join(root, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(serveStatic(root, { index: false, maxAge: 0 }));
  const sendPage: RequestHandler = (_request, response) => {
    response.sendFile(join(root, 'index.html'), {
      cacheControl: false,
      headers: { 'Cache-Control': 'no-cache' },
    });
  };
  router.get('/{*path}', sendPage);
  return router;
}
