import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { driverCollection } from '../../../platform/database.ts';
import { addEvents } from '../../ledger/index.ts';
import { type LineDoc, LineModel } from '../concepts/line-model.ts';
import { lineState } from '../concepts/line-wire.ts';
import { DEBT_NAMES } from '../reckoning/debts.ts';
import type { ReckonedPerson } from '../reckoning/make-slips.ts';
import type { RunDoc } from './run-model.ts';

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** Stores the lines of carried debts: those of the run itself, and the deductions of the next one (DEBT-1). */
export async function storeDebts(
  people: readonly ReckonedPerson[],
  { _id: debtOf, companyId }: RunDoc,
  { actor, at }: By,
  session: ClientSession,
): Promise<void> {
  const lines = people.flatMap(({ person, debt }): LineDoc[] => {
    if (!debt) return [];
    const common = { companyId, employeeId: person._id, note: '', debtOf };
    const own = debt.lines.map(({ id, ...line }) => ({
      ...common,
      ...line,
      _id: new Types.ObjectId(id),
      runId: debtOf,
    }));
    if (debt.carriedCents === 0) return own;
    const next = {
      name: DEBT_NAMES.owed,
      kind: 'deduction',
      cents: debt.carriedCents,
      debt: 'owed',
    } as const;
    return [...own, { ...common, ...next, _id: new Types.ObjectId(), runId: null }];
  });
  if (lines.length === 0) return;
  await driverCollection<LineDoc>(LineModel).insertMany(lines, { session });
  await addEvents(
    lines.map((line) => ({
      ...{ companyId, at, actor, action: 'line-added' as const },
      subject: { id: line._id, employeeId: line.employeeId },
      before: null,
      after: lineState(line),
    })),
    session,
  );
}

/** Removes all lines of the debts that a run carried over, when it is reopened (RUN-7). */
export async function removeDebts(
  { _id: debtOf, companyId }: RunDoc,
  { actor, at, reason }: By & { reason: string },
  session: ClientSession,
): Promise<void> {
  const ofRun = { companyId, debtOf };
  const lines = await driverCollection<LineDoc>(LineModel).find(ofRun, { session }).toArray();
  if (lines.length === 0) return;
  await LineModel.deleteMany(ofRun, { session });
  await addEvents(
    lines.map((line) => ({
      ...{ companyId, at, actor, reason, action: 'line-removed' as const },
      subject: { id: line._id, employeeId: line.employeeId },
      before: lineState(line),
      after: null,
    })),
    session,
  );
}
