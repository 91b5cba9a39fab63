import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import { type ConceptDoc, ConceptModel } from './concept-model.ts';

/**
 * Finds a concept within reach that still applies.
 * @throws AppError `not_found`; `conflict` if a run has used it up, or it differs from the state that the caller saw
 */
export async function findConcept(
  id: string,
  version: number | undefined,
  actor: Actor,
  session: ClientSession,
): Promise<ConceptDoc> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<ConceptDoc>(actor)] };
  const concept = await ConceptModel.findOne(match, null, { session }).lean<ConceptDoc>();
  if (!concept) throw notFound('concept');
  if (concept.runId) throw conflict('concept_used');
  if (version !== undefined && version !== concept.version) throw conflict('concept_changed');
  return concept;
}
