import mongoose from 'mongoose';
import { afterEach, beforeEach } from 'vitest';
import { REQUESTS_PER_MINUTE, type TestApi } from './harness.ts';
import { databaseUri, type Program, runProgram } from './run-program.ts';

/** By which its sessions are known to the database. */
const DOOMED = 'doomed';

/** The longest start of a process on a busy machine. */
const START_TIMEOUT_MS = 90_000;

/** A real process of the API that is there to be killed. */
export interface DoomedProcess {
  origin: string;
  /** Sends all requests, and kills the process without a warning as soon as the first is answered. */
  killDuring<Answer>(requests: Promise<Answer>[]): Promise<PromiseSettledResult<Answer>[]>;
}

/** A process of the API on the database of `api` for each test, in real time, as the clock of `api` then is too. */
export function useDoomedProcess(api: TestApi): DoomedProcess {
  let program: Program;
  const doomed: DoomedProcess = {
    origin: '',
    async killDuring(requests) {
      await Promise.any(requests);
      program.child.kill('SIGKILL');
      const outcomes = await Promise.allSettled(requests);
      await program.ended();
      await abandonTransactions();
      return outcomes;
    },
  };

  beforeEach(async () => {
    api.clock.set(new Date());
    program = runProgram('main', {
      MONGODB_URI: doomedUri(),
      JWT_SECRET: api.services.config.jwtSecret,
      DEMO_DATA: 'false',
      REQUESTS_PER_MINUTE,
    });
    doomed.origin = await program.listening();
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    program.child.kill('SIGKILL');
    await program.ended();
  });
  return doomed;
}

/** The database of the test, for a process that may die in the middle of a transaction. */
export function doomedUri(): string {
  return `${databaseUri(mongoose.connection.name)}&appName=${DOOMED}`;
}

/** Ends the transactions of such processes; the database would, a minute after they are gone. */
export async function abandonTransactions(): Promise<void> {
  const admin = mongoose.connection.getClient().db('admin');
  const operations = await admin
    .aggregate([{ $currentOp: { allUsers: true, idleSessions: true } }, { $match: { appName: DOOMED } }])
    .toArray();
  const sessions = operations.flatMap(({ lsid }) => (lsid ? [{ id: lsid.id }] : []));
  if (sessions.length > 0) await admin.command({ killSessions: sessions });
}
