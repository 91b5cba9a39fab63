import { z } from 'zod';

/**
 * One field of a noun. A field takes part only where its line says so: without `creation` in no creation, without
 * `change` in no change.
 */
interface Field {
  /** As it leaves. Looser than what is taken in: what is stored was taken in by the rules of its day. */
  readonly answer?: z.ZodType;
  /** As it is taken in of a new thing. */
  readonly creation?: z.ZodType;
  /** As it is taken in of one that is there. */
  readonly change?: z.ZodType;
  /** Stored under its name and just as it is answered: the model and the wire follow from the noun. */
  readonly plain?: true;
  /** The value of a plain field in an older document, and in an empty form. */
  readonly fallback?: unknown;
}

type Fallback<S extends z.ZodType> = z.core.util.NoUndefined<z.output<S>>;

/** A plain text that a new thing must be given or, with a `fallback`, may. */
export function text<S extends z.ZodType<string>>(input: S): Plain<z.ZodString, S, S>;
export function text<S extends z.ZodType<string>>(
  input: S,
  fallback: Fallback<S>,
): Plain<z.ZodString, z.ZodDefault<S>, S>;
export function text<S extends z.ZodType<string>>(input: S, fallback?: Fallback<S>): Plain {
  const creation = fallback === undefined ? input : input.default(fallback);
  return { answer: z.string(), creation, change: input, plain: true, fallback };
}

/** A plain value of another kind, with what it is where a new thing is not given one. */
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
  /** All that can be changed: what a form of it holds. */
  readonly form: z.ZodObject<Shape<F, 'change'>>;
  /** Any part of that: the input of a change. */
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
    // Which field has which part is in the types of the fields, and not to be followed through the loops.
  } as unknown as Noun<F>;
}

/** Any noun, where its schemas do not matter. */
export type AnyNoun = Pick<Noun, 'fields'> & { readonly plain: readonly string[] };

/** The plain fields of a noun with their values. */
export type PlainValues<N extends AnyNoun> = {
  [K in PlainKey<N['fields']>]: N['fields'][K] extends { answer: infer A extends z.ZodType }
    ? z.output<A>
    : never;
};

/** Those that can be changed. */
export type FormValues<N extends AnyNoun> = {
  [K in PlainKey<N['fields']> as N['fields'][K] extends { change: z.ZodType } ? K : never]: PlainValues<N>[K];
};

/** The plain fields of something that is stored; where it lacks one, what the noun says instead. */
export function plainOf<N extends AnyNoun>(noun: N, stored: Partial<PlainValues<N>>): PlainValues<N> {
  return valuesOf(noun, noun.plain, stored) as PlainValues<N>;
}

/** The start of a form: the plain fields of an existing thing, or of a new one. */
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
