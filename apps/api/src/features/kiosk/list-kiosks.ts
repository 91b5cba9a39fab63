import { MAX_KIOSKS } from '@faena/shared/domain';
import type { Kiosk } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { DeviceModel } from '../device/index.ts';
import { findOwnedProject } from '../project/index.ts';
import { kioskToWire } from './wire.ts';

/**
 * The kiosks of a project, the one used last first (KIOSK-2).
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function listKiosks(projectId: string, actor: Actor): Promise<Kiosk[]> {
  const { _id } = await findOwnedProject(actor, projectId);
  const kiosks = await DeviceModel.find({ 'kiosk.projectId': _id, endedAt: null })
    .sort({ lastSeenAt: -1, _id: -1 })
    .limit(MAX_KIOSKS)
    .lean();
  return kiosks.map(kioskToWire);
}
