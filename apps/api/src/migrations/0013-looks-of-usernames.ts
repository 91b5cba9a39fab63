import { lookOfUsername } from '@faena/shared/domain';
import type { Migration } from '../platform/migrate.ts';
import { updateEach } from '../platform/update-each.ts';

/**
 * Usernames came to be unique by their look, such as `ırem` and `irem` (ACCOUNT-19). Of accounts that look the same the
 * oldest keeps the look. A later one gets a look marked by its id, which no name has, and signs in by its name as before.
 */
export const looksOfUsernames: Migration = {
  id: '0013-looks-of-usernames',
  async run(db) {
    const users = db.collection('users');
    const taken = new Set<string>();
    const known = users.find({ usernameLook: { $type: 'string' } }, { projection: { usernameLook: 1 } });
    for await (const { usernameLook } of known) taken.add(usernameLook);
    const oldestFirst = { projection: { username: 1 }, sort: { createdAt: 1, _id: 1 } } as const;
    await updateEach(
      users,
      { usernameLook: { $exists: false } },
      ({ _id, username }) => {
        const look = lookOfUsername(String(username));
        const usernameLook = taken.has(look) ? `${look}#${_id}` : look;
        taken.add(usernameLook);
        return { filter: { _id, username }, update: { $set: { usernameLook } } };
      },
      oldestFirst,
    );
  },
};
