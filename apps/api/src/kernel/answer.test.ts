import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answer, throughSchema } from './answer.ts';

const Thing = z.object({ name: z.string() });
const Told = z.object({ message: z.string(), thing: Thing });
const secret = { name: 'a', secret: 1 };

describe('an answer', () => {
  it('leaves through its schema, without anything that the schema lacks', () => {
    expect(throughSchema(Thing, secret)).toEqual({ name: 'a' });
    expect(answer(Thing, secret)).toEqual({ name: 'a' });
    expect(() => answer(Thing, { name: 1 } as never)).toThrow(z.ZodError);
    expect(() => throughSchema(Thing, null)).toThrow(z.ZodError);
  });

  it('is parsed once, whole or as part of another', () => {
    const parse = vi.spyOn(Thing, 'parse');
    const thing = answer(Thing, secret);
    expect(throughSchema(Thing, thing)).toBe(thing);
    expect(throughSchema(Told, { message: 'm', thing, secret })).toEqual({ message: 'm', thing });
    expect(parse).toHaveBeenCalledOnce();
  });

  it('is checked again for a second schema', () => {
    const Other = z.object({ name: z.string().min(2) });
    expect(() => throughSchema(Other, answer(Thing, secret))).toThrow(z.ZodError);
    expect(() => throughSchema(Told, { message: 1, thing: answer(Thing, secret) })).toThrow(z.ZodError);
    const Otherwise = z.object({ thing: Other });
    expect(() => throughSchema(Otherwise, { thing: answer(Thing, secret) })).toThrow(z.ZodError);
  });
});
