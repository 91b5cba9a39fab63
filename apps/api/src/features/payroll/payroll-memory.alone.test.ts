import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PAYROLL_FORMATS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { createCrew } from '../../../test/workers.ts';
import type { Actor } from '../../kernel/actor.ts';
import { CompanyModel } from '../company/model.ts';
import { findActor } from '../person/find-actor.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { exportPayroll } from './export-payroll.ts';

const api = useApi();
const EMPLOYEES = 10;
const RECORDS_EACH = 10_000;
const HOUR_MS = 3_600_000;
const ZONE = 'America/Guatemala';
const MIB = 1_048_576;

/** The records themselves would take more than ten times this. */
const MOST_GROWTH = 6 * MIB;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let actor: Actor;
let companyId: Types.ObjectId;

beforeAll(async () => {
  const { manager, company } = await createCrew(api);
  const found = await findActor({ _id: manager._id });
  if (!found) throw new Error('The manager is gone');
  actor = found;
  companyId = company._id;
  for (let n = 0; n < EMPLOYEES; n += 1) await fill(new Types.ObjectId());
}, 120_000);

/** Half an hour of each hour since 2025 for a person; the database itself writes it. */
async function fill(employeeId: Types.ObjectId): Promise<void> {
  const since = { $multiply: ['$hour', HOUR_MS] };
  const start = { $add: [new Date('2025-01-01'), since] };
  const end = { $add: [new Date('2025-01-01'), since, HOUR_MS / 2] };
  await CompanyModel.aggregate([
    { $match: { _id: companyId } },
    { $project: { _id: 0, companyId: '$_id', hour: { $range: [0, RECORDS_EACH] } } },
    { $unwind: '$hour' },
    {
      $set: {
        employeeId,
        projectName: 'Ampliación del muelle norte',
        timeZone: ZONE,
        startTime: start,
        endTime: end,
        open: false,
        durationMs: HOUR_MS / 2,
        rateCents: 1_001,
        costCents: 501,
        pieces: [
          {
            date: { $dateToString: { date: start, format: '%Y-%m-%d', timezone: ZONE } },
            startTime: start,
            endTime: end,
            rateCents: 1_001,
            costCents: 501,
          },
        ],
        endReason: 'logout',
        needsReview: false,
      },
    },
    { $unset: 'hour' },
    { $merge: { into: RecordModel.collection.name } },
  ]);
}

/** The used memory, in the heap and outside, after all garbage is collected. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Reads to the end, and samples the memory in use. */
async function readThrough(content: Readable) {
  let bytes = 0;
  let looked = 0;
  let most = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes - looked < MIB) continue;
    looked = bytes;
    most = Math.max(most, memoryInUse());
  }
  return { bytes, most };
}

it.each(PAYROLL_FORMATS)(
  'holds next to none of 100,000 records in memory on the way to %s',
  async (format) => {
    const query = { companyId: String(companyId), startDate: '2024-12-01', format };
    await readThrough((await exportPayroll({ ...query, endDate: '2025-01-31' }, actor, 'original')).content);
    const before = memoryInUse();
    const { content } = await exportPayroll({ ...query, endDate: '2026-12-31' }, actor, 'original');
    const { bytes, most } = await readThrough(content);
    expect(bytes).toBeGreaterThan(EMPLOYEES * RECORDS_EACH * (format === 'xlsx' ? 15 : 90));
    expect((most - before) / MIB).toBeLessThan(MOST_GROWTH / MIB);
  },
  120_000,
);
