import { beforeEach, describe, expect, it } from 'vitest';
import { missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

const start = async (person = worker) =>
  (await api.as(person).record.start({ body: { employeeId: person.id } }))._id;
const stop = (as: Person, id: string, reason = 'Se fue sin cerrar.') =>
  api.as(as).record.stopOpen({ params: { id }, body: { reason } });
const HOUR_MS = 3_600_000;

describe('stopping the record of an employee (TIME-35)', () => {
  it('ends and prices it, and keeps who did it and why for the employee to see', async () => {
    const id = await start();
    api.clock.advance(HOUR_MS);
    const stopped = await stop(manager, id, '  Se fue sin cerrar.  ');
    expect(stopped).toMatchObject({
      _id: id,
      endTime: '2026-11-20T16:00:00.000Z',
      cost: 10,
      endReason: 'manager',
      needsReview: false,
      corrections: [
        {
          kind: 'stopped',
          at: '2026-11-20T16:00:00.000Z',
          by: { username: manager.username },
          reason: 'Se fue sin cerrar.',
          before: null,
          after: {
            startTime: '2026-11-20T15:00:00.000Z',
            endTime: '2026-11-20T16:00:00.000Z',
            project: null,
          },
        },
      ],
    });
    expect(await api.as(worker).record.get({ params: { id } })).toEqual(stopped);
    expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(1_000);
  });

  it('answers one that has ended as it is', async () => {
    const id = await start();
    api.clock.advance(HOUR_MS);
    const ended = await api.as(worker).record.stop({ body: { timesheetId: id } });
    api.clock.advance(HOUR_MS);
    expect(await stop(manager, id)).toEqual(ended);
  });

  it('needs a reason', async () => {
    const id = await start();
    await expectRefused([stop(manager, id, ' ')], { status: 400 });
    expect(await RecordModel.findById(id).lean()).toMatchObject({ open: true });
  });

  it('is for the owner of the company and admins: the employee may not, a foreign record is not found', async () => {
    const id = await start();
    const stranger = await createCrew(api);
    await expectRefused([stop(worker, id)], { status: 403 });
    await expectRefused([stop(stranger.manager, id), stop(manager, missingId())], {
      status: 404,
      message: 'Time record not found',
    });
    expect(await RecordModel.findById(id).lean()).toMatchObject({ open: true });
  });
});
