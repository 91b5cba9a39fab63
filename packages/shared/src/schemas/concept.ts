import { z } from 'zod';
import { CONCEPT_BASES, LENGTHS, LINE_KINDS, MAX_RATE_PEOPLE } from '../domain/limits-and-defaults/index.ts';
import { Id, Money, Name, optionalText } from './primitives.ts';

/**
 * An addition or deduction of a company (CONCEPT-1). `value`: money a period, percent with two decimals, or money an
 * hour. `employeeIds` is null where it is for everyone; `once`: the next run uses it up.
 */
export const Concept = z.object({
  _id: Id,
  companyId: Id,
  name: z.string(),
  kind: z.enum(LINE_KINDS),
  basis: z.enum(CONCEPT_BASES),
  value: z.number(),
  employeeIds: z.array(Id).nullable(),
  once: z.boolean(),
  version: z.number().int(),
});
export type Concept = z.infer<typeof Concept>;

const Values = z.object({
  name: Name,
  kind: z.enum(LINE_KINDS),
  basis: z.enum(CONCEPT_BASES),
  value: Money,
  employeeIds: z.array(Id).min(1).max(MAX_RATE_PEOPLE).nullable(),
  once: z.boolean(),
});

/** `POST /payroll/concepts`. */
export const NewConcept = Values.extend({
  companyId: Id,
  employeeIds: Values.shape.employeeIds.default(null),
  once: Values.shape.once.default(false),
});
export type NewConcept = z.infer<typeof NewConcept>;

/** `PUT /payroll/concepts/:id`: any part; `version` is the one its changer saw. */
export const ConceptChanges = Values.partial().extend({ version: z.number().int() });
export type ConceptChanges = z.infer<typeof ConceptChanges>;

/** A line typed for a person into the open period (CONCEPT-4). */
export const PayLine = z.object({
  _id: Id,
  companyId: Id,
  employeeId: Id,
  name: z.string(),
  kind: z.enum(LINE_KINDS),
  amount: z.number(),
  note: z.string(),
});
export type PayLine = z.infer<typeof PayLine>;

/** `POST /payroll/lines`. */
export const NewPayLine = z.object({
  companyId: Id,
  employeeId: Id,
  name: Name,
  kind: z.enum(LINE_KINDS),
  amount: Money,
  note: optionalText(LENGTHS.reason).default(''),
});
export type NewPayLine = z.infer<typeof NewPayLine>;

/** `PUT /payroll/lines/:id`: any part of it, while no run has it. */
export const PayLineChanges = z.object({
  name: Name.optional(),
  kind: z.enum(LINE_KINDS).optional(),
  amount: Money.optional(),
  note: optionalText(LENGTHS.reason).optional(),
});
export type PayLineChanges = z.infer<typeof PayLineChanges>;
