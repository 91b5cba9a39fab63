import type { ConceptRemoval } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addEvents } from '../../ledger/index.ts';
import { ConceptModel } from './concept-model.ts';
import { conceptState } from './concept-wire.ts';
import { findConcept } from './find-concept.ts';

/**
 * Removes a concept from the open period on; closed slips keep theirs.
 * @throws AppError `not_found` out of reach; `conflict` if it was changed meanwhile or a run has used it up
 */
export async function removeConcept(
  id: string,
  { version, reason }: ConceptRemoval,
  actor: Actor,
  { clock }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const concept = await findConcept(id, version, actor, session);
    const { _id, companyId } = concept;
    const unchanged = { _id, version: concept.version, runId: null };
    const { deletedCount } = await ConceptModel.deleteOne(unchanged, { session });
    if (deletedCount === 0) throw conflict('concept_changed');
    const subject = { id: _id, employeeId: null };
    const event = { companyId, at: clock.now(), actor, action: 'concept-removed', subject, reason } as const;
    await addEvents([{ ...event, before: conceptState(concept), after: null }], session);
  });
}
