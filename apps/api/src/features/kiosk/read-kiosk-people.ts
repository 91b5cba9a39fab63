import { KIOSK_STAMP_MS, textOfKioskRequest } from '@faena/shared/domain';
import { KioskPeople, type KioskPeopleAsked } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { notFound, unauthenticated } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { countKioskRead } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { membersNow } from '../crew/index.ts';
import { findDevice, isSignedBy, timeOfStamp } from '../device/index.ts';
import { PersonModel } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';

/**
 * The people of a kiosk's project who work for its company (KIOSK-3). Its key signs the request, with a server stamp of the
 * last five minutes, so that an overheard one soon reads nothing.
 * @throws AppError `not_found` for anything but a present kiosk; `unauthenticated` without that signature;
 * `rate_limited` above LIMIT-50
 */
export async function readKioskPeople(
  id: string,
  { stamp, signature }: KioskPeopleAsked,
  { clock, config }: Services,
): Promise<KioskPeople> {
  const device = await findDevice(id);
  if (!device.kiosk || device.endedAt) throw notFound('device');
  const stampedAt = timeOfStamp(stamp, device._id, config.jwtSecret);
  const isRecent = stampedAt !== null && +clock.now() - stampedAt <= KIOSK_STAMP_MS;
  if (!isRecent || !isSignedBy(device.publicKey, textOfKioskRequest(id, stamp), signature))
    throw unauthenticated();
  await countKioskRead(id);
  const { projectId, companyId } = device.kiosk;
  const project = await ProjectModel.findOne({ _id: projectId, companyId }, { name: 1, memberIds: 1 }).lean();
  if (!project) throw notFound('device');
  const [members, withPin] = await Promise.all([
    membersNow(project.memberIds, companyId),
    withMarkPin(project.memberIds),
  ]);
  return answer(KioskPeople, {
    project: { _id: String(projectId), name: project.name },
    people: members.map(({ at, ...member }) => ({ ...member, hasPin: withPin.has(member._id) })),
  });
}

async function withMarkPin(ids: readonly Types.ObjectId[]): Promise<ReadonlySet<string>> {
  const people = await driverCollection(PersonModel)
    .find({ _id: { $in: [...ids] }, markPin: { $ne: null } }, { projection: { _id: 1 } })
    .toArray();
  return new Set(people.map(({ _id }) => String(_id)));
}
