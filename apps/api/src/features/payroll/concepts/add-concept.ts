import { MAX_CONCEPTS } from '@faena/shared/domain';
import { Concept, type NewConcept } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompany } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { type ConceptDoc, ConceptModel } from './concept-model.ts';
import { lockNamed, storedEntitlement, storedValue } from './concept-values.ts';
import { conceptState, conceptToWire } from './concept-wire.ts';

/**
 * Adds a concept to a company (CONCEPT-1); the next run applies it.
 * @throws AppError `not_found` for a company out of reach, or a named person who does not work there; `conflict` at
 * the limit; `validation_failed` for an invalid percentage
 */
export async function addConcept(
  { companyId: id, employeeIds, value, ...plain }: NewConcept,
  actor: Actor,
  { clock }: Services,
): Promise<Concept> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  return transaction(async (session) => {
    // The lock makes a concurrent addition wait, so that both count.
    await lockCompany(companyId, session);
    const present = await ConceptModel.countDocuments({ companyId, runId: null }).session(session);
    if (present >= MAX_CONCEPTS) throw conflict('too_many_concepts');
    const concept: ConceptDoc = {
      _id: new Types.ObjectId(),
      companyId,
      ...plain,
      ...storedEntitlement(plain.basis, plain),
      value: storedValue(plain.basis, value),
      employeeIds: employeeIds && (await lockNamed(employeeIds, companyId, session)),
      runId: null,
      version: 1,
    };
    const added = answer(Concept, conceptToWire(concept));
    await driverCollection(ConceptModel).insertOne(concept, { session });
    await addEvents(
      [
        {
          companyId,
          at: clock.now(),
          actor,
          action: 'concept-added',
          subject: { id: concept._id, employeeId: null },
          before: null,
          after: conceptState(concept),
        },
      ],
      session,
    );
    return added;
  });
}
