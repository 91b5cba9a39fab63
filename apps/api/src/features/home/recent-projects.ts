import { MAX_HOME_PROJECTS, RECORDS_OF_RECENT_PROJECTS } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { sitesWithCode } from '../crew/index.ts';
import { ProjectModel } from '../project/index.ts';
import { RecordModel } from '../working-time/index.ts';

/** The caller's projects to choose at work: those of the last records, latest first, then the newest (MARK-25). */
export async function recentProjects(
  { id }: Actor,
  companyId: Types.ObjectId,
): Promise<Home['recentProjects']> {
  const mine = { companyId, memberIds: id };
  const [records, newest] = await Promise.all([
    RecordModel.find({ employeeId: id }, { projectId: 1 })
      .sort({ startTime: -1, _id: -1 })
      .limit(RECORDS_OF_RECENT_PROJECTS)
      .lean(),
    ProjectModel.find(mine, { name: 1 }).sort({ createdAt: -1, _id: -1 }).limit(MAX_HOME_PROJECTS).lean(),
  ]);
  const used = [...new Set(records.flatMap(({ projectId }) => (projectId ? String(projectId) : [])))];
  const worked = await ProjectModel.find({ ...mine, _id: { $in: used } }, { name: 1 }).lean();
  const byUse = worked.toSorted((a, b) => used.indexOf(String(a._id)) - used.indexOf(String(b._id)));
  const all = new Map([...byUse, ...newest].map(({ _id, name }) => [String(_id), name]));
  const recent = [...all].slice(0, MAX_HOME_PROJECTS);
  const coded = await sitesWithCode(recent.map(([_id]) => new Types.ObjectId(_id)));
  return recent.map(([_id, name]) => ({ _id, name, usesCode: coded.has(_id) }));
}
