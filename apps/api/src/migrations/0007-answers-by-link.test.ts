import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { answersByLink } from './0007-answers-by-link.ts';

const own = useEmptyDatabase();

describe('0007-answers-by-link', () => {
  it('records which answers to slips came by link, twice as once, and changes no other (ANSWER-6)', async () => {
    const [linked, signedIn] = [new ObjectId(), new ObjectId()];
    const [claimedAt, acceptedAt] = [new Date('2026-11-16T15:00Z'), new Date('2026-11-17T15:00Z')];
    const answered = { answer: 'accepted', acceptedAt, claims: [{ at: claimedAt, text: 'Falta.' }] };
    const slips = own.db.collection('payroll_slips');
    await slips.insertMany([linked, signedIn].map((_id) => ({ _id, ...answered })));
    const told = (id: ObjectId, byLink: boolean) => [
      { action: 'slip-claimed', at: claimedAt, subject: { kind: 'slip', id }, after: { byLink } },
      { action: 'slip-accepted', at: acceptedAt, subject: { kind: 'slip', id }, after: { byLink } },
    ];
    await own.db.collection('ledger_events').insertMany([...told(linked, true), ...told(signedIn, false)]);
    const viaLink = { madeBy: null, way: null };
    for (const _round of [1, 2]) {
      await answersByLink.run(own.db);
      expect(await slips.find().toArray()).toEqual([
        { _id: linked, ...answered, viaLink, claims: [{ at: claimedAt, text: 'Falta.', viaLink }] },
        { _id: signedIn, ...answered },
      ]);
    }
  });
});
