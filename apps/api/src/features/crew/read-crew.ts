import { ROLES } from '@faena/shared/access';
import type { Crew, CrewMember } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { type PersonDoc, PersonModel, pictureUrl } from '../person/index.ts';
import { type ProjectDoc, ProjectModel } from '../project/index.ts';
import { type RecordDoc, RecordModel } from '../working-time/index.ts';
import { ForemanModel } from './model.ts';
import { sitesWithCode } from './site-code/codes-of-sites.ts';

type Face = Pick<PersonDoc, '_id' | 'fullname' | 'pictureId'>;
type Running = Pick<RecordDoc, 'employeeId' | 'startTime' | 'projectId' | 'projectName'>;
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
  const [faces, running, coded] = await Promise.all([
    facesOf(members, companyId),
    runningOf(members),
    sitesWithCode(sites.map(({ _id }) => _id)),
  ]);
  return sites.map(({ _id, name, memberIds }) => {
    const ids = new Set(memberIds.map(String));
    const people = faces.filter((face) => ids.has(String(face._id)) && !face._id.equals(personId));
    return {
      project: { _id: String(_id), name },
      people: people.map((face) => memberOf(face, running.get(String(face._id)))),
      usesCode: coded.has(String(_id)),
    };
  });
}

function facesOf(members: readonly Types.ObjectId[], companyId: Types.ObjectId): Promise<Face[]> {
  return driverCollection(PersonModel)
    .find({ _id: { $in: [...members] }, companyId, roleId: ROLES.employee })
    .project<Face>({ fullname: 1, pictureId: 1 })
    .sort({ searchText: 1, _id: 1 })
    .toArray();
}

async function runningOf(members: readonly Types.ObjectId[]): Promise<Map<string, Running>> {
  const records = await driverCollection(RecordModel)
    .find({ employeeId: { $in: [...members] }, open: true })
    .project<Running>({ employeeId: 1, startTime: 1, projectId: 1, projectName: 1 })
    .toArray();
  return new Map(records.map((record) => [String(record.employeeId), record]));
}

function memberOf({ _id, fullname, pictureId }: Face, running: Running | undefined): CrewMember {
  return {
    _id: String(_id),
    fullname,
    profilePicture: pictureUrl(pictureId),
    since: running?.startTime.toISOString() ?? null,
    at: running?.projectId ? { _id: String(running.projectId), name: running.projectName } : null,
  };
}
