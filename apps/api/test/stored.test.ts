import { beforeEach, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { transaction } from '../src/platform/database.ts';
import { createPerson, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { Stored } from './stored.ts';

const api = useApi();
let person: Person;
let stored: Stored;

beforeEach(async () => {
  person = await createPerson(api, 'manager');
  stored = await Stored.now();
  expect(await stored.isUnchanged()).toBe(true);
});

const rename = (fullname: string) => PersonModel.updateOne({ _id: person._id }, { fullname });

it('sees a change, also after it was found unchanged', async () => {
  await PersonModel.find();
  expect(await stored.isUnchanged()).toBe(true);
  await rename('Otra');
  expect(await stored.isUnchanged()).toBe(false);
  expect(await stored.isUnchanged()).toBe(false);
});

it('sees a change that an aggregation merges', async () => {
  await PersonModel.aggregate([
    { $set: { fullname: 'Otra' } },
    { $merge: { into: PersonModel.collection.name } },
  ]);
  expect(await stored.isUnchanged()).toBe(false);
});

it('the reader sees the changes of a transaction', async () => {
  await transaction((session) =>
    PersonModel.updateOne({ _id: person._id }, { fullname: 'Otra' }, { session }),
  );
  expect(await stored.isUnchanged()).toBe(false);
});

it('sees none once that is restored', async () => {
  await rename('Otra');
  await stored.restore();
  expect(await stored.isUnchanged()).toBe(true);
  await rename('Otra');
  expect(await stored.isUnchanged()).toBe(false);
});
