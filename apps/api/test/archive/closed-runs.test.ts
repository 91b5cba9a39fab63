import { beforeAll, describe, expect, it } from 'vitest';
import { type Finding, verifyPayroll } from '../../src/features/payroll/verify/verify-payroll.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { currentDatabase } from '../../src/platform/database.ts';
import { createSession, type Person, rateOf, withFreshToken } from '../factories.ts';
import { useApi } from '../harness.ts';
import { createCrew } from '../workers.ts';
import { archive, restore } from './archives.ts';

const api = useApi();
/** A moment of November in Guatemala. */
const at = (local: string) => new Date(`2026-11-${local}-06:00`);
const FIRST = { startDate: '2026-11-01', endDate: '2026-11-15' };
const SECOND = { startDate: '2026-11-16', endDate: '2026-11-30' };

let manager: Person;
let worker: Person;
let companyId: string;

beforeAll(async () => {
  api.clock.set(at('01T06:00'));
  const crew = await createCrew(api);
  ({ manager, worker } = crew);
  companyId = String(crew.company._id);
  await PersonModel.updateOne({ _id: worker._id }, { rates: [rateOf(1_237)] });
  await asManager().payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
  await work('10T08:00', '10T12:00');
  api.clock.set(at('16T09:00'));
});

/** The manager, with a session that began now, however far the clock was moved. */
function asManager() {
  return api.as(withFreshToken(api, manager));
}

async function work(from: string, to: string) {
  api.clock.set(at(to));
  const times = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado' };
  await asManager().record.add({ body: { employeeId: worker.id, ...times } });
}

const close = (period: typeof FIRST) => asManager().run.close({ body: { companyId, ...period } });

/** The database as it was when the archive was made, and nothing besides. */
async function goBackTo(lines: string[]): Promise<void> {
  for (const { name } of await currentDatabase().listCollections().toArray()) {
    await currentDatabase().dropCollection(name);
  }
  await restore(currentDatabase(), lines);
  // A restore signs everybody out (START-16).
  const owner = await PersonModel.findById(manager._id).orFail().lean();
  manager = { ...manager, token: await createSession(api, owner) };
}

async function faults(): Promise<Finding[]> {
  const found: Finding[] = [];
  await verifyPayroll((finding) => void (finding.kind === 'fault' && found.push(finding)));
  return found;
}

describe('a restore between closings (START-14, RUN-9)', { timeout: 90_000 }, () => {
  it('leaves the period open if the backup is from before, and verifies', async () => {
    const before = await archive();
    const run = await close(FIRST);
    const slips = await asManager().run.slips({ params: { id: run._id } });
    await goBackTo(before);
    expect(await faults()).toEqual([]);
    expect(await asManager().run.list({ query: { companyId } })).toEqual([]);
    const again = await close(FIRST);
    expect(again).toMatchObject({ number: 1, net: run.net });
    expect(await asManager().run.slips({ params: { id: again._id } })).toMatchObject([
      { net: slips[0]?.net, days: slips[0]?.days },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('keeps runs, payments and links if the backup is from after, and continues with the next number', async () => {
    const [run] = await asManager().run.list({ query: { companyId } });
    const [slip] = await asManager().run.slips({ params: { id: run?._id ?? '' } });
    const params = { id: slip?._id ?? '' };
    const { token: dead } = await asManager().slipLink.make({ params });
    const { token: alive } = await asManager().slipLink.make({ params });
    await asManager().payment.make({ body: { runId: run?._id ?? '', date: '2026-11-16', method: 'cash' } });
    const after = await archive();
    await asManager().slipLink.revoke({ params });
    await goBackTo(after);
    expect(await faults()).toEqual([]);
    const open = (token: string) => api.as(null).slipLink.open({ token });
    expect(await open(alive)).toMatchObject({ net: slip?.net });
    await expect(open(dead)).rejects.toMatchObject({ status: 404 });
    expect(await asManager().run.list({ query: { companyId } })).toMatchObject([
      { number: 1, paid: run?.net },
    ]);
    await work('20T08:00', '20T09:00');
    api.clock.set(at('30T20:00'));
    expect(await close(SECOND)).toMatchObject({ number: 2 });
    expect(await faults()).toEqual([]);
  });
});
