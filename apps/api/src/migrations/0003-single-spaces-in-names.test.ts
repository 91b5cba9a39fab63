import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { singleSpacesInNames } from './0003-single-spaces-in-names.ts';

const own = useEmptyDatabase();

describe('0003-single-spaces-in-names', () => {
  it('writes one space for several, twice as once, unless the shorter name is taken', async () => {
    const lines = own.db.collection('lines_of_business');
    await lines.createIndex({ nameKey: 1 }, { unique: true });
    await lines.insertMany([
      { name: 'Obra  civil', nameKey: 'obra  civil' },
      { name: 'Café\u00a0 fino', nameKey: 'café  fino' },
      { name: 'Café fino', nameKey: 'café fino' },
    ]);
    const companies = own.db.collection('companies');
    await companies.insertMany([{ name: 'Taller   Luna' }, { name: 'Taller Sol' }]);
    const names = async (collection: typeof lines) =>
      (await collection.find().toArray()).map(({ name }) => name);
    for (const _round of [1, 2]) {
      await singleSpacesInNames.run(own.db);
      expect(await names(companies)).toEqual(['Taller Luna', 'Taller Sol']);
      expect(await names(lines)).toEqual(['Obra civil', 'Café\u00a0 fino', 'Café fino']);
      expect(await lines.countDocuments({ nameKey: 'obra civil' })).toBe(1);
    }
  });
});
