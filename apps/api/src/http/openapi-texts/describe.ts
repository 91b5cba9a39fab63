import { FIELDS, FIELDS_OF_OWNERS, type FieldText } from './fields.ts';
import type { Json } from './json.ts';
import { boundTexts } from './lengths.ts';

/**
 * Describes each field of a schema: its meaning, the lengths of its text, and an example of a plain value.
 * @param owner the name of the schema, or of the route that has it, as in the keys of `FIELDS_OF_OWNERS`
 */
export function describeFields<T>(owner: string, schema: T): T {
  if (Array.isArray(schema)) return schema.map((part) => describeFields(owner, part)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [
    key,
    key === 'properties' ? describeProperties(owner, part) : describeFields(owner, part),
  ]);
  return Object.fromEntries(parts);
}

function describeProperties(owner: string, properties: Record<string, Json>): Record<string, Json> {
  const described = Object.entries(properties).map(([name, property]) => {
    const text = FIELDS_OF_OWNERS[`${owner}.${name}`] ?? FIELDS[name];
    return [
      name,
      boundTexts(name, { ...(text && textOf(text, property)), ...describeFields(owner, property) }),
    ];
  });
  return Object.fromEntries(described);
}

function textOf(text: FieldText, property: Json): Json {
  if (typeof text === 'string') return { description: text };
  const [description, ...examples] = text;
  const example = exampleOf(property, examples);
  return { description, ...(example !== undefined && { examples: [example] }) };
}

/** The example for the type of a property, in a list for a list; an enumeration needs none. */
function exampleOf(property: Json, examples: readonly unknown[]): unknown {
  const types = [property.type].flat();
  if (types.includes('array')) {
    const item = exampleOf(property.items as Json, examples);
    return item === undefined ? undefined : [item];
  }
  if ('enum' in property || 'const' in property) return undefined;
  return examples.find((example) => types.some((type) => TYPE_OF[String(type)] === typeof example));
}

const TYPE_OF: Readonly<Record<string, string>> = { string: 'string', number: 'number', integer: 'number' };
