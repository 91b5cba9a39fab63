import type { Migration } from '../platform/migrate.ts';
import { updateEach } from '../platform/update-each.ts';

/** The reasons for which marks of that version waited. */
const REASONS = [
  'too_old',
  'device_ended',
  'no_right',
  'not_in_crew',
  'pin_wrong',
  'pin_paused',
  'no_start',
  'no_company',
];

/**
 * Marks that wait for a manager came to name the company that decides (MARK-40). It is that of their person, or the last one
 * of their records.
 */
export const waitingMarks: Migration = {
  id: '0019-waiting-marks',
  async run(db) {
    const companies = new Map<string, unknown>();
    const companyOf = async (personId: unknown) => {
      const person = await db
        .collection('users')
        .findOne({ _id: personId as never }, { projection: { companyId: 1 } });
      if (person?.companyId) return person.companyId;
      const last = await db
        .collection('time_records')
        .findOne({ employeeId: personId }, { sort: { startTime: -1 }, projection: { companyId: 1 } });
      return last?.companyId ?? null;
    };
    const undecided = {
      ...{ result: 'to_review', recordId: null, reason: { $in: REASONS } },
      ...{ waits: { $exists: false }, decision: { $exists: false } },
    };
    const marks = db.collection('marks');
    for (const personId of await marks.distinct('personId', undecided)) {
      companies.set(String(personId), await companyOf(personId));
    }
    await updateEach(marks, undecided, ({ _id, personId }) => {
      const companyId = companies.get(String(personId));
      return companyId ? { filter: { _id }, update: { $set: { waits: true, companyId } } } : null;
    });
  },
};
