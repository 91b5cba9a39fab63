import { MAX_HOME_PROJECTS, RECORDS_OF_RECENT_PROJECTS } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { sitesWithCode } from '../crew/index.ts';
import { type ProjectDoc, ProjectModel } from '../project/index.ts';
import { RecordModel } from '../working-time/index.ts';

/** A project that a person is a member of. */
export type OwnProject = Pick<ProjectDoc, '_id' | 'name' | 'companyId' | 'createdAt'>;

/** The projects that the caller is a member of, in all companies. */
export async function ownProjects({ id }: Actor): Promise<OwnProject[]> {
  return await ProjectModel.find({ memberIds: id }, { name: 1, companyId: 1, createdAt: 1 }).lean();
}

/**
 * The caller's projects to choose at work: those of the last records, latest first, then the newest (MARK-25).
 * @param own the caller's projects
 */
export async function recentProjects(
  { id, companyId }: Actor,
  own: Promise<readonly OwnProject[]>,
): Promise<Home['recentProjects']> {
  const [records, projects] = await Promise.all([
    RecordModel.find({ employeeId: id }, { projectId: 1 })
      .sort({ startTime: -1, _id: -1 })
      .limit(RECORDS_OF_RECENT_PROJECTS)
      .lean(),
    own,
  ]);
  const mine = projects.filter((project) => companyId?.equals(project.companyId)).toSorted(newestFirst);
  const used = [...new Set(records.flatMap(({ projectId }) => (projectId ? String(projectId) : [])))];
  const names = new Map(mine.map(({ _id, name }) => [String(_id), name]));
  const ids = new Set([...used.filter((_id) => names.has(_id)), ...names.keys()]);
  const recent = [...ids].slice(0, MAX_HOME_PROJECTS);
  const coded = await sitesWithCode(recent.map((_id) => new Types.ObjectId(_id)));
  return recent.map((_id) => ({ _id, name: names.get(_id) ?? '', usesCode: coded.has(_id) }));
}

function newestFirst(one: OwnProject, other: OwnProject): number {
  return +other.createdAt - +one.createdAt || String(other._id).localeCompare(String(one._id));
}
