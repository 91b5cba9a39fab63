import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from './index.ts';
import { isUpload, type Route } from './route.ts';

/** A name in the spelling of a Mac: each mark is a separate character. */
const TYPED = 'Nun\u0303ez';

/** Texts of programs, and passwords, whose former hashes match only the typed form (SESSION-39). */
const AS_TYPED = /\/(?:password|currentPassword|code|token|stamp|version|params)$|^service\.report/;

/** The texts in a schema, by their path. */
function textsIn(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const within = (part: unknown) => (part ? textsIn(part as z.ZodType, path) : []);
  if (def.type === 'string') return [[path, schema]];
  if (def.type === 'object')
    return Object.entries(def.shape as z.ZodRawShape).flatMap(([name, part]) =>
      textsIn(part as z.ZodType, `${path}/${name}`),
    );
  if (def.type === 'union') return (def.options as z.ZodType[]).flatMap(within);
  if (def.type === 'pipe') {
    const first = within(def.in);
    return first.length > 0 ? first.map(([name]) => [name, schema]) : within(def.out);
  }
  return within(def.innerType ?? def.element);
}

const TEXTS = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Route>(verbs).flatMap(([verb, { body }]) =>
    body && !isUpload(body) ? textsIn(body, `${noun}.${verb}`) : [],
  ),
);

const written = TEXTS.flatMap(([path, schema]) => {
  const parsed = schema.safeParse(TYPED);
  return parsed.success && !AS_TYPED.test(path) ? [[path, parsed.data] as const] : [];
});

describe('a text that a route takes (WIRE-28)', () => {
  it('is stored in one form, however it was typed', () => {
    expect(written.length).toBeGreaterThan(80);
    const left = written.filter(([, stored]) => stored !== 'Nuñez');
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('has nothing invisible where it is a name, a title or a tag', () => {
    const names = TEXTS.filter(
      ([path]) => !AS_TYPED.test(path) && /\/(?:fullname|name|title|titles|tags|type|status)$/.test(path),
    );
    const left = names.filter(([, schema]) => {
      const { success, data } = schema.safeParse('A\u200bb\u00adc');
      return success && data !== 'Abc';
    });
    expect(names.length).toBeGreaterThan(20);
    expect(left.map(([path]) => path)).toEqual([]);
  });
});
