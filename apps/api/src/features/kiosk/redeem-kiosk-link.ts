import { MAX_KIOSKS } from '@faena/shared/domain';
import { type KioskLinkRedeemed, LinkedKiosk } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { hashOf } from '../../platform/link-token.ts';
import { bindOneTimeLink, findOneTimeLink } from '../../platform/one-time-link.ts';
import { openWithinLimits } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { CompanyModel } from '../company/index.ts';
import { type DeviceDoc, DeviceModel, isKey, stampFor } from '../device/index.ts';
import { ProjectModel } from '../project/index.ts';
import { pinKeyOf } from './sealed-pin.ts';
import { kioskToWire } from './wire.ts';

const noKioskLink = () => new AppError('not_found', 'device_link_not_found');

/**
 * Makes the device of a link's holder a kiosk (KIOSK-1). The first of two holders gets it, and can repeat the request after
 * a lost answer.
 * @throws AppError `not_found` for a used, void, expired or unknown link; `validation_failed` for a key that is no point of
 * the curve; `rate_limited`
 */
export async function redeemKioskLink(
  { token, name, publicKey }: KioskLinkRedeemed,
  address: string,
  { clock, config }: Services,
): Promise<LinkedKiosk> {
  const now = clock.now();
  const find = () => findOneTimeLink('kiosk', token, now);
  const link = await openWithinLimits(address, find, () => hashOf(token));
  if (!link) throw noKioskLink();
  if (!isKey(publicKey)) throw invalid('body.publicKey', 'not_valid');
  return transaction(async (session) => {
    const holder = { now, about: publicKey.x };
    if (!(await bindOneTimeLink('kiosk', token, holder, session))) throw noKioskLink();
    const project = await ProjectModel.findById(link.subjectId, null, { session }).lean();
    const company = project && (await CompanyModel.findById(project.companyId, null, { session }).lean());
    if (!project || !company) throw noKioskLink();
    const _id = link._id;
    const kiosk: DeviceDoc = {
      _id,
      personId: _id,
      kiosk: { projectId: project._id, companyId: company._id },
      name,
      own: false,
      publicKey,
      createdAt: now,
      lastSeenAt: now,
      endedAt: null,
    };
    const stored = await driverCollection(DeviceModel).updateOne(
      { _id },
      { $setOnInsert: kiosk },
      { upsert: true, session },
    );
    if (stored.upsertedCount > 0) {
      await endBeyondBound(kiosk, project._id, session);
      await recordActs([{ action: 'kiosk-linked', about: project }], session);
    }
    return answer(LinkedKiosk, {
      ...kioskToWire(kiosk),
      project: { _id: String(project._id), name: project.name },
      companyName: company.name,
      stamp: stampFor(_id, now, config.jwtSecret),
      pinKey: pinKeyOf(config.jwtSecret),
    });
  });
}

/** Ends the kiosks of its project that were unused for longest, beyond the limit. */
async function endBeyondBound(
  { _id, createdAt: endedAt }: DeviceDoc,
  projectId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const others = { 'kiosk.projectId': projectId, endedAt: null, _id: { $ne: _id } };
  const beyond = await DeviceModel.find(others, { _id: 1 }, { session })
    .sort({ lastSeenAt: -1, _id: -1 })
    .skip(MAX_KIOSKS - 1)
    .lean();
  const ids = beyond.map((device) => device._id);
  await DeviceModel.updateMany({ _id: { $in: ids } }, { $set: { endedAt } }, { session });
}
