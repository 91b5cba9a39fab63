import { describe, expect, it } from 'vitest';
import { cutAt, useEmptyDatabase } from '../../test/empty-database.ts';
import { waitingMarks } from './0019-waiting-marks.ts';

const own = useEmptyDatabase();
const mark = (_id: number, personId: number, given: object) => ({
  ...{ _id, personId, result: 'to_review', reason: 'device_ended', recordId: null },
  ...given,
});

/** Marks as the previous version stored them. */
const OLD = [
  mark(1, 1, {}),
  mark(2, 1, { result: 'recorded', reason: null, recordId: 7 }),
  mark(3, 1, { reason: 'time_taken' }),
  mark(4, 2, { reason: 'no_company' }),
  mark(5, 3, { reason: 'no_start' }),
];

describe('0019-waiting-marks', () => {
  it.each([undefined, 1])(
    'has the marks that wait name their company; cut short at write %s, and twice as once (MARK-40)',
    async (cut) => {
      const marks = own.db.collection<{ _id: number }>('marks');
      const users = own.db.collection<{ _id: number; companyId: number }>('users');
      await users.insertMany([{ _id: 1, companyId: 10 }]);
      const records = own.db.collection<{
        _id: number;
        employeeId: number;
        companyId: number;
        startTime: Date;
      }>('time_records');
      await records.insertMany([
        { _id: 1, employeeId: 2, companyId: 20, startTime: new Date(1) },
        { _id: 2, employeeId: 2, companyId: 30, startTime: new Date(2) },
      ]);
      await marks.insertMany(OLD.map((each) => ({ ...each })));
      if (cut !== undefined) {
        await expect(waitingMarks.run(cutAt(own.db, cut, 'bulkWrite'))).rejects.toThrow();
      }
      for (const _round of [1, 2]) {
        await waitingMarks.run(own.db);
        const stored = await marks.find({ waits: true }).sort({ _id: 1 }).toArray();
        expect(stored).toEqual([
          { ...OLD[0], waits: true, companyId: 10 },
          { ...OLD[3], waits: true, companyId: 30 },
        ]);
      }
    },
  );
});
