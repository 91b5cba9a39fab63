import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/** Every address was one account's alone, verified or not; that account holds it until a mailed link proves another. */
export const holdAddresses: Migration = {
  id: '0008-hold-addresses',
  async run(db) {
    const unheld = { heldEmailKey: { $exists: false } };
    await db.collection('users').updateMany(unheld, [{ $set: { heldEmailKey: '$emailKey' } }]);
    await dropIndex(db, 'users', { emailKey: 1 });
  },
};
