import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectRefusal } from '../../test/envelope.ts';
import { AppError, conflict, invalid } from '../kernel/errors.ts';
import { answerError } from './errors.ts';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;

/** The server's next error, for any request. */
let thrown: unknown;
const logged: string[] = [];

const app = express();
app.use(
  pinoHttp({
    logger: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    genReqId: (_request, response) => {
      response.setHeader('X-Request-Id', 'request-1');
      return 'request-1';
    },
  }),
);
app.use(() => {
  throw thrown;
});
app.use(answerError);
const server = createServer(app);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function request(error: unknown): Promise<Response> {
  thrown = error;
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { Connection: 'close' },
  });
}

describe('an error that reaches the top', () => {
  it('is answered with its own code and message when it is ours', async () => {
    expect(await expectRefusal(await request(conflict('username_taken')), 'conflict')).toEqual({
      code: 'conflict',
      reason: 'username_taken',
      message: 'Username is already taken.',
      requestId: 'request-1',
    });
    const { errors } = await expectRefusal(
      await request(invalid('body.name', 'required')),
      'validation_failed',
    );
    expect(errors).toEqual([{ path: 'body.name', reason: 'required', message: 'Required.' }]);
  });

  it('names the field of the body whose value is taken', async () => {
    const { errors } = await expectRefusal(await request(conflict('email_taken', 'email')), 'conflict');
    const message = 'Email is already registered.';
    expect(errors).toEqual([{ path: 'body.email', reason: 'email_taken', message }]);
  });

  it('states when to come back', async () => {
    const response = await request(new AppError('rate_limited', 'too_many_attempts', { retryAfter: 30 }));
    expect(response.headers.get('Retry-After')).toBe('30');
    await expectRefusal(response, 'rate_limited');
  });

  it.each([
    ['a bug', new TypeError('x is not a function')],
    ['an answer that breaks its schema', new z.ZodError([])],
    [
      'a unique index nobody expected',
      new MongoServerError({ message: 'E11000 duplicate key', code: 11_000 }),
    ],
    ['something that is no error', 'E11000'],
  ])('is 500 without a detail of its cause, and logged whole: %s', async (_, error) => {
    logged.length = 0;
    const body = await expectRefusal(await request(error), 'internal');
    expect(body.message).toBe('Internal server error.');
    expect(logged.join()).toContain('request failed');
  });

  it.each([
    ['a lost connection', new MongoNetworkError('ECONNRESET')],
    [
      'a change of primary',
      new MongoServerError({ message: 'not primary', errorLabels: ['RetryableWriteError'] }),
    ],
    [
      'a lost connection beneath a bulk write',
      new MongoBulkWriteError(new MongoNetworkError('x'), {} as mongoose.mongo.BulkWriteResult),
    ],
    [
      'conflicts without end',
      new MongoServerError({ message: 'x', errorLabels: ['TransientTransactionError'] }),
    ],
    ['a snapshot that is gone', new MongoServerError({ message: 'x', code: 246, errorLabels: [] })],
    ['a member that steps down', new MongoServerError({ message: 'x', code: 11_602 })],
  ])('is 503 when the database may be back soon: %s', async (_, error) => {
    const response = await request(error);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    await expectRefusal(response, 'unavailable');
  });

  it.each([
    [400, 'validation_failed'],
    [404, 'not_found'],
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [416, 'validation_failed'],
    [502, 'internal'],
    [Number.NaN, 'internal'],
  ] as const)('an error of a library with status %i is %s', async (status, code) => {
    await expectRefusal(await request(Object.assign(new Error('raw-body.js says'), { status })), code);
  });
});
