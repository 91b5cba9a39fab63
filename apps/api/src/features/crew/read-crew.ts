import type { Crew } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { type ProjectDoc, ProjectModel } from '../project/index.ts';
import { membersNow } from './members-now.ts';
import { ForemanModel } from './model.ts';
import { sitesWithCode } from './site-code/codes-of-sites.ts';

type Site = Pick<ProjectDoc, '_id' | 'name' | 'memberIds'>;

/** The people whom the caller may mark, by project, and who of them works now (CREW-4): one query each, on an index. */
export async function readCrew({ id: personId, companyId }: Actor): Promise<Crew[]> {
  if (!companyId) return [];
  const rights = await ForemanModel.find({ personId, companyId, endedAt: null }, { projectId: 1 }).lean();
  if (rights.length === 0) return [];
  const sites = await driverCollection(ProjectModel)
    .find({ _id: { $in: rights.map(({ projectId }) => projectId) }, companyId, memberIds: personId })
    .project<Site>({ name: 1, memberIds: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  const members = [
    ...new Map(sites.flatMap((site) => site.memberIds).map((id) => [String(id), id])).values(),
  ];
  const [faces, coded] = await Promise.all([
    membersNow(members, companyId),
    sitesWithCode(sites.map(({ _id }) => _id)),
  ]);
  return sites.map(({ _id, name, memberIds }) => {
    const ids = new Set(memberIds.map(String));
    return {
      project: { _id: String(_id), name },
      people: faces.filter((face) => ids.has(face._id) && face._id !== String(personId)),
      usesCode: coded.has(String(_id)),
    };
  });
}
