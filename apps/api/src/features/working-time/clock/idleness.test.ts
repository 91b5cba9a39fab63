import type { WorkRecord } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const MINUTE_MS = 60_000;
const START = '2026-11-20T15:00:00.000Z';
let manager: Person;
let worker: Person;
let company: CompanyDoc;
let id: string;

const at = (minute: number) => new Date(Date.parse(START) + minute * MINUTE_MS).toISOString();
const start = async () => (await api.as(worker).record.start({ body: { employeeId: worker.id } }))._id;
const stop = (reason: 'manual' | 'inactivity') =>
  api.as(worker).record.stop({ body: { timesheetId: id, reason } });
const read = async () => (await api.as(worker).record.get({ params: { id } })) as WorkRecord;

beforeEach(async () => {
  api.clock.set(START);
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 6_000 }));
  id = await start();
});

/** A minute later a device tells how many minutes ago it was touched. */
async function beat(touchedMinutesAgo?: number): Promise<void> {
  api.clock.advance(MINUTE_MS);
  const touched = touchedMinutesAgo !== undefined && { touchedMsAgo: touchedMinutesAgo * MINUTE_MS };
  await api.as(worker).record.heartbeat({ body: { timesheetId: id, ...touched } });
}

/** So many minutes in which the devices beat, and none is touched. */
async function leaveAlone(minutes: number, since = 0): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) await beat(since + minute);
}

describe('idleness over all devices of a person (TIME-62)', () => {
  it('an idle computer does not end the record of the phone in use', async () => {
    for (let minute = 1; minute <= 15; minute += 1) {
      await beat(minute);
      await beat(0);
    }
    expect(await stop('inactivity')).toMatchObject({ _id: id, endTime: null, endReason: null });
    await beat(0);
    expect(await stop('manual')).toMatchObject({ endTime: at(31), needsReview: false, cost: 31 });
  });

  it('an end by inactivity is 15 minutes after the last touch at the latest', async () => {
    await beat(0);
    await leaveAlone(14);
    api.clock.advance(30 * MINUTE_MS);
    expect(await stop('inactivity')).toMatchObject({
      endTime: at(16),
      endReason: 'inactivity',
      needsReview: false,
      evidence: { lastTouch: at(1), idle: [{ from: at(1), until: at(16) }] },
    });
  });

  it('stays as it was for a client that tells of no touch', async () => {
    await beat();
    api.clock.advance(15 * MINUTE_MS);
    expect(await stop('inactivity')).toMatchObject({
      endTime: at(16),
      evidence: { beats: 1, lastTouch: null },
    });
  });

  it('keeps stretches of 5 minutes; one beyond 15 is por revisar, whichever device ends it', async () => {
    await beat(0);
    await leaveAlone(4);
    await beat(0);
    expect((await read()).evidence?.idle).toEqual([]);
    await leaveAlone(10);
    await beat(0);
    expect(await read()).toMatchObject({
      needsReview: false,
      evidence: { idle: [{ from: at(6), until: at(16) }] },
    });
    await leaveAlone(20);
    await beat(0);
    expect(await read()).toMatchObject({
      needsReview: true,
      evidence: { beats: 38, touches: 4, lastTouch: at(38), idle: [{}, { from: at(17), until: at(37) }] },
    });
  });

  it('a late report of an earlier touch is no step back', async () => {
    await beat(0);
    await beat(30);
    expect((await read()).evidence).toMatchObject({ lastTouch: at(1), touches: 1 });
  });

  it('two devices at once lose no heartbeat', async () => {
    api.clock.advance(MINUTE_MS);
    const beats = Array.from({ length: 8 }, (_, touch) =>
      api.as(worker).record.heartbeat({ body: { timesheetId: id, touchedMsAgo: touch * 1_000 } }),
    );
    await Promise.all(beats);
    expect((await read()).evidence).toMatchObject({ beats: 8, lastTouch: at(1) });
  });

  it('names another person who ended the record', async () => {
    await api.as(manager).record.stopOpen({ params: { id }, body: { reason: 'Ya es la hora.' } });
    expect((await read()).evidence?.endedBy).toMatchObject({ username: manager.username });
  });
});

describe('a company that does not pay idle time (TIME-63)', () => {
  beforeEach(async () => {
    await api
      .as(manager)
      .company.update({ params: { id: String(company._id) }, body: { paysIdleTime: false } });
    await stop('manual');
    await RecordModel.deleteMany({ employeeId: worker._id });
    id = await start();
  });

  it('has the record end at the last touch, and another begin at the next one', async () => {
    for (let minute = 0; minute < 60; minute += 1) await beat(0);
    await leaveAlone(20);
    await expectRefused([beat(0)], { status: 409, code: 'conflict' });
    const records = await RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
    expect(records).toMatchObject([
      {
        endTime: new Date(at(60)),
        endReason: 'inactivity',
        costCents: 6_000,
        needsReview: false,
        evidence: { idle: [{ from: new Date(at(60)), until: new Date(at(80)) }] },
      },
      { startTime: new Date(at(81)), open: true, longestEnd: records[0]?.longestEnd },
    ]);
  });

  it('ends a record by inactivity at the last touch', async () => {
    await beat(0);
    await leaveAlone(14);
    api.clock.advance(MINUTE_MS);
    expect(await stop('inactivity')).toMatchObject({ endTime: at(1), cost: 1 });
  });

  it('pays a stretch of up to 15 minutes', async () => {
    await beat(0);
    await leaveAlone(14);
    await beat(0);
    expect(await stop('manual')).toMatchObject({ endTime: at(16), cost: 16 });
  });
});
