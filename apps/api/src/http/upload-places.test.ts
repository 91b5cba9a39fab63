import { expect, it } from 'vitest';
import { UploadPlaces } from './upload-places.ts';

it('takes one file of a person at a time, and some of all people (LIMIT-24)', async () => {
  const places = new UploadPlaces();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const hold = (person: string) =>
    places.hold(person, () => {
      begun.push(person);
      return new Promise<void>((end) => ends.push(end));
    });
  const held = Array.from({ length: 12 }, (_, n) => hold(`person ${n}`));
  const again = hold('person 0');
  const other = hold('another');
  await expect.poll(() => begun).toHaveLength(12);
  const waiting = Array.from({ length: 7 }, () => hold('person 0'));
  await expect(hold('person 0')).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'too_many_uploads',
    retryAfter: 5,
  });
  ends.shift()?.();
  await held[0];
  await expect.poll(() => begun.slice(12)).toEqual(['another']);
  const everything = Promise.all([...held, again, other, ...waiting]);
  const ending = setInterval(() => ends.shift()?.(), 1);
  await everything;
  clearInterval(ending);
  expect(begun.filter((name) => name === 'person 0')).toHaveLength(9);
});
