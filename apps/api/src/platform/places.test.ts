import { expect, it } from 'vitest';
import { Places } from './places.ts';

it('lets so many in at once, the next ones in their order, and refuses everyone beyond (SLIP-5)', async () => {
  const places = new Places({ places: 2, waiting: 2, retryAfter: 5, reason: 'too_busy' });
  const [first, second] = [await places.take(), await places.take()];
  const began: string[] = [];
  const waiting = ['third', 'fourth'].map(async (name) => {
    const leave = await places.take();
    began.push(name);
    return leave;
  });
  await expect(places.take()).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfter: 5,
    reason: 'too_busy',
  });
  expect(began).toEqual([]);
  second();
  second();
  await waiting[0];
  expect(began).toEqual(['third']);
  first();
  await waiting[1];
  expect(began).toEqual(['third', 'fourth']);
  for (const leave of await Promise.all(waiting)) leave();
  const again = [await places.take(), await places.take()];
  expect(again).toHaveLength(2);
});
