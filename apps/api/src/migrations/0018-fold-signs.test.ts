import { expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { foldSigns } from './0018-fold-signs.ts';

const own = useEmptyDatabase();

it('0018-fold-signs folds stored signs as a search does, and changes nothing when run twice (SEARCH-7)', async () => {
  const project = { name: 'Paso 1\ufe0f\u20e3 👍🏽 👷🏽\u200d♂\ufe0f', description: 'Tubo de ½' };
  const old = { ...project, searchText: 'paso 1\u20e3 👍🏽 👷🏽♂\0tubo de 1\u20442' };
  await own.db.collection('projects').insertOne({ ...old });
  for (const _round of [1, 2]) {
    await foldSigns.run(own.db);
    const stored = await own.db.collection('projects').findOne({}, { projection: { _id: 0 } });
    expect(stored).toEqual({ ...project, searchText: 'paso 1 👍 👷\0tubo de 1/2' });
  }
});
