import { fromCents } from '@faena/shared/domain';
import { Concept, type ConceptChanges } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict } from '../../../kernel/errors.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addEvents } from '../../ledger/index.ts';
import { type ConceptDoc, ConceptModel } from './concept-model.ts';
import { earnedOf, lockNamed, storedEntitlement, storedValue } from './concept-values.ts';
import { conceptState, conceptToWire } from './concept-wire.ts';
import { findConcept } from './find-concept.ts';

/**
 * Changes any values of a concept from the open period on; closed slips keep theirs (SLIP-1). One of two concurrent
 * changes succeeds.
 * @throws AppError `not_found` out of reach, or for a named person who does not work there; `conflict` if it was
 * changed meanwhile or a run has used it up; `validation_failed` for an invalid percentage
 */
export async function changeConcept(
  id: string,
  changes: ConceptChanges,
  actor: Actor,
  { clock }: Services,
): Promise<Concept> {
  return transaction((session) => changeConceptWith(id, changes, { actor, at: clock.now(), session }));
}

/** Changes a concept within the transaction of another change, such as another schedule (PERIOD-8). */
export async function changeConceptWith(
  id: string,
  { version, reason, employeeIds, ...changes }: ConceptChanges,
  { actor, at, session }: { actor: Actor; at: Date; session: ClientSession },
): Promise<Concept> {
  const before = await findConcept(id, version, actor, session);
  const { _id, companyId } = before;
  const { name = before.name, kind = before.kind, basis = before.basis, once = before.once } = changes;
  const value = storedValue(basis, changes.value ?? fromCents(before.value));
  const known = earnedOf(before);
  const { entitlement = known.entitlement, fullAt = known.fullAt } = changes;
  const earned = storedEntitlement(basis, { entitlement, fullAt });
  const after: ConceptDoc = { ...before, name, kind, basis, once, value, ...earned, version: version + 1 };
  if (employeeIds !== undefined) {
    after.employeeIds = employeeIds && (await named(before, employeeIds, session));
  }
  const states = { before: conceptState(before), after: conceptState(after) };
  if (JSON.stringify(states.before) === JSON.stringify(states.after)) {
    return answer(Concept, conceptToWire(before));
  }
  const changed = answer(Concept, conceptToWire(after));
  const unchanged = { _id, version, runId: null };
  const { matchedCount } = await driverCollection(ConceptModel).replaceOne(unchanged, after, { session });
  if (matchedCount === 0) throw conflict('concept_changed');
  const subject = { id: _id, employeeId: null };
  const event = { companyId, at, actor, action: 'concept-changed', subject, reason } as const;
  await addEvents([{ ...event, ...states }], session);
  return changed;
}

/** The people after the change. A person named before may have left since, and is still paid once. */
async function named(
  { companyId, employeeIds }: ConceptDoc,
  ids: readonly string[],
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const known = new Set(employeeIds?.map(String));
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0) await lockNamed(others, companyId, session);
  return ids.map((id) => new Types.ObjectId(id));
}
