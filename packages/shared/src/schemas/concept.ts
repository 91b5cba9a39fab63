import { z } from 'zod';
import {
  CONCEPT_BASES,
  CONCEPT_ENTITLEMENTS,
  LENGTHS,
  LINE_KINDS,
  MAX_CONCEPT_PEOPLE,
  MIN_LINE_AMOUNT,
  MOST_FULL,
} from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { Id, Money, Name, optionalText } from './primitives.ts';

/**
 * An addition or deduction of a company (CONCEPT-1). `value`: money a period, percent with two decimals, or money an
 * hour. `employeeIds` is null where it is for everyone; `once`: the next run uses it up. A fixed amount has an
 * `entitlement` (CONCEPT-7); pro rata, `fullAt` days or hours bring it whole.
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
  entitlement: z.enum(CONCEPT_ENTITLEMENTS),
  fullAt: z.number().nullable(),
  version: z.number().int(),
});
export type Concept = z.infer<typeof Concept>;

const Amount = Money.min(MIN_LINE_AMOUNT);
const Reason = optionalText(LENGTHS.reason).default('');

const Values = z.object({
  name: Name,
  kind: z.enum(LINE_KINDS),
  basis: z.enum(CONCEPT_BASES),
  value: Amount,
  employeeIds: listOf(Id, { min: 1, max: MAX_CONCEPT_PEOPLE })
    .refine((ids) => new Set(ids).size === ids.length, say('person_twice'))
    .nullable(),
  once: z.boolean(),
  entitlement: z.enum(CONCEPT_ENTITLEMENTS),
  fullAt: Amount.max(MOST_FULL.hours).nullable(),
});

/** `GET /payroll/concepts`. */
export const ConceptFilter = z.object({ companyId: Id });
export type ConceptFilter = z.infer<typeof ConceptFilter>;

/** `POST /payroll/concepts`. */
export const NewConcept = Values.extend({
  companyId: Id,
  employeeIds: Values.shape.employeeIds.default(null),
  once: Values.shape.once.default(false),
  entitlement: Values.shape.entitlement.default('worked'),
  fullAt: Values.shape.fullAt.default(null),
});
export type NewConcept = z.infer<typeof NewConcept>;

/** `PUT /payroll/concepts/:id`: any of the values; `version` is the state that the caller saw. */
export const ConceptChanges = Values.partial().extend({
  version: Concept.shape.version,
  reason: Reason,
});
export type ConceptChanges = z.infer<typeof ConceptChanges>;

/** `DELETE /payroll/concepts/:id`: with `version`, only if the concept is unchanged since. */
export const ConceptRemoval = z.object({ version: Concept.shape.version.optional(), reason: Reason });
export type ConceptRemoval = z.infer<typeof ConceptRemoval>;

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

/** `GET /payroll/lines`: the lines of the open period, of one person or of all. */
export const PayLineFilter = z.object({ companyId: Id, employeeId: Id.optional() });
export type PayLineFilter = z.infer<typeof PayLineFilter>;

/** `POST /payroll/lines`. */
export const NewPayLine = z.object({
  companyId: Id,
  employeeId: Id,
  name: Name,
  kind: z.enum(LINE_KINDS),
  amount: Amount,
  note: optionalText(LENGTHS.reason).default(''),
});
export type NewPayLine = z.infer<typeof NewPayLine>;

/** `PUT /payroll/lines/:id`: any of the values, while no run has the line. */
export const PayLineChanges = z.object({
  name: Name.optional(),
  kind: z.enum(LINE_KINDS).optional(),
  amount: Amount.optional(),
  note: optionalText(LENGTHS.reason).optional(),
  reason: Reason,
});
export type PayLineChanges = z.infer<typeof PayLineChanges>;

/** `DELETE /payroll/lines/:id`, while no run has it. */
export const PayLineRemoval = z.object({ reason: Reason });
export type PayLineRemoval = z.infer<typeof PayLineRemoval>;
