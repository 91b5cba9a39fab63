import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { transaction } from '../src/platform/database.ts';
import { createPerson, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { Stored } from './stored.ts';
import { Writes } from './writes.ts';

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

it('sees what is different from one moment, though it was restored to another', async () => {
  await rename('Otra');
  const later = await Stored.now();
  expect(await later.isUnchanged()).toBe(true);
  await stored.restore();
  expect(await stored.isUnchanged()).toBe(true);
  expect(await later.isUnchanged()).toBe(false);
  await later.restore();
  expect(await later.isUnchanged()).toBe(true);
  expect(await stored.isUnchanged()).toBe(false);
});

it('restores what a transaction wrote', async () => {
  await stored.restore();
  await transaction((session) =>
    PersonModel.updateOne({ _id: person._id }, { fullname: 'Otra' }, { session }),
  );
  await stored.restore();
  expect(await stored.isUnchanged()).toBe(true);
  expect(await PersonModel.countDocuments({ _id: person._id, fullname: 'Otra' })).toBe(0);
});

it('a collection may have changed with its own writes, with a commit of them, and with what names no collection', async () => {
  const writes = Writes.ofConnection([]);
  const people = PersonModel.collection.name;
  const counted = () => writes.count() ?? Number.NaN;
  const beforeAny = counted();
  const session = await mongoose.startSession();
  session.startTransaction();
  await PersonModel.updateOne({ _id: person._id }, { fullname: 'Otra' }, { session });
  expect(writes.mayHaveChanged(people, beforeAny)).toBe(true);
  expect(writes.mayHaveChanged('companies', beforeAny)).toBe(false);
  const open = counted();
  expect(writes.mayHaveChanged(people, open)).toBe(false);
  await session.commitTransaction();
  expect(writes.mayHaveChanged(people, open)).toBe(true);
  expect(writes.mayHaveChanged('companies', open)).toBe(false);
  await session.endSession();
  const merged = counted();
  await PersonModel.aggregate([{ $merge: { into: people } }]);
  expect(writes.mayHaveChanged('companies', merged)).toBe(true);
  expect(writes.mayHaveChanged('companies', undefined)).toBe(true);
});
