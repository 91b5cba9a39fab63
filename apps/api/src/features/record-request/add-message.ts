import { MAX_REQUEST_MESSAGES } from '@faena/shared/domain';
import type { RecordRequest, RecordRequestSaid } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { changeOpen, findRequest } from './find-request.ts';
import { requestToWire } from './wire.ts';

/**
 * Adds a message to an open request, by the employee or a manager (REQUEST-3). A repeated last message counts once.
 * @throws AppError `not_found`; `conflict` for a decided request, and for a full thread
 */
export async function addMessage(
  id: string,
  { text }: RecordRequestSaid,
  actor: Actor,
  { clock }: Services,
): Promise<RecordRequest> {
  const at = clock.now();
  return transaction(async (session) => {
    const request = await findRequest(id, actor, session);
    const last = request.messages.at(-1);
    if (last?.text === text && last.by.equals(actor.id)) return requestToWire(request, session);
    if (request.messages.length >= MAX_REQUEST_MESSAGES) throw conflict('too_many_messages');
    const said = await changeOpen(request, { $push: { messages: { at, by: actor.id, text } } }, session);
    return requestToWire(said, session);
  });
}
