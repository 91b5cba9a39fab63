import type { AnyNoun, PlainValues } from '@faena/shared/schemas';
import mongoose, { type SchemaDefinitionProperty } from 'mongoose';
import { z } from 'zod';

// Set here, because every schema is made after this module loads. Without it Mongoose would silently drop a field
// that the schema lacks.
mongoose.set('strict', 'throw');

/** The plain fields of a noun as paths of its Mongoose schema: required, or with the fallback of the noun. */
export function plainPaths<N extends AnyNoun>({ plain, fields }: N) {
  const paths = plain.map((name) => {
    const { answer, fallback } = fields[name] ?? {};
    const type = typeOf(answer, name);
    const isList = Array.isArray(fallback);
    return [
      name,
      fallback === undefined
        ? { type, required: true }
        : { type, default: isList ? () => [...fallback] : fallback },
    ];
  });
  return Object.fromEntries(paths) as Record<keyof PlainValues<N>, SchemaDefinitionProperty>;
}

function typeOf(schema: z.ZodType | undefined, name: string): SchemaDefinitionProperty {
  if (schema instanceof z.ZodNullable) return typeOf(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return String;
  if (schema instanceof z.ZodNumber) return Number;
  if (schema instanceof z.ZodBoolean) return Boolean;
  if (schema instanceof z.ZodArray)
    return [typeOf(schema.element as z.ZodType, name)] as SchemaDefinitionProperty;
  throw new TypeError(`${name} is of a kind that cannot be stored as it is answered: it is not plain`);
}
