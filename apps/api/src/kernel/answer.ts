import { z } from 'zod';

/** A parsed value, with its schema. */
const checked = new WeakMap<object, z.ZodType>();

/**
 * Passes the result of a verb through its schema. A verb that writes calls it before it commits, so that an
 * unanswerable result is not stored and a `500` leaves no trace.
 * @throws ZodError
 */
export function answer<S extends z.ZodType<object>>(schema: S, value: z.output<S>): z.output<S> {
  const parsed = schema.parse(value);
  checked.set(parsed, schema);
  return parsed;
}

/**
 * Passes an answer through its schema, except the parts that `answer` has already passed.
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
