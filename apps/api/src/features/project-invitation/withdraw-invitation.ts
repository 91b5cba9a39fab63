import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { type ProjectInvitationDoc, ProjectInvitationModel } from './model.ts';

/**
 * Takes an invitation back.
 * @throws AppError `not_found` for one to a project that is not the caller's to change, or that was answered
 */
export async function withdrawInvitation(id: string, actor: Actor): Promise<void> {
  const { deletedCount } = await ProjectInvitationModel.deleteOne({
    $and: [{ _id: id }, inOwnedCompanies<ProjectInvitationDoc>(actor)],
  });
  if (deletedCount === 0) throw notFound('invitation');
}
