import { z } from 'zod';

/** A parsed value, with its schema. */
const checked = new WeakMap<object, z.ZodType>();

/**
 * Passes through its schema what a verb is about to answer. A verb that writes calls it before it commits, so an
 * unanswerable result is not stored, and a `500` left no trace.
 * @throws ZodError
 */
export function answer<S extends z.ZodType<object>>(schema: S, value: z.output<S>): z.output<S> {
  const parsed = schema.parse(value);
  checked.set(parsed, schema);
  return parsed;
}

/**
 * Passes what leaves through its schema, but for what `answer` has been through already: the whole, or parts of
 * an object.
 * @throws ZodError
 */
export function throughSchema<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  if (typeof value !== 'object' || value === null) return schema.parse(value);
  if (checked.get(value) === schema) return value as z.output<S>;
  if (!(schema instanceof z.ZodObject) || !Object.values(value).some(isChecked)) return schema.parse(value);
  const given = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries<z.ZodType>(schema.shape);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, throughSchema(part, given[name])]),
  ) as z.output<S>;
}

function isChecked(value: unknown): boolean {
  return typeof value === 'object' && value !== null && checked.has(value);
}
