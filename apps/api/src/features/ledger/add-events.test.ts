import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { createCrew } from '../../../test/workers.ts';
import { transaction } from '../../platform/database.ts';
import { PersonModel } from '../person/model.ts';
import { addEvents, type EventDraft } from './add-events.ts';
import { LedgerEventModel, LedgerHeadModel } from './event-model.ts';

const api = useApi();
let companyId: Types.ObjectId;
let draft: EventDraft;

beforeEach(async () => {
  const { company, manager, worker } = await createCrew(api);
  companyId = company._id;
  const rate = { from: '2026-11-20T15:00:00.000Z', note: '' };
  draft = {
    companyId,
    at: api.clock.now(),
    actor: { id: manager._id, fullname: 'Ana Gestora', username: manager.username },
    action: 'rate-set',
    subject: { id: new Types.ObjectId(), employeeId: worker._id },
    before: null,
    after: { ...rate, cents: 650 },
    reason: 'Ascenso',
  };
});

const add = (...drafts: EventDraft[]) => transaction((session) => addEvents(drafts, session));
const chain = () => LedgerEventModel.find({ companyId }).sort({ seq: 1 }).lean();

describe('adding events to the ledger', () => {
  it('numbers them from 1 and chains each to the one before, also within one call (LEDGER-2, LEDGER-3)', async () => {
    await add(draft);
    await add({ ...draft, reason: 'Otra' }, { ...draft, reason: 'Y otra' });
    const events = await chain();
    expect(events.map(({ seq, reason }) => [seq, reason])).toEqual([
      [1, 'Ascenso'],
      [2, 'Otra'],
      [3, 'Y otra'],
    ]);
    expect(events.map(({ prev }) => prev)).toEqual(['', events[0]?.hash, events[1]?.hash]);
    const head = await LedgerHeadModel.findById(companyId).lean();
    expect(head).toEqual({ _id: companyId, seq: 3, hash: events[2]?.hash });
  });

  it('hashes the canonical JSON of all else that is stored (LEDGER-2)', async () => {
    await add(draft);
    const [event] = await LedgerEventModel.collection.find({ companyId }).toArray();
    const { hash, ...rest } = JSON.parse(JSON.stringify(event));
    expect(hash).toBe(
      createHash('sha256')
        .update(String(canonicalize(rest)))
        .digest('hex'),
    );
  });

  it('keeps the names of people at that time, even of people deleted in it', async () => {
    await add(draft);
    const employeeId = draft.subject.employeeId;
    await PersonModel.deleteOne({ _id: employeeId });
    const [event] = await chain();
    expect(event?.actor).toEqual({
      _id: draft.actor?.id,
      fullname: 'Ana Gestora',
      username: draft.actor?.username,
    });
    expect(event?.subject).toMatchObject({
      kind: 'rate',
      employee: { _id: employeeId, fullname: expect.stringContaining('employee') },
    });
  });

  it('hashes half a character in the form that the database returns', async () => {
    await add({ ...draft, reason: 'mitad \ud83d' });
    const [event] = await LedgerEventModel.collection.find({ companyId }).toArray();
    const { hash, ...rest } = JSON.parse(JSON.stringify(event));
    expect(hash).toBe(
      createHash('sha256')
        .update(String(canonicalize(rest)))
        .digest('hex'),
    );
  });

  it('adds nothing when the transaction fails', async () => {
    const failing = transaction(async (session) => {
      await addEvents([draft], session);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await chain()).toEqual([]);
    expect(await LedgerHeadModel.findById(companyId)).toBeNull();
  });

  it('leaves no gap and no fork when many add at once, the first of a company included (LEDGER-3)', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, nth) => add({ ...draft, reason: String(nth) })));
    const events = await chain();
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(events.map(({ reason }) => reason)).size).toBe(24);
    expect(events.slice(1).map(({ prev }) => prev)).toEqual(events.slice(0, -1).map(({ hash }) => hash));
  });
});
