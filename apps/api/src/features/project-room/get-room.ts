import { ProjectRoom } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { findVisibleProject } from '../project/index.ts';
import { countSent } from '../project-invitation/index.ts';
import { ArchivedTaskModel } from '../task-archive/index.ts';
import { fileBytesOf } from '../task-store/index.ts';

const MIB = 1_048_576;

/**
 * How much a project uses of the limits that no list shows (LIMIT-25). The bytes of
 * texts are the stored upper bounds.
 * @throws AppError `not_found` or `forbidden`, see `findVisibleProject`
 */
export async function getRoom(id: string, actor: Actor): Promise<ProjectRoom> {
  const { _id, companyId, boardBytes } = await findVisibleProject(actor, id);
  const [archivedTasks, sentInvitations, ownerBytes, fileBytes] = await Promise.all([
    ArchivedTaskModel.countDocuments({ projectId: _id }),
    countSent(actor),
    ownsCompany(actor, companyId) ? bytesOfOwner(companyId) : null,
    fileBytesOf(companyId),
  ]);
  return answer(ProjectRoom, {
    archivedTasks,
    sentInvitations,
    boardMebibytes: boardBytes === undefined ? null : mebibytes(boardBytes),
    ownerMebibytes: ownerBytes === null ? null : mebibytes(ownerBytes),
    fileMebibytes: mebibytes(fileBytes),
  });
}

/** The stored bytes of the projects of a company's owner; null where they were never counted. */
async function bytesOfOwner(companyId: Types.ObjectId): Promise<number | null> {
  const company = await CompanyModel.findById(companyId, { createdBy: 1 }).lean();
  const owner = company && (await PersonModel.findById(company.createdBy, { ownedProjectBytes: 1 }).lean());
  return owner?.ownedProjectBytes ?? null;
}

/** To a tenth, rounded up, so that a full limit never reads as one with room. */
function mebibytes(bytes: number): number {
  return Math.ceil((bytes / MIB) * 10) / 10;
}
