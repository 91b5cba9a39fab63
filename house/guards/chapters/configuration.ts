import type { Guard } from '../guard.ts';
import { COMPOSE_DATABASE, CONFIG } from '../tests.ts';

/** Configuration (V13): guards whose first point is of this chapter, in the order of docs/security.md. */
export const CONFIGURATION_GUARDS: readonly Guard[] = [
  {
    name: 'secret-of-production',
    holds: ['13.3.1'],
    file: 'apps/api/src/platform/config.ts',
    piece: "production && !env.JWT_SECRET && 'JWT_SECRET: required in production',",
    without: '',
    test: CONFIG,
    title: 'refuses production without its required settings, all at once',
  },
  {
    name: 'database-password',
    holds: ['13.2.1', '13.2.3'],
    file: 'docker-compose.yml',
    piece: ' --keyFile /tmp/key',
    without: '',
    test: COMPOSE_DATABASE,
    title:
      'the database of an earlier version opens with a password, which stays until MONGO_PASSWORD names another (START-18)',
  },
  {
    name: 'database-rights',
    holds: ['13.2.2'],
    file: 'docker-compose.yml',
    piece: "roles: [{ role: 'readWrite', db: 'faena' }]",
    without: "roles: [{ role: 'root', db: 'admin' }]",
    test: COMPOSE_DATABASE,
    title:
      'the database of an earlier version opens with a password, which stays until MONGO_PASSWORD names another (START-18)',
  },
  {
    name: 'secret-readable-by-owner',
    holds: ['13.3.2'],
    file: 'apps/api/src/platform/secret.ts',
    piece: "{ flag: 'wx', mode: 0o600 }",
    without: "{ flag: 'wx', mode: 0o644 }",
    test: 'apps/api/src/platform/secret.test.ts',
    title: 'is made once, long, and readable by its owner alone (START-5)',
  },
  {
    name: 'no-other-files',
    holds: ['13.4.1', '13.4.3'],
    file: 'apps/api/src/http/web.ts',
    piece: 'namesFile(request.path) || ',
    without: '',
    test: 'apps/api/src/http/web.test.ts',
    title: 'a file of an earlier build is not found, and no page in its place',
  },
  {
    name: 'metrics-elsewhere',
    holds: ['13.4.5', 'API9'],
    file: 'apps/api/src/http/serve-metrics.ts',
    piece: "request.url !== '/metrics' || ",
    without: '',
    test: 'apps/api/test/metrics.test.ts',
    title: 'are on no other path of that port, and not on the port of the API',
  },
  {
    name: 'own-words-only',
    holds: ['13.4.2', '16.5.1', 'API8'],
    file: 'apps/api/src/http/errors.ts',
    piece: 'return translated(statusOf(thrown));',
    without:
      "return thrown instanceof Error ? Object.assign(new AppError('internal', 'internal'), { message: thrown.message }) : translated(statusOf(thrown));",
    test: 'apps/api/src/http/errors.test.ts',
    title: 'is 500 without a detail of its cause, and logged whole: %s',
  },
  {
    name: 'no-history-in-the-image',
    holds: ['13.4.1'],
    file: '.dockerignore',
    piece: '\n.git\n',
    without: '\n',
    test: 'house/workflows.test.ts',
    title: 'the image is built without history, settings or data of the folder it is built in',
  },
  {
    name: 'no-trace',
    holds: ['13.4.4'],
    file: 'apps/api/src/http/web.ts',
    piece: "router.get('/{*path}', (request, response, next) => {",
    without: "router.all('/{*path}', (request, response, next) => {",
    test: 'apps/api/src/http/web.test.ts',
    title: 'nothing is answered to TRACE, which would show headers again',
  },
  {
    name: 'secret-scan',
    holds: ['13.3.1'],
    file: '.github/workflows/secrets.yml',
    piece: 'gitleaks" git',
    without: 'gitleaks" version',
    test: 'house/workflows.test.ts',
    title: 'look for %s',
  },
];
