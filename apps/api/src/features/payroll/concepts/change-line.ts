import { toCents } from '@faena/shared/domain';
import { PayLine, type PayLineChanges } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict } from '../../../kernel/errors.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addEvents } from '../../ledger/index.ts';
import { findLine } from './find-line.ts';
import { type LineDoc, LineModel } from './line-model.ts';
import { lineState, lineToWire } from './line-wire.ts';

/**
 * Changes an unpaid line; the write has this as its condition (CONCEPT-4).
 * @throws AppError `not_found` out of reach; `conflict` if a run has paid it
 */
export async function changeLine(
  id: string,
  { amount, reason, ...changes }: PayLineChanges,
  actor: Actor,
  { clock }: Services,
): Promise<PayLine> {
  return transaction(async (session) => {
    const before = await findLine(id, actor, session);
    const { _id, companyId, employeeId } = before;
    const { name = before.name, kind = before.kind, note = before.note } = changes;
    const cents = amount === undefined ? before.cents : toCents(amount);
    const after: LineDoc = { ...before, name, kind, note, cents };
    const changed = answer(PayLine, lineToWire(after));
    const states = { before: lineState(before), after: lineState(after) };
    if (JSON.stringify(states.before) === JSON.stringify(states.after)) return changed;
    const open = { _id, runId: null };
    const { matchedCount } = await driverCollection(LineModel).replaceOne(open, after, { session });
    if (matchedCount === 0) throw conflict('line_closed');
    const subject = { id: _id, employeeId };
    const event = { companyId, at: clock.now(), actor, action: 'line-changed', subject, reason } as const;
    await addEvents([{ ...event, ...states }], session);
    return changed;
  });
}
