import type { AddressInfo } from 'node:net';
import { type Client, createClient } from '@faena/shared/client';
import { contract, type FaenaContract } from '@faena/shared/contract';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import type { NoticeServices } from '../src/features/notice/index.ts';
import { createHttpServer } from '../src/http/create-server.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import type { Mail } from '../src/platform/mail.ts';
import { createServices } from '../src/services.ts';
import { countAnew } from './counted.ts';
import type { Person } from './factories.ts';
import { leaveDatabase, takeDatabase } from './kept-database.ts';

/** A clock that tests move; it stands still otherwise. */
class TestClock {
  #now = Date.UTC(2026, 10, 20, 15);
  now = () => new Date(this.#now);
  set(instant: string | Date) {
    this.#now = new Date(instant).getTime();
  }
  advance(ms: number) {
    this.#now += ms;
  }
}

/** The running API of a test file: a real server on a real database of its own. */
export interface TestApi {
  origin: string;
  clock: TestClock;
  services: NoticeServices;
  /** Mail handed to the mailer, in order. */
  outbox: Mail[];
  /** The typed client as a person, or as nobody. */
  as(person: Person | null): Client<FaenaContract>;
  /** A plain request, for what the typed client cannot express. */
  request(path: string, init?: RequestInit & { as?: Person | undefined }): Promise<Response>;
}

/** More than any test makes; a test of a limit sets its own. */
export const REQUESTS_PER_MINUTE = '1000000';

/** Starts the API for the test file that calls it, and ends it with the file. */
export function useApi(environment: Record<string, string> = {}): TestApi {
  const clock = new TestClock();
  const outbox: Mail[] = [];
  const config = readConfig({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://faena.example.com' },
    REQUESTS_PER_MINUTE,
    ...environment,
  });
  const log = createLog(config.logLevel);
  const services = createServices({
    config: { ...config, jwtSecret: 'a secret for tests that is long enough' },
    clock,
    log,
    mailer: { send: async (mail) => void outbox.push(mail) },
  });
  const server = createHttpServer(createApp(services));
  const api: TestApi = {
    origin: '',
    clock,
    services,
    outbox,
    as: (person) => createClient(contract, { origin: api.origin, token: () => person?.token ?? null }),
    request: (path, { as: person, headers, ...init } = {}) =>
      fetch(`${api.origin}/api${path}`, {
        ...init,
        headers: { ...(person && { Authorization: `Bearer ${person.token}` }), ...headers },
      }),
  };

  beforeAll(async () => {
    countAnew();
    await takeDatabase();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    services.liveNotices.close();
    await services.liveBoards.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await services.background.idle();
    await leaveDatabase();
  });
  return api;
}
