import type { PayLineRemoval } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addEvents } from '../../ledger/index.ts';
import { findLine } from './find-line.ts';
import { LineModel } from './line-model.ts';
import { lineState } from './line-wire.ts';

/**
 * Removes an unpaid line; the write has this as its condition (CONCEPT-4).
 * @throws AppError `not_found` out of reach; `conflict` if a run has paid it
 */
export async function removeLine(
  id: string,
  { reason }: PayLineRemoval,
  actor: Actor,
  { clock }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const line = await findLine(id, actor, session);
    const { _id, companyId, employeeId } = line;
    const { deletedCount } = await LineModel.deleteOne({ _id, runId: null }, { session });
    if (deletedCount === 0) throw conflict('line_closed');
    const subject = { id: _id, employeeId };
    const event = { companyId, at: clock.now(), actor, action: 'line-removed', subject, reason } as const;
    await addEvents([{ ...event, before: lineState(line), after: null }], session);
  });
}
