import type { RecordRequest, RecordRequestRefusal } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { addDecisionEvent } from './add-decision-event.ts';
import { changeOpen, findRequest } from './find-request.ts';
import { requestToWire } from './wire.ts';

/**
 * Declines a request, with a reason for its employee.
 * @throws AppError `not_found`; `conflict` for a decided one
 */
export async function declineRequest(
  id: string,
  { reason }: RecordRequestRefusal,
  actor: Actor,
  { clock }: Services,
): Promise<RecordRequest> {
  const at = clock.now();
  const decision = { at, by: actor.id, reason };
  return transaction(async (session) => {
    const request = await findRequest(id, actor, session);
    const declined = await changeOpen(request, { $set: { status: 'declined', decision } }, session);
    await addDecisionEvent('request-declined', request, declined, { actor, at, session });
    return requestToWire(declined, session);
  });
}
