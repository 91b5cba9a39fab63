import type { Guard } from '../guard.ts';
import { HEADERS, KERNEL, LOG } from '../tests.ts';

/** API and web service (V4): guards whose first point is of this chapter, in the order of docs/security.md. */
export const API_GUARDS: readonly Guard[] = [
  {
    name: 'content-type',
    holds: ['4.1.1'],
    file: 'apps/api/src/http/send-json.ts',
    piece: "response.type('json');",
    without: '',
    test: HEADERS,
    title: '%s states its type and its charset',
  },
  {
    name: 'request-id-plain',
    holds: ['4.1.3', '16.4.1'],
    file: 'apps/api/src/http/request-log.ts',
    piece: "typeof given === 'string' && REQUEST_ID.test(given)",
    without: "typeof given === 'string'",
    test: KERNEL,
    title: 'carries the id of its request: the given one, if it is valid',
  },
  {
    name: 'forwarded-for',
    holds: ['4.1.3', '15.3.4'],
    file: 'apps/api/src/app.ts',
    piece: "app.set('trust proxy', services.config.trustProxy);",
    without: "app.set('trust proxy', true);",
    test: LOG,
    title: 'has the address that the trusted proxy saw, against the caller’s own statement',
  },
  {
    name: 'envelope-of-broken-http',
    holds: ['4.2.1'],
    file: 'apps/api/src/http/create-server.ts',
    piece: 'const options = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS };',
    without: 'const options = { keepAliveTimeout: KEEP_ALIVE_MS, insecureHTTPParser: true };',
    test: 'apps/api/test/broken-http.test.ts',
    title: '400: %s',
  },
];
