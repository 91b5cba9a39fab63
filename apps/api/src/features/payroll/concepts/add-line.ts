import { MAX_LINES, toCents } from '@faena/shared/domain';
import { type NewPayLine, PayLine } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompany } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { type LineDoc, LineModel } from './line-model.ts';
import { lineState, lineToWire } from './line-wire.ts';
import { refuseStranger } from './who-has-lines.ts';

/**
 * Adds a line for one person to the open period (CONCEPT-4).
 * @throws AppError `not_found` for a company out of reach, and for a person who neither works there nor left with
 * unpaid time; `conflict` at the limit
 */
export async function addLine(
  { companyId: company, employeeId: employee, amount, ...plain }: NewPayLine,
  actor: Actor,
  { clock }: Services,
): Promise<PayLine> {
  const companyId = new Types.ObjectId(company);
  const employeeId = new Types.ObjectId(employee);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  return transaction(async (session) => {
    // The lock makes a concurrent addition wait, so that both count.
    await lockCompany(companyId, session);
    await refuseStranger({ companyId, employeeId }, session);
    const present = { companyId, runId: null, employeeId };
    if ((await LineModel.countDocuments(present).session(session)) >= MAX_LINES)
      throw conflict('too_many_lines');
    const line: LineDoc = { _id: new Types.ObjectId(), ...present, ...plain, cents: toCents(amount) };
    const added = answer(PayLine, lineToWire(line));
    await driverCollection(LineModel).insertOne(line, { session });
    const subject = { id: line._id, employeeId };
    const event = { companyId, at: clock.now(), actor, action: 'line-added', subject } as const;
    await addEvents([{ ...event, before: null, after: lineState(line) }], session);
    return added;
  });
}
