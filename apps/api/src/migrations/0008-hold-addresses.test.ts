import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { holdAddresses } from './0008-hold-addresses.ts';

const own = useEmptyDatabase();

describe('0008-hold-addresses', () => {
  it('lets each account hold its address, and drops the previous index, twice as once (EMAIL-4)', async () => {
    const users = own.db.collection('users');
    await users.createIndex({ emailKey: 1 }, { unique: true });
    const names = ['ana', 'beto'];
    await users.insertMany(names.map((name) => ({ name, emailKey: `${name}@example.com` })));
    for (const _round of [1, 2]) {
      await holdAddresses.run(own.db);
      const held = await users.find({}, { projection: { _id: 0, name: 1, heldEmailKey: 1 } }).toArray();
      expect(held).toEqual(names.map((name) => ({ name, heldEmailKey: `${name}@example.com` })));
      expect((await users.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }]);
    }
    await users.insertOne({ name: 'cruz', emailKey: 'ana@example.com', heldEmailKey: null });
    await holdAddresses.run(own.db);
    expect(await users.findOne({ name: 'cruz' })).toMatchObject({ heldEmailKey: null });
  });
});
