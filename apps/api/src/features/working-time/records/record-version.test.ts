import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T23:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour)).toISOString();
const worked = async (from = 8, to = 12) => {
  const lost = { endReason: 'lost_signal', needsReview: true } as const;
  const times = { startTime: new Date(at(from)), endTime: new Date(at(to)) };
  return String((await createRecord(api, worker, company._id, { ...times, ...lost }))._id);
};
const see = async (id: string) => {
  const record = await api.as(manager).record.get({ params: { id } });
  if (!record || Array.isArray(record)) throw new Error('It is one record');
  return record;
};
const reason = 'Según la libreta.';

type Verb = (id: string, version?: string) => Promise<unknown>;
const VERBS: Readonly<Record<string, Verb>> = {
  correct: (id, version) =>
    api.as(manager).record.correct({ params: { id }, body: { endTime: at(11), reason, version } }),
  confirm: (id, version) => api.as(manager).record.confirm({ params: { id }, body: { version } }),
  void: (id, version) => api.as(manager).record.void({ params: { id }, body: { reason, version } }),
  split: (id, version) =>
    api.as(manager).record.split({ params: { id }, body: { at: at(10), reason, version } }),
  'confirm several': (id, version) =>
    api.as(manager).record.confirmSeveral({ body: { records: [{ id, version }] } }),
  'void several': (id, version) =>
    api.as(manager).record.voidSeveral({ body: { records: [{ id, version }], reason } }),
};
/** Changes that somebody else may have made in the meantime. */
const MEANWHILE: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  corrected: (id) => api.as(manager).record.correct({ params: { id }, body: { startTime: at(9), reason } }),
  confirmed: (id) => api.as(manager).record.confirm({ params: { id } }),
  voided: (id) => api.as(manager).record.void({ params: { id }, body: { reason } }),
  split: (id) => api.as(manager).record.split({ params: { id }, body: { at: at(10), reason } }),
  'gone on, as its page lived without a signal,': (id) => {
    api.clock.set(at(13));
    const silence = { timesheetId: id, lostMsAgo: 3_600_000, aliveMsAgo: 900_000, activeMsAgo: 900_000 };
    return api.as(worker).record.bridgeGap({ body: silence });
  },
};

describe('two managers who change one record (TIME-43)', () => {
  it.each(Object.keys(VERBS))('%s is made on the state that was seen', async (name) => {
    const id = await worked();
    const { version } = await see(id);
    expect((await see(id)).version).toBe(version);
    await VERBS[name]?.(id, version);
    expect((await see(id)).version).not.toBe(version);
  });

  it.each(Object.keys(VERBS).flatMap((verb) => Object.keys(MEANWHILE).map((change) => ({ verb, change }))))(
    '$verb is refused if it was $change meanwhile, and changes nothing',
    async ({ verb, change }) => {
      const id = await worked();
      const { version } = await see(id);
      await MEANWHILE[change]?.(id);
      const before = await RecordModel.find({ employeeId: worker._id }).lean();
      await expectRefused([VERBS[verb]?.(id, version) ?? Promise.resolve()], {
        status: 409,
        code: 'conflict',
        reason: 'record_changed',
      });
      expect(await RecordModel.find({ employeeId: worker._id }).lean()).toEqual(before);
    },
  );

  it('one of two at once is made, the other refused', async () => {
    const other = await createPerson(api, 'admin');
    for (let round = 0; round < 3; round += 1) {
      const id = await worked(round * 3, round * 3 + 2);
      const { version } = await see(id);
      const until = (minutes: number) => new Date(Date.parse(at(round * 3)) + minutes * 60_000).toISOString();
      const attempts = [manager, other].map((as, n) =>
        api.as(as).record.correct({
          params: { id },
          body: { endTime: until(60 + n), reason, version },
        }),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await see(id)).corrections).toHaveLength(1);
    }
  });

  it('succeed both if one changes another record of that day, or another rate', async () => {
    const id = await worked();
    const { version } = await see(id);
    const times = { startTime: at(13), endTime: at(14), reason };
    await api.as(manager).record.add({ body: { employeeId: worker.id, ...times } });
    await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 20 } });
    expect((await see(id)).version).toBe(version);
  });

  it('restoring a voided record needs the seen version, too', async () => {
    const id = await worked();
    const { version } = await api.as(manager).record.void({ params: { id }, body: { reason } });
    const body = { reason, version };
    await api.as(manager).record.unvoid({ params: { id }, body: { reason } });
    await expectRefused([api.as(manager).record.unvoid({ params: { id }, body })], {
      status: 409,
      reason: 'record_changed',
    });
  });
});
