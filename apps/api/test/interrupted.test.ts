import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EmbeddedMongo, startEmbeddedMongo } from '@faena/embedded-mongo';
import express from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from '../src/http/errors.ts';
import { disconnectDatabase, reachDatabase, transaction } from '../src/platform/database.ts';
import { expectRefusal } from './envelope.ts';

/** Longer than the database lets a transaction live here, however fast the machine is. */
const SLOW = {
  $expr: { $function: { body: 'function () { sleep(50); return true; }', args: [], lang: 'js' } },
};
const START_TIMEOUT_MS = 90_000;

let mongo: EmbeddedMongo;
let server: ReturnType<typeof createServer>;
let attempts: number;
/** The work of the next request in its transaction. */
let work: (session: mongoose.ClientSession) => Promise<unknown>;

/** A database of its own, as how long a transaction may live holds for all of it. */
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ inMemory: true });
  await reachDatabase(mongo.uri);
  await mongoose.connection.db?.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 });
  await records().insertMany(Array.from({ length: 200 }, (_, n) => ({ n })));
  const app = express();
  app.use(
    pinoHttp({
      logger: pino({ level: 'silent' }),
      genReqId: (_request, response) => {
        response.setHeader('X-Request-Id', 'request-1');
        return 'request-1';
      },
    }),
  );
  app.use(async (_request, response) => {
    await transaction((session) => {
      attempts += 1;
      return work(session);
    });
    response.json({});
  });
  app.use(answerError);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, START_TIMEOUT_MS);

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await disconnectDatabase();
  await mongo.stop();
});

const records = () => mongoose.connection.collection('records');
const ask = () => {
  attempts = 0;
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { Connection: 'close' },
  });
};

describe('a transaction that lives longer than the database lets it (WIRE-7)', () => {
  it.each([
    [
      'while it reads',
      (session: mongoose.ClientSession) =>
        records().find({ $where: 'sleep(50) || true' }, { session }).toArray(),
    ],
    [
      'while it counts',
      (session: mongoose.ClientSession) =>
        records()
          .aggregate([{ $match: SLOW }], { session })
          .toArray(),
    ],
    [
      'while it writes many',
      (session: mongoose.ClientSession) =>
        records().bulkWrite([{ updateMany: { filter: SLOW, update: { $set: { seen: true } } } }], {
          session,
        }),
    ],
  ])('is answered 503 with the time to come back, and leaves nothing: %s', async (_, slow) => {
    work = async (session) => {
      await records().insertOne({ left: true }, { session });
      await slow(session);
    };
    const response = await ask();
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    await expectRefusal(response, 'unavailable');
    expect(attempts).toBe(1);
    expect(await records().countDocuments({ left: true })).toBe(0);
  });
});
