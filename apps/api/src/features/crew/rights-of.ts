import type { CrewRight } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { ForemanModel } from './model.ts';

/** The times in which a person may mark others in a project, and the company of both. */
export interface ProjectRights {
  readonly companyId: Types.ObjectId;
  readonly rights: readonly CrewRight[];
}

/** The rights of a person in these projects, present and ended, by project. */
export async function rightsOf(
  personId: Types.ObjectId,
  projectIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<ReadonlyMap<string, ProjectRights>> {
  const docs = await driverCollection(ForemanModel)
    .find({ personId, projectId: { $in: [...projectIds] } }, { session })
    .toArray();
  const rights = new Map<string, ProjectRights>();
  for (const { projectId, companyId, givenAt, endedAt } of docs) {
    const known = rights.get(String(projectId))?.rights ?? [];
    const right = { from: +givenAt, until: endedAt && +endedAt };
    rights.set(String(projectId), { companyId, rights: [...known, right] });
  }
  return rights;
}
