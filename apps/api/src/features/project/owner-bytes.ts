import { MAX_OWNER_MIB, PROJECT_BYTES, PROJECT_MEMBER_BYTES } from '@faena/shared/domain';
import { type PlainValues, ProjectNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { notFound, tooMany } from '../../kernel/errors.ts';
import { spendMore } from '../../platform/caller.ts';
import { LOCK } from '../../platform/lock.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { type ProjectDoc, ProjectModel } from './model.ts';

const MOST_BYTES = MAX_OWNER_MIB * 1_048_576;

/** The additional cost of a request that makes the database read all projects of an owner. */
const COUNT_COST = 20;

type Weighed = PlainValues<typeof ProjectNoun> & Pick<ProjectDoc, 'memberIds'>;

/** The bytes of a project towards its owner: all its plain texts and its members (LIMIT-27). */
export function bytesOfProject(project: Weighed): number {
  const texts: readonly string[] = Object.values(plainOf(ProjectNoun, project));
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return PROJECT_BYTES + bytes + project.memberIds.length * PROJECT_MEMBER_BYTES;
}

/**
 * Refuses a growth of an owner's projects beyond the limit (LIMIT-27), and locks the owner. Call it after the write, in its
 * transaction. Reductions are not subtracted, so projects that seem too large are counted again.
 * @param growth in bytes; nothing happens unless it is positive
 * @throws AppError `conflict`
 */
export async function growProjectsOf(
  _id: Types.ObjectId,
  growth: number,
  session: ClientSession,
): Promise<void> {
  if (growth <= 0) return;
  const fits = { _id, ownedProjectBytes: { $lte: MOST_BYTES - growth } };
  const grown = await PersonModel.updateOne(fits, { $inc: { ownedProjectBytes: growth } }, { session });
  if (grown.matchedCount === 0) await countAgain(_id, session);
}

/**
 * Counts another member of a company's project towards its owner (LIMIT-27), as `growProjectsOf` does.
 * @throws AppError `conflict`; `not_found` when the company is deleted
 */
export async function countMember(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const company = await CompanyModel.findById(companyId, { createdBy: 1 }, { session }).lean();
  if (!company) throw notFound('project');
  await growProjectsOf(company.createdBy, PROJECT_MEMBER_BYTES, session);
}

/**
 * Counts the projects of an owner again, and locks the owner.
 * @throws AppError `conflict` beyond the limit
 */
async function countAgain(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  spendMore(COUNT_COST);
  // First, so that a concurrent growth conflicts with the count.
  await PersonModel.updateOne({ _id }, LOCK, { session });
  const ownedProjectBytes = await countBytes(_id, session);
  if (ownedProjectBytes > MOST_BYTES) throw tooMany('too_many_owner_mebibytes', MAX_OWNER_MIB);
  await PersonModel.updateOne({ _id }, { $set: { ownedProjectBytes } }, { session });
}

/** Counts the bytes of an owner's stored projects, as `bytesOfProject` does. */
async function countBytes(ownerId: Types.ObjectId, session: ClientSession): Promise<number> {
  const companies = await CompanyModel.find({ createdBy: ownerId }, { _id: 1 }, { session }).lean();
  const bytes = {
    $add: [
      PROJECT_BYTES,
      ...ProjectNoun.plain.map((text) => ({ $strLenBytes: { $ifNull: [`$${text}`, ''] } })),
      { $multiply: [PROJECT_MEMBER_BYTES, { $size: { $ifNull: ['$memberIds', []] } }] },
    ],
  };
  const [sum] = await ProjectModel.aggregate<{ bytes: number }>([
    { $match: { companyId: { $in: companies.map(({ _id }) => _id) } } },
    { $group: { _id: null, bytes: { $sum: bytes } } },
  ]).session(session);
  return sum?.bytes ?? 0;
}
