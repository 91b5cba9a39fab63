import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { contract } from '@faena/shared/contract';
import { Router } from 'express';
import { openApi } from './openapi.ts';
import { docsPolicy } from './security-headers.ts';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const KEPT_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Faena API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** A separate file, because the content security policy allows no script inside a page. */
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });
`;

const DOCUMENTS = { '/openapi.json': '3.1.0', '/openapi-3.2.json': '3.2.0' } as const;

/**
 * Serves the OpenAPI document at `/openapi.json`, with described event streams at `/openapi-3.2.json`, and a page
 * that shows it at `/docs`. All are public.
 */
export function serveDocs(): Router {
  const router = Router();
  for (const [path, version] of Object.entries(DOCUMENTS)) {
    let document: string | undefined;
    router.get(path, (_request, response) => {
      document ??= JSON.stringify(openApi(contract, version));
      response.type('json').send(document);
    });
  }
  router.get('/docs', docsPolicy(), (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  for (const asset of ASSETS) {
    router.get(`/docs/${asset}`, (_request, response) => {
      response.sendFile(asset, { root: SWAGGER_UI, cacheControl: false, headers: KEPT_A_DAY });
    });
  }
  return router;
}
