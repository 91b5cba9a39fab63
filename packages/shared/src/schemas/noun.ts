import { z } from 'zod';

/** One field of an entity. A creation or a change accepts the field only if its line has `creation` or `change`. */
interface Field {
  /** The schema in answers. It is looser than that of requests, because older values followed older rules. */
  readonly answer?: z.ZodType;
  /** The schema in the request that creates. */
  readonly creation?: z.ZodType;
  /** The schema in the request that changes. */
  readonly change?: z.ZodType;
  /** The field is stored and answered under one name; model and serialization derive from the entity. */
  readonly plain?: true;
  /** The value of a plain field in an older document, and in an empty form. */
  readonly fallback?: unknown;
}

type Fallback<S extends z.ZodType> = z.core.util.NoUndefined<z.output<S>>;

/** Declares a plain text. A creation requires it, unless it has a `fallback`. */
export function text<S extends z.ZodType<string>>(input: S): Plain<z.ZodString, S, S>;
export function text<S extends z.ZodType<string>>(
  input: S,
  fallback: Fallback<S>,
): Plain<z.ZodString, z.ZodDefault<S>, S>;
export function text<S extends z.ZodType<string>>(input: S, fallback?: Fallback<S>): Plain {
  const creation = fallback === undefined ? input : input.default(fallback);
  return { answer: z.string(), creation, change: input, plain: true, fallback };
}

/** Declares a plain value of another type, with its default in a creation. */
export function value<S extends z.ZodType>(input: S, fallback: Fallback<S>): Plain<S, z.ZodDefault<S>, S> {
  return { answer: input, creation: input.default(fallback), change: input, plain: true, fallback };
}

interface Plain<A extends z.ZodType = z.ZodType, N = z.ZodType, C = z.ZodType> {
  readonly answer: A;
  readonly creation: N;
  readonly change: C;
  readonly plain: true;
  readonly fallback: z.output<A> | undefined;
}

type Fields = Readonly<Record<string, Field>>;
type Part = 'answer' | 'creation' | 'change';
type Shape<F extends Fields, P extends Part> = {
  [K in keyof F as F[K] extends Record<P, z.ZodType> ? K : never]: F[K] extends Record<
    P,
    infer S extends z.ZodType
  >
    ? S
    : never;
};
type Optional<Shape> = { [K in keyof Shape]: z.ZodOptional<Shape[K] & z.ZodType> };

/** The names of the plain fields among some. */
type PlainKey<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { plain: true } ? K : never;
}[keyof F & string];

/** The shapes derived from an entity's fields, each declared once. */
export interface Noun<F extends Fields = Fields> {
  readonly fields: F;
  readonly answer: z.ZodObject<Shape<F, 'answer'>>;
  /** The input of creation. */
  readonly creation: z.ZodObject<Shape<F, 'creation'>>;
  /** All changeable fields: the values of a form. */
  readonly form: z.ZodObject<Shape<F, 'change'>>;
  /** The input of a change: any of the changeable fields. */
  readonly changes: z.ZodObject<Optional<Shape<F, 'change'>>>;
  /** The names of its plain fields. */
  readonly plain: readonly PlainKey<F>[];
}

/** Declares a noun. */
export function noun<const F extends Fields>(fields: F): Noun<F> {
  const partsOf = (part: Part): Record<string, z.ZodType> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { [part]: schema }]) => (schema ? [[name, schema]] : [])),
    );
  const form = z.object(partsOf('change'));
  return {
    fields,
    answer: z.object(partsOf('answer')),
    creation: z.object(partsOf('creation')),
    form,
    changes: form.partial(),
    plain: Object.keys(fields).filter((name) => fields[name]?.plain),
    // The types of the fields know which part each has; the loops cannot.
  } as unknown as Noun<F>;
}

/** Any noun, for code that does not depend on its schemas. */
export type AnyNoun = Pick<Noun, 'fields'> & { readonly plain: readonly string[] };

/** The plain fields of a noun with their values. */
export type PlainValues<N extends AnyNoun> = {
  [K in PlainKey<N['fields']>]: N['fields'][K] extends { answer: infer A extends z.ZodType }
    ? z.output<A>
    : never;
};

/** The plain fields that can be changed. */
export type FormValues<N extends AnyNoun> = {
  [K in PlainKey<N['fields']> as N['fields'][K] extends { change: z.ZodType } ? K : never]: PlainValues<N>[K];
};

/** The plain fields of a stored document; a missing one gets the fallback. */
export function plainOf<N extends AnyNoun>(noun: N, stored: Partial<PlainValues<N>>): PlainValues<N> {
  return valuesOf(noun, noun.plain, stored) as PlainValues<N>;
}

/** The initial values of a form: the plain fields of an existing entity, or the fallbacks of a new one. */
export function formValues<N extends AnyNoun>(noun: N, thing: FormValues<N> | null): FormValues<N> {
  const names = noun.plain.filter((name) => noun.fields[name]?.change);
  return valuesOf(noun, names, thing ?? {}, '') as FormValues<N>;
}

function valuesOf({ fields }: AnyNoun, names: readonly string[], from: object, otherwise?: string): object {
  const given = from as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const fallback = fields[name]?.fallback;
    const missing = fallback === undefined ? otherwise : fallback;
    values[name] = given[name] === undefined ? missing : given[name];
  }
  return values;
}
