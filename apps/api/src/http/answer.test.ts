import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serialized } from './answer.ts';

const item = z.object({ text: z.string() });

/** The longest text between two turns of other work, in characters. */
async function mostAtOnce(items: readonly { text: string }[]): Promise<number> {
  let written = 0;
  const counted = items.map(({ text }) => ({
    get text() {
      written += text.length;
      return text;
    },
  }));
  let [most, before, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      await nextTurn();
      most = Math.max(most, written - before);
      before = written;
    }
  })();
  await serialized(item, counted);
  isOver = true;
  await watching;
  return most;
}

describe('a long list', () => {
  it.each([
    [300, 50_000],
    [60_000, 100],
  ])(
    'lets other requests run while %i items of %i characters are written (LIMIT-12)',
    async (count, length) => {
      const items = Array.from({ length: count }, () => ({ text: 'x'.repeat(length) }));
      expect(await mostAtOnce(items)).toBeLessThan(1_000_000);
    },
  );

  it('is the JSON of its items, plain and compressed (LIMIT-12)', async () => {
    for (const count of [0, 1, 2, 700]) {
      const items = Array.from({ length: count }, (_, at) => ({ text: `ñ${at} `.repeat(500), other: at }));
      const expected = JSON.stringify(items.map(({ text }) => ({ text })));
      const answer = await serialized(item, items);
      expect(answer.bytes.toString()).toBe(expected);
      expect(gunzipSync(await answer.gzipped()).toString()).toBe(expected);
    }
  });
});
