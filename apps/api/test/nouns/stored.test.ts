import * as schemas from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { NOUNS, type StoredNoun } from './stored.ts';

// Without an API: where a field has no place, nothing of its noun can be made, and no other test says why.

it('no noun is left out', () => {
  const declared = Object.entries(schemas).filter(([name]) => name.endsWith('Noun'));
  expect(Object.values(NOUNS).map(({ noun }) => noun)).toEqual(
    expect.arrayContaining(declared.map(([, noun]) => noun)),
  );
});

describe.each(Object.entries<StoredNoun>(NOUNS))('each field of a %s', (name, row) => {
  const { noun, model, stored, required } = row;
  const fields = Object.entries(noun.fields);

  it.each(fields)('%s has its path in the stored document', (field, { plain, answer, fallback }) => {
    if (!plain) {
      const why =
        'it is not plain: say here where it is stored, and give it its line in model, verb and wire';
      expect(Object.keys(stored), `${name}.${field}: ${why}`).toContain(field);
    }
    const path = plain ? field : stored[field];
    if (!path) return;
    const stands = model.schema.path(path);
    expect(stands, `${name}.${field}: the model has no path '${path}'`).toBeDefined();
    if (!plain) return;
    expect(new model().toObject()[path], `${name}.${field}: of a new document`).toEqual(fallback);
    if (fallback !== undefined) expect(answer?.safeParse(fallback).success, `${name}.${field}`).toBe(true);
  });

  it.each(noun.plain)('%s is in every document, or has a fallback for older ones', (field) => {
    if (noun.fields[field]?.fallback !== undefined) return;
    const why =
      'what was stored before it cannot be answered: give it a fallback, or a migration and its name in required';
    expect(required, `${name}.${field}: plain, without a fallback; ${why}`).toContain(field);
  });
});
