import fc from 'fast-check';
import { INSTANTS, nastyValue } from './values.ts';

/** The parts of JSON Schema that zod writes for our inputs. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Longest list that is made: enough to go beyond every limit but that of a reorder. */
const MAX_ITEMS = 24;

/**
 * Values of a schema and of its surroundings: in and just outside its limits, and now and then something
 * else altogether. `ids` are those of things that exist.
 */
export function around(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: nastyValue });
}

function fitting(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => around(option, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum, ...schema.enum.map((word) => `${word} `));
  switch (schema.type) {
    case 'string':
      return text(schema, ids);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(around(schema.items ?? {}, ids), { maxLength: MAX_ITEMS });
    case 'object':
      return object(schema, ids);
    default:
      return nastyValue;
  }
}

function text({ format, pattern, minLength = 0, maxLength = 80 }: JsonSchema, ids: readonly string[]) {
  if (format === 'date-time') return fc.constantFrom(...INSTANTS);
  if (pattern?.includes('0-9a-f]{24}')) {
    const malformed = ids.slice(0, 2).flatMap((id) => [id.slice(1), `${id}0`, ` ${id}`, id.toUpperCase()]);
    return fc.constantFrom(...ids, ...malformed, '0'.repeat(24));
  }
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0);
  return fc.oneof(
    fc.constantFrom(...lengths.map((length) => 'a'.repeat(length))),
    fc.constantFrom(...lengths.map((length) => 'ñ'.repeat(length)), '#00ff00', 'ana@example.com'),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );
}

function number({ minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  const edges = [minimum - 1, minimum, minimum + 0.01, minimum + 0.001, maximum, maximum + 1];
  return fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: 50 }), fc.double());
}

function object({ properties = {} }: JsonSchema, ids: readonly string[]): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, inner]) => [name, around(inner, ids)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}
