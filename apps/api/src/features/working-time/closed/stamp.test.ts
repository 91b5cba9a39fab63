import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../../test/closing.ts';
import type { Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import { transaction } from '../../../platform/database.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';
import { unstampPieces } from './stamp.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-18T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 650 }));
});

const add = async (startTime: string, endTime: string) => {
  const body = { employeeId: worker.id, startTime, endTime, reason: 'Olvidado.' };
  return (await api.as(manager).record.add({ body }))._id;
};
const stamps = async (id: string) =>
  (await RecordModel.findById(id).lean())?.pieces.map(({ date, runNumber }) => [date, runNumber]);

describe('a run stamps the pieces that it pays (RUN-1, RUN-2)', () => {
  it('piece by piece up to a day, except for records that are carried over; the next run pays the rest', async () => {
    const overMidnight = await add('2026-11-16T04:00:00.000Z', '2026-11-16T08:00:00.000Z');
    const carried = await add('2026-11-12T14:00:00.000Z', '2026-11-12T15:00:00.000Z');
    await closeThrough(company._id, '2026-11-15', { carried: [new Types.ObjectId(carried)] });
    expect(await stamps(overMidnight)).toEqual([
      ['2026-11-15', 1],
      ['2026-11-16', undefined],
    ]);
    expect(await stamps(carried)).toEqual([['2026-11-12', undefined]]);
    const second = await closeThrough(company._id, '2026-11-30', { number: 2 });
    expect(await stamps(overMidnight)).toEqual([
      ['2026-11-15', 1],
      ['2026-11-16', 2],
    ]);
    expect(await stamps(carried)).toEqual([['2026-11-12', 2]]);
    await transaction((session) => unstampPieces(company._id, second, session));
    expect(await stamps(carried)).toEqual([['2026-11-12', undefined]]);
    expect(await stamps(overMidnight)).toEqual([
      ['2026-11-15', 1],
      ['2026-11-16', undefined],
    ]);
  });
});
