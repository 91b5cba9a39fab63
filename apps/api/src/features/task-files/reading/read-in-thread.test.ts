import { describe, expect, it } from 'vitest';
import { readInThread } from './read-in-thread.ts';

const staying = new AbortController().signal;
const small = Buffer.from('Title\nMuros\n');

/** A valid board that keeps the thread busy for seconds: it checks each of 900,000 texts. */
const slow = Buffer.from(
  `{"name":"n","lists":[{"id":"a"}],"cards":[{"id":"c","idList":"a","name":"c"}],"x":[${'"\\ud800",'.repeat(900_000)}1]}`,
);

describe('the thread that reads imported files (LIMIT-22)', () => {
  it('reads one at a time, in their order, and no longer than its sender stays', async () => {
    const leaving = new AbortController();
    const left = readInThread({ bytes: slow, left: leaving.signal });
    const refused = expect(left).rejects.toMatchObject({ reason: 'file_unreadable' });
    let done = false;
    const next = readInThread({ bytes: small, left: staying }).finally(() => (done = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toBe(false);
    leaving.abort();
    await refused;
    expect(await next).toMatchObject({ source: 'csv', tasks: [{ title: 'Muros' }] });
  });

  it('refuses a file when too many wait', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 18 }, () => readInThread({ bytes: small, left: staying })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(17);
    expect(outcomes.at(-1)).toMatchObject({
      reason: { code: 'unavailable', reason: 'too_many_uploads', retryAfter: 5 },
    });
  });
});
