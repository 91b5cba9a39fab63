import type { RecordRequest } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { changeOpen, findRequest } from './find-request.ts';
import { requestToWire } from './wire.ts';

/**
 * Withdraws a request; a withdrawn one stays unchanged.
 * @throws AppError `not_found`; `conflict` for a decided one
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
