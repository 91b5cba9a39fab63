import { describe, expect, it } from 'vitest';
import { cutAt, useEmptyDatabase } from '../../test/empty-database.ts';
import { oneFolding } from './0010-one-folding.ts';

const own = useEmptyDatabase();

/** Documents of the previous version, each with its new search text. */
const OLD = {
  users: [
    [
      { fullname: 'Seán O’Brien', username: 'sean', email: "o'brien@x.ie", searchText: 'sean o’brien\nsean' },
      'sean obrien\nsean\nobrien@x.ie',
    ],
    [
      { fullname: 'Ana', username: 'ana', email: 'a@x.gt', searchText: 'ana\nana\na@x.gt' },
      'ana\nana\na@x.gt',
    ],
  ],
  projects: [
    [{ name: 'Łódź ﬁn', description: 'Straße', searchText: 'łodz fin\0straße' }, 'lodz fin\0strasse'],
    [{ name: 'Older', description: '' }, 'older\0'],
  ],
  archived_tasks: [
    [{ task: { title: 'Zo\u200bna', description: 'ıĞ' }, searchText: 'zo\u200bna\0ıg' }, 'zona\0ig'],
  ],
} as const;

describe('0010-one-folding', () => {
  it.each([undefined, 1, 2, 3])(
    'folds the searched fields again; cut short at write %s, and the same when run twice (SEARCH-7)',
    async (cut) => {
      for (const [name, documents] of Object.entries(OLD)) {
        await own.db.collection(name).insertMany(documents.map(([document]) => ({ ...document })));
      }
      if (cut !== undefined) {
        await expect(oneFolding.run(cutAt(own.db, cut, 'bulkWrite'))).rejects.toThrow('the power is gone');
      }
      for (const _round of [1, 2]) {
        await oneFolding.run(own.db);
        for (const [name, documents] of Object.entries(OLD)) {
          const stored = await own.db
            .collection(name)
            .find({}, { projection: { _id: 0 } })
            .toArray();
          expect(stored).toEqual(documents.map(([document, searchText]) => ({ ...document, searchText })));
        }
      }
    },
  );
});
