import { ROLES } from '@faena/shared/access';
import type { CrewMember } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type PersonDoc, PersonModel, pictureUrl } from '../person/index.ts';
import { type RecordDoc, RecordModel } from '../working-time/index.ts';

type Face = Pick<PersonDoc, '_id' | 'fullname' | 'pictureId'>;
type Running = Pick<RecordDoc, 'employeeId' | 'startTime' | 'projectId' | 'projectName'>;

/** The employees of a company among these people, by name, and who of them works now (CREW-4) (KIOSK-3). */
export async function membersNow(
  ids: readonly Types.ObjectId[],
  companyId: Types.ObjectId,
): Promise<CrewMember[]> {
  const [faces, running] = await Promise.all([facesOf(ids, companyId), runningOf(ids)]);
  return faces.map((face) => memberOf(face, running.get(String(face._id))));
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
