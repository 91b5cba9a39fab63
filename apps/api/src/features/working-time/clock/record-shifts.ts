import type { EndReason } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { timeZoneOf } from '../../company/index.ts';
import { inTurnOfEmployee } from '../../ledger/index.ts';
import { lockPerson } from '../../person/index.ts';
import { begun } from '../model/begun.ts';
import { addClockEvents } from '../model/clock-event.ts';
import { ended } from '../pricing/close-record.ts';
import { storeRecords } from '../pricing/store-records.ts';

/** A finished stretch of work. */
export interface PastShift {
  readonly from: Date;
  readonly to: Date;
  readonly reason: EndReason;
  readonly project: { readonly _id: Types.ObjectId; readonly name: string } | null;
}

/**
 * Records shifts of a person in one transaction, as if the clock had run. They must not overlap, and be later than all
 * other records.
 */
export async function recordShifts(employeeId: Types.ObjectId, shifts: readonly PastShift[]): Promise<void> {
  if (shifts.length === 0) return;
  await inTurnOfEmployee(employeeId, () =>
    transaction(async (session) => {
      const worker = await lockPerson({ _id: employeeId }, session);
      if (!worker?.companyId) throw conflict('employee_without_company');
      const { companyId, rates } = worker;
      const timeZone = await timeZoneOf(companyId, session);
      const changes = shifts.map(({ from, to, reason, project }) => {
        const record = begun({ employeeId, companyId, timeZone, project, startTime: from });
        return { before: null, after: ended(record, { at: to, reason }) };
      });
      const stored = await storeRecords(changes, new Map([[String(employeeId), rates]]), session);
      const last = shifts.at(-1)?.to ?? new Date(0);
      await addClockEvents(
        stored.map((after) => ({ before: null, after })),
        last,
        session,
      );
    }),
  );
}
