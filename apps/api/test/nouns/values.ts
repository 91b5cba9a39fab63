import { z } from 'zod';
import { counted } from '../counted.ts';

const TEXTS = [
  'Texto uno',
  'Texto dos',
  'texto.uno',
  'texto.dos',
  'uno@example.com',
  'dos@example.com',
  '#010203',
  '#030201',
  'America/Mexico_City',
  'America/Bogota',
  '12:00',
  '12:30',
  'GTQ',
  'HNL',
];
const people = counted();

/** Two values that a schema takes and leaves as they are. */
export function madeUp(schema: z.ZodType, what: string): readonly unknown[] {
  people.count += 1;
  const unique = [`unica${people.count}`, `otra${people.count}`].flatMap((word) => [
    word,
    `${word}@example.com`,
  ]);
  const lists = [['una'], ['otra', 'más']];
  const enums = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const options = enums instanceof z.ZodEnum ? enums.options : [];
  const nullable = enums instanceof z.ZodNullable ? enums.unwrap() : undefined;
  const inner = nullable instanceof z.ZodEnum ? nullable.options : [];
  const candidates = [
    ...unique,
    ...options.toReversed(),
    ...inner,
    7,
    8,
    9.5,
    true,
    false,
    ...lists,
    ...TEXTS,
  ];
  const fitting = candidates.filter((candidate) => {
    const parsed = schema.safeParse(candidate);
    return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(candidate);
  });
  if (fitting.length < 2) throw new Error(`${what}: no values to try it with; add some to 'given'`);
  return fitting;
}
