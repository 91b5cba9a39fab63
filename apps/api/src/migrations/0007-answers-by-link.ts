import type { ObjectId } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';

interface Told {
  readonly action: string;
  readonly at: Date;
  readonly subject: { readonly id: ObjectId };
}

/** The makers of such links and their deliveries were not stored. */
const LINK = { madeBy: null, way: null };

/** Slips did not say that they were answered by a private link; the ledger did. */
export const answersByLink: Migration = {
  id: '0007-answers-by-link',
  async run(db) {
    const slips = db.collection('payroll_slips');
    const byLink = { 'subject.kind': 'slip', 'after.byLink': true, 'after.viaLink': null } as const;
    for await (const { action, at, subject } of db.collection<Told>('ledger_events').find(byLink)) {
      const _id = subject.id;
      if (action === 'slip-accepted') {
        const accepted = { _id, answer: 'accepted', acceptedAt: at, viaLink: null };
        await slips.updateOne(accepted, { $set: { viaLink: LINK } });
      } else {
        const claimed = { _id, claims: { $elemMatch: { at, viaLink: null } } };
        await slips.updateOne(claimed, { $set: { 'claims.$.viaLink': LINK } });
      }
    }
  },
};
