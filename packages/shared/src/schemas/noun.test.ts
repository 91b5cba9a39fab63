import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { formValues, noun, type PlainValues, plainOf, text, value } from './noun.ts';

const Animal = noun({
  _id: { answer: z.string() },
  name: text(z.string().min(2)),
  sound: text(z.string().max(9), 'moo'),
  legs: value(z.number().max(8), 4),
  keeper: { answer: z.object({ name: z.string() }), creation: z.string(), change: z.string() },
  fed: { answer: z.boolean().nullable(), plain: true, fallback: null },
});
const cow = {
  _id: '1',
  name: 'Rosa',
  sound: 'muu',
  legs: 4,
  keeper: { name: 'Ana' },
  fed: true as boolean | null,
};

describe('a noun', () => {
  it('is answered as its fields are, and texts by no rule of input', () => {
    expect(Animal.answer.parse({ ...cow, name: 'R', secret: 1 })).toEqual({ ...cow, name: 'R' });
    expectTypeOf<z.infer<typeof Animal.answer>>().toEqualTypeOf(cow);
  });

  it('is created with its required values, and defaults for the rest', () => {
    expect(Animal.creation.parse({ name: 'Rosa', keeper: 'ana', fed: true })).toEqual({
      name: 'Rosa',
      sound: 'moo',
      legs: 4,
      keeper: 'ana',
    });
    expect(Animal.creation.safeParse({ keeper: 'ana' }).error?.issues).toMatchObject([{ path: ['name'] }]);
  });

  it('is changed in any part, and nothing that is not given is filled in', () => {
    expect(Animal.changes.parse({ legs: 3, _id: '2' })).toEqual({ legs: 3 });
    expectTypeOf<z.infer<typeof Animal.changes>>().toEqualTypeOf<{
      name?: string | undefined;
      sound?: string | undefined;
      legs?: number | undefined;
      keeper?: string | undefined;
    }>();
  });

  it('has a fallback for a field that is newer than a document', () => {
    const stored: PlainValues<typeof Animal> = plainOf(Animal, { name: 'Rosa', legs: 3 });
    expect(stored).toEqual({ name: 'Rosa', sound: 'moo', legs: 3, fed: null });
  });

  it('fills a form with a thing that is there, or for a new one with defaults and empty texts', () => {
    expect(formValues(Animal, cow)).toEqual({ name: 'Rosa', sound: 'muu', legs: 4 });
    expect(formValues(Animal, null)).toEqual({ name: '', sound: 'moo', legs: 4 });
    expectTypeOf(formValues(Animal, null)).toEqualTypeOf<{ name: string; sound: string; legs: number }>();
  });
});
