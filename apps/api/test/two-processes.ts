import { type Client, createClient } from '@faena/shared/client';
import { contract, type FaenaContract } from '@faena/shared/contract';
import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import type { Person } from './factories.ts';
import { REQUESTS_PER_MINUTE, type TestApi } from './harness.ts';
import { databaseUri, type Program, runProgram } from './run-program.ts';

/** The longest start of two processes on a busy machine. */
const START_TIMEOUT_MS = 90_000;

/** A real process of the API, started as in production. */
export interface ApiProcess {
  origin: string;
  as(person: Person | null): Client<FaenaContract>;
}

/**
 * Two processes of the API on the database of `api`, for the test file that calls it. They live in
 * real time: the clock of `api` is set to it, so that its people's tokens are good there.
 */
export function useTwoProcesses(api: TestApi): readonly [ApiProcess, ApiProcess] {
  const programs: Program[] = [];
  const one = processOf();
  const two = processOf();

  beforeAll(async () => {
    api.clock.set(new Date());
    const start = async (process: ApiProcess) => {
      const program = runProgram('main', {
        MONGODB_URI: databaseUri(mongoose.connection.name),
        JWT_SECRET: api.services.config.jwtSecret,
        DEMO_DATA: 'false',
        REQUESTS_PER_MINUTE,
      });
      programs.push(program);
      process.origin = await program.listening();
    };
    await Promise.all([start(one), start(two)]);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(
      programs.map((program) => {
        program.child.kill('SIGTERM');
        return program.ended();
      }),
    );
  });
  return [one, two];
}

function processOf(): ApiProcess {
  const process: ApiProcess = {
    origin: '',
    as: (person) => createClient(contract, { origin: process.origin, token: () => person?.token ?? null }),
  };
  return process;
}
