import {
  type AppliedConcept,
  isForEveryone,
  type PaidAdjustment,
  type PayBasis,
  proRataOf,
  type TypedLine,
} from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type AdjustmentDoc, AdjustmentModel } from '../../working-time/index.ts';
import { type ConceptDoc, ConceptModel } from '../concepts/concept-model.ts';
import { earnedOf } from '../concepts/concept-values.ts';
import { type LineDoc, LineModel } from '../concepts/line-model.ts';
import type { Whose } from './points.ts';

/** Payments besides time; those of one person by the person's id. */
export interface Additions {
  readonly adjustments: ReadonlyMap<string, PaidAdjustment[]>;
  readonly lines: ReadonlyMap<string, TypedLine[]>;
  /** The concepts that apply to a person (CONCEPT-2). */
  readonly conceptsFor: (employeeId: string, pay: PayBasis) => AppliedConcept[];
}

/**
 * Reads the unpaid additions of the first open period; later periods get recurring concepts only. `fullDays` is null unless
 * a new schedule shortened the period.
 */
export async function readAdditions(
  { companyId, employeeId }: Whose,
  { isFirstOpen, fullDays }: { isFirstOpen: boolean; fullDays: number | null },
  session: ClientSession,
): Promise<Additions> {
  const conceptsFor = (found: readonly ConceptDoc[]) => applying(found, fullDays);
  const waiting = { companyId, runId: null };
  const concepts = await driverCollection(ConceptModel)
    .find(isFirstOpen ? waiting : { ...waiting, once: false }, { session })
    .sort({ _id: 1 })
    .toArray();
  if (!isFirstOpen) return { adjustments: new Map(), lines: new Map(), conceptsFor: conceptsFor(concepts) };
  const own = { ...waiting, ...(employeeId && { employeeId }) };
  return { ...(await ownAdditions(own, session)), conceptsFor: conceptsFor(concepts) };
}

/** Reads the adjustments and lines of a run, by person and id; without a run, the unpaid ones. */
export async function ownAdditions(
  of: {
    companyId: Types.ObjectId;
    runId: Types.ObjectId | null;
    employeeId?: Types.ObjectId | { $in: Types.ObjectId[] };
  },
  session: ClientSession,
): Promise<Omit<Additions, 'conceptsFor'>> {
  // The index has the order, of one person or of all.
  const isOne = of.employeeId instanceof Types.ObjectId;
  const order = { ...(!isOne && { employeeId: 1 as const }), _id: 1 as const };
  const adjustments = await driverCollection(AdjustmentModel).find(of, { session }).sort(order).toArray();
  const lines = await driverCollection(LineModel).find(of, { session }).sort(order).toArray();
  return { adjustments: byPerson(adjustments, toAdjustment), lines: byPerson(lines, toLine) };
}

function applying(concepts: readonly ConceptDoc[], fullDays: number | null): Additions['conceptsFor'] {
  const known = concepts.map((concept) => ({
    concept: toConcept(concept, fullDays),
    whom: { basis: concept.basis, entitlement: earnedOf(concept).entitlement },
    named: concept.employeeIds && new Set(concept.employeeIds.map(String)),
  }));
  return (employeeId, pay) =>
    known
      .filter(({ whom, named }) => (named ? named.has(employeeId) : isForEveryone(whom, pay)))
      .map(({ concept }) => concept);
}

function byPerson<Doc extends { employeeId: Types.ObjectId }, Paid>(
  docs: readonly Doc[],
  paid: (doc: Doc) => Paid,
): Map<string, Paid[]> {
  const people = new Map<string, Paid[]>();
  for (const doc of docs) {
    const id = String(doc.employeeId);
    people.set(id, [...(people.get(id) ?? []), paid(doc)]);
  }
  return people;
}

function toAdjustment({ _id, recordId, days, at, ms, cents, reason, by }: AdjustmentDoc): PaidAdjustment {
  const date = days[0]?.date ?? at.toISOString().slice(0, 10);
  return { id: String(_id), recordId: String(recordId), date, ms, cents, reason, by: by.fullname };
}

function toConcept(concept: ConceptDoc, fullDays: number | null): AppliedConcept {
  const { _id, name, kind, basis, value, once } = concept;
  const proRata =
    basis === 'fixed' ? proRataOf({ ...earnedOf(concept), isRegular: !once }, fullDays) : undefined;
  return { id: String(_id), name, kind, basis, value, ...(proRata && { proRata }) };
}

function toLine({ _id, name, kind, cents, note, debt }: LineDoc): TypedLine {
  return { id: String(_id), name, kind, cents, note, ...(debt && { debt }) };
}
