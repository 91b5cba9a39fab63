import type { Guard } from '../guard.ts';
import { HEADERS, LOG } from '../tests.ts';

/** Data protection (V14): guards whose first point is of this chapter, in the order of docs/security.md. */
export const DATA_GUARDS: readonly Guard[] = [
  {
    name: 'not-cached',
    holds: ['14.2.2', '14.3.2'],
    file: 'apps/api/src/app.ts',
    piece: "'Cache-Control': 'no-store', ",
    without: '',
    test: HEADERS,
    title: 'nobody keeps an answer of the API',
  },
  {
    name: 'no-queries-in-the-log',
    holds: ['14.2.1', '16.2.5'],
    file: 'apps/api/src/http/request-log.ts',
    piece: "path: String(url).split('?')[0]",
    without: 'path: String(url)',
    test: LOG,
    title: 'never has a password, a token, a query or a text typed for a name',
  },
  {
    name: 'nobody-else-is-told',
    holds: ['14.2.3'],
    file: 'apps/api/src/http/security-headers.ts',
    piece: '  connectSrc: self,',
    without: "  connectSrc: ['https:'],",
    test: HEADERS,
    title: '%s bears them',
  },
  {
    name: 'cleared-at-log-out',
    holds: ['14.3.1'],
    file: 'apps/web/src/lib/storage.ts',
    piece: '  for (const key of [...gone, TOKEN]) localStorage.removeItem(key);',
    without: '',
    test: 'apps/web/src/app/session-end.test.tsx',
    title: 'clears all local storage and leads to /login; only the theme is remembered',
  },
  {
    name: 'no-pay-in-the-browser',
    holds: ['14.3.3'],
    file: 'apps/web/src/lib/session.ts',
    piece: 'JSON.stringify({ ...user, hourlyRate: 0 })',
    without: 'JSON.stringify(user)',
    test: 'apps/web/src/lib/session.test.tsx',
    title: 'the stored session of a browser has nothing about pay (SESSION-5)',
  },
];
