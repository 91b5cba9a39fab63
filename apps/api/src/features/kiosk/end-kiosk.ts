import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { DeviceModel } from '../device/index.ts';
import { findOwnedProject } from '../project/index.ts';

/**
 * Ends a kiosk: it reads nobody any more, and marks that arrive from it later wait for a manager (KIOSK-2).
 * @throws AppError `not_found` for an ended one; `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function endKiosk(id: string, actor: Actor, { clock }: Services): Promise<void> {
  await transaction(async (session) => {
    const present = { _id: id, kiosk: { $exists: true }, endedAt: null };
    const device = await DeviceModel.findOne(present, { kiosk: 1 }, { session }).lean();
    if (!device?.kiosk) throw notFound('device');
    const project = await findOwnedProject(actor, String(device.kiosk.projectId), session).catch(
      (error: unknown) => {
        throw error instanceof AppError && error.code === 'not_found' ? notFound('device') : error;
      },
    );
    await DeviceModel.updateOne(present, { $set: { endedAt: clock.now() } }, { session });
    await recordActs([{ action: 'kiosk-ended', about: project }], session);
  });
}
