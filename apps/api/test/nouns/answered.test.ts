import { LineOfBusinessNoun } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProjectModel } from '../../src/features/project/model.ts';
import { useApi } from '../harness.ts';
import { createScene } from '../scene.ts';
import { type Answered, callsIn, type Values } from './calls.ts';
import { NOUNS, type NounName, type StoredNoun } from './stored.ts';
import { madeUp } from './values.ts';

// The log prints an answer that breaks its schema, with the path of the missing field.
const api = useApi({ LOG_LEVEL: 'error' });

let calls: ReturnType<typeof callsIn>;
beforeAll(async () => {
  calls = callsIn(await createScene(api), api);
});

describe.each(Object.keys(NOUNS) as NounName[])('each field of a %s', (name) => {
  const { noun, model }: StoredNoun = NOUNS[name];
  const fields = Object.entries(noun.fields);
  /** The values for the fields of a part: given ones, or generated ones. */
  const valuesOf = (part: 'creation' | 'change') => {
    const at = part === 'creation' ? 0 : 1;
    const { given } = calls[name];
    return Object.fromEntries(
      fields.flatMap(([field, { [part]: schema }]) => {
        const made = field in given ? given[field]?.[at] : schema && madeUp(schema, `${name}.${field}`)[at];
        return schema && made !== undefined ? [[field, made]] : [];
      }),
    );
  };
  const expectedOf = (field: string, value: unknown) => {
    const answered = calls[name].answered?.[field];
    return answered ? answered(value as never) : value;
  };

  let created: Answered;
  let made: Values;
  const create = async () => {
    const plainOnes = () =>
      Object.fromEntries(
        noun.plain.map((field) => {
          const { answer } = noun.fields[field] ?? {};
          return [field, answer && madeUp(answer, `${name}.${field}`)[0]];
        }),
      );
    made ??= calls[name].change ? valuesOf('creation') : plainOnes();
    created ??= await calls[name].create(made as never);
    return created;
  };

  it.each(fields)('%s is answered as it was sent for a new one', async (field) => {
    const answer = await create();
    if (!(field in made)) return;
    const what = `${name}.${field}: its model path, its line in the verb of creation or on the wire is missing`;
    expect(answer[field], what).toEqual(expectedOf(field, made[field]));
    expect((await calls[name].read(answer._id))?.[field], `${what}; where it is read`).toEqual(
      expectedOf(field, made[field]),
    );
  });

  it.each(fields)('%s is answered as it was changed', async (field) => {
    const { _id } = await create();
    const changes = calls[name].change ? valuesOf('change') : {};
    if (!(field in changes)) return;
    // A noun that is changed as a whole is given the whole.
    const body = noun === LineOfBusinessNoun ? changes : { [field]: changes[field] };
    await calls[name].change?.(_id, body as never);
    const what = `${name}.${field}: its line in the verb of change is missing`;
    expect((await calls[name].read(_id))?.[field], what).toEqual(expectedOf(field, changes[field]));
  });

  it.each(noun.plain)('%s has its fallback if a document is older than it', async (field) => {
    const fallback = noun.fields[field]?.fallback;
    if (fallback === undefined) return;
    const { _id } = await create();
    await model.collection.updateOne({ _id: new Types.ObjectId(_id) }, { $unset: { [field]: '' } });
    await ProjectModel.updateMany({}, { $set: { boardVersion: new Types.ObjectId() } });
    const what = `${name}.${field}: the wire does not take it from plainOf`;
    expect((await calls[name].read(_id))?.[field], what).toEqual(fallback);
  });
});
