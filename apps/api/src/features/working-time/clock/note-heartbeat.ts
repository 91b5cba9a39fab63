import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { RecordModel } from '../model/record-model.ts';

/**
 * Notes that the person of an open record is still there. The second of a heartbeat and a sweep at once finds the
 * record changed and does nothing.
 * @throws AppError `conflict` when the record has ended; `not_found` when it is not the caller's
 */
export async function noteHeartbeat(id: string, actor: Actor, { clock }: Services): Promise<void> {
  const own = { _id: id, employeeId: actor.id };
  const beat = await RecordModel.updateOne({ ...own, open: true }, { $max: { lastHeartbeat: clock.now() } });
  if (beat.matchedCount === 1) return;
  if (await RecordModel.exists(own)) throw conflict('record_ended');
  throw notFound('record');
}
