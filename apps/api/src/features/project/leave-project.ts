import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { ProjectModel } from './model.ts';

/**
 * Removes the caller from a project of another company than their workplace, and from its tasks (MEMBER-9).
 * @throws AppError `not_found` for a stranger to it; `forbidden` for its creator, and at the caller's own workplace
 */
export async function leaveProject(
  projectId: string,
  actor: Actor,
  { clock, departures }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const project = await ProjectModel.findOneAndUpdate(
      { _id: projectId, memberIds: actor.id },
      { $pull: { memberIds: actor.id }, $set: { boardVersion: new Types.ObjectId() } },
      { session },
    ).lean();
    if (!project) throw notFound('project');
    const belongs = project.createdBy.equals(actor.id) || actor.companyId?.equals(project.companyId);
    if (belongs) throw forbidden();
    const membership = { projectId: project._id, personId: actor.id };
    await departures.whenMemberGoes(membership, { at: clock.now(), session });
  });
}
