import { expect, it } from 'vitest';
import { FairPlaces } from './fair-places.ts';

it('gives a key one place at a time, and further ones to others (LIMIT-24)', async () => {
  const places = new FairPlaces({ places: 2, waiting: 1, retryAfter: 5, reason: 'too_busy' }, 2);
  const begun: string[] = [];
  const take = async (key: string) => {
    const leave = await places.take(key);
    begun.push(key);
    return leave;
  };
  const refusal = { code: 'unavailable', reason: 'too_busy', retryAfter: 5 };
  const leave = await take('a');
  const again = [take('a'), take('a')];
  await expect(take('a')).rejects.toMatchObject(refusal);
  const leaveOther = await take('b');
  const third = take('c');
  await expect(take('d')).rejects.toMatchObject(refusal);
  expect(begun).toEqual(['a', 'b']);
  leaveOther();
  const leaveThird = await third;
  leave();
  const leaveAgain = await again[0];
  expect(begun).toEqual(['a', 'b', 'c', 'a']);
  leaveThird();
  leaveAgain?.();
  (await again[1])?.();
  expect(begun).toHaveLength(5);
});
