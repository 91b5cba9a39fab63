import type { RecordRequest } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { changeOpen, findRequest } from './find-request.ts';
import { requestToWire } from './wire.ts';

/**
 * Takes a request back; one that was taken back is answered as it is.
 * @throws AppError `not_found`; `conflict` for one that was decided
 */
export async function withdrawRequest(id: string, actor: Actor, { clock }: Services): Promise<RecordRequest> {
  const decision = { at: clock.now(), by: actor.id, reason: '' };
  return transaction(async (session) => {
    const request = await findRequest(id, actor, session);
    if (request.status === 'withdrawn') return requestToWire(request, session);
    const withdrawn = await changeOpen(request, { $set: { status: 'withdrawn', decision } }, session);
    return requestToWire(withdrawn, session);
  });
}
