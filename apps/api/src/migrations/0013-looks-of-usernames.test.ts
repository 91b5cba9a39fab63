import { describe, expect, it } from 'vitest';
import { cutAt, useEmptyDatabase } from '../../test/empty-database.ts';
import { looksOfUsernames } from './0013-looks-of-usernames.ts';

const own = useEmptyDatabase();
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

/** Accounts as the previous version stored them, the younger of a pair first. */
const OLD = [
  { _id: 1, username: 'irem', usernameKey: 'irem', createdAt: at(3) },
  { _id: 2, username: 'ırem', usernameKey: 'ırem', createdAt: at(2) },
  { _id: 3, username: 'Ana', usernameKey: 'ana', createdAt: at(1) },
  { _id: 4, username: 'łuk', usernameKey: 'łuk', createdAt: at(4) },
] as const;

describe('0013-looks-of-usernames', () => {
  it.each([undefined, 1])(
    'gives each account its look, and the younger of two a marked one; cut short at write %s, and twice as once (ACCOUNT-19)',
    async (cut) => {
      const users = own.db.collection<{ _id: number }>('users');
      await users.insertMany(OLD.map((account) => ({ ...account })));
      if (cut !== undefined) {
        await expect(looksOfUsernames.run(cutAt(own.db, cut, 'bulkWrite'))).rejects.toThrow();
      }
      for (const _round of [1, 2]) {
        await looksOfUsernames.run(own.db);
        const stored = await users.find().sort({ _id: 1 }).toArray();
        const looks = ['irem#1', 'irem', 'ana', 'łuk'];
        expect(stored).toEqual(OLD.map((account, index) => ({ ...account, usernameLook: looks[index] })));
      }
    },
  );

  it('marks a later account beside one that has its look (ACCOUNT-19)', async () => {
    const users = own.db.collection<{ _id: number }>('users');
    const first = { _id: 1, username: 'ırem', usernameLook: 'irem', createdAt: at(5) };
    await users.insertMany([first, { _id: 2, username: 'irem', createdAt: at(1) } as { _id: number }]);
    await looksOfUsernames.run(own.db);
    expect(await users.find().sort({ _id: 1 }).toArray()).toMatchObject([first, { usernameLook: 'irem#2' }]);
  });
});
