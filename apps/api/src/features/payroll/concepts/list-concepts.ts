import type { Concept, ConceptFilter } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { CompanyModel } from '../../company/index.ts';
import { type ConceptDoc, ConceptModel } from './concept-model.ts';
import { conceptToWire } from './concept-wire.ts';

/**
 * The concepts of a company that its next run applies, oldest first, without used-up ones.
 * @throws AppError `not_found` for a company out of reach
 */
export async function listConcepts({ companyId: id }: ConceptFilter, actor: Actor): Promise<Concept[]> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  if (!(await CompanyModel.exists({ _id: companyId }))) throw notFound('company');
  const concepts = await ConceptModel.find({ companyId, runId: null }).sort({ _id: 1 }).lean<ConceptDoc[]>();
  return concepts.map(conceptToWire);
}
