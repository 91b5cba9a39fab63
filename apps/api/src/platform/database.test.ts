import { once } from 'node:events';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseUri } from '../../test/run-program.ts';
import { connectDatabase, disconnectDatabase, pingDatabase, transaction } from './database.ts';

beforeEach(() => connectDatabase(`${databaseUri('jumping_clock')}&heartbeatFrequencyMS=3000`, []));
afterEach(async () => {
  vi.restoreAllMocks();
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});

describe('a clock that jumps, as when the machine was asleep', () => {
  it('neither makes a transaction wait nor the database look lost', async () => {
    const heartbeat = () => once(mongoose.connection.getClient(), 'serverHeartbeatSucceeded');
    await heartbeat();
    const later = Date.now() + 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);

    expect(await pingDatabase()).toBe(true);
    expect(await Promise.race([transaction(async () => 'done'), heartbeat()])).toBe('done');
  });
});

describe('conflicts without end (WIRE-7)', () => {
  const conflict = () =>
    new mongoose.mongo.MongoServerError({ message: 'x', errorLabels: ['TransientTransactionError'] });

  it('are repeated for a while, and then answered as a database that is too busy', async () => {
    let attempts = 0;
    const start = performance.now();
    const busy = transaction(async () => {
      attempts += 1;
      if (attempts === 3) vi.spyOn(performance, 'now').mockReturnValue(start + 60_000);
      throw conflict();
    });
    await expect(busy).rejects.toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
    expect(attempts).toBe(3);
  });
});
