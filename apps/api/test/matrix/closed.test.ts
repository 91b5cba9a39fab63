import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { PayCalendarModel } from '../../src/features/company/index.ts';
import { addEvents } from '../../src/features/ledger/index.ts';
import { ConceptModel } from '../../src/features/payroll/concepts/concept-model.ts';
import { conceptState } from '../../src/features/payroll/concepts/concept-wire.ts';
import { LineModel } from '../../src/features/payroll/concepts/line-model.ts';
import { lineState } from '../../src/features/payroll/concepts/line-wire.ts';
import { PaymentModel } from '../../src/features/payroll/payments/payment-model.ts';
import { RunModel } from '../../src/features/payroll/runs/run-model.ts';
import { SlipLinkModel } from '../../src/features/payroll/slips/slip-link-model.ts';
import { SlipModel } from '../../src/features/payroll/slips/slip-model.ts';
import { type Finding, verifyPayroll } from '../../src/features/payroll/verify/verify-payroll.ts';
import {
  AdjustmentModel,
  adjustmentStates,
  RecordModel,
  recountEarnings,
} from '../../src/features/working-time/index.ts';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { currentDatabase, transaction } from '../../src/platform/database.ts';
import { useApi } from '../harness.ts';
import { ROUTES } from '../routes.ts';
import { createScene, type Scene, type Targets } from '../scene.ts';
import { type Parts, send } from '../send.ts';
import { createSlipLink } from '../slips.ts';
import { Stored } from '../stored.ts';
import { REQUESTS, ROWS } from './rows.ts';

/** Some rows hash a password for each who calls. */
const PATIENCE_MS = 90_000;
const CALLERS = ['unsigned', 'client', 'inside', 'colleague', 'foreign', 'owner', 'admin'] as const;

const api = useApi();
const writing = [...ROUTES.keys()].filter((key) => !key.startsWith('GET '));

let scene: Scene;
let targets: Targets;
let stored: Stored;
let closed: string;

/** The scene with its run closed by the product, paid in part, claimed and with a link; it pays `pastRecord`. */
beforeAll(async () => {
  scene = await createScene(api);
  const { company, pastRecord, request, slipToken } = scene.targets;
  await Promise.all(
    [RunModel, SlipModel, PaymentModel, SlipLinkModel, PayCalendarModel].map((model) =>
      mongoose.connection.collection(model.collection.name).deleteMany(),
    ),
  );
  const stamps = { 'pieces.$[].runId': '', 'pieces.$[].runNumber': '' };
  await RecordModel.collection.updateMany({ 'pieces.0': { $exists: true } }, { $unset: stamps });
  await addSceneEvents(scene.targets);
  const owner = api.as(scene.people.owner);
  const times = { endTime: '2026-11-18T21:30:00.000Z', reason: 'Salió antes' };
  await owner.record.correct({ params: { id: pastRecord }, body: times });
  const schedule = { kind: 'biweekly', anchor: '2026-11-06' } as const;
  await owner.payPeriod.changeCalendar({
    params: { companyId: company },
    body: { schedule, firstDay: '2026-11-06' },
  });
  const period = { startDate: '2026-11-06', endDate: '2026-11-19', carry: { requests: [request] } };
  const { _id: run } = await owner.run.close({ body: { companyId: company, ...period } });
  const slips = await owner.run.slips({ params: { id: run } });
  const slip = slips.find(({ employeeId }) => employeeId === scene.targets.employee)?._id ?? '';
  const part = {
    runId: run,
    date: '2026-11-20',
    method: 'cash' as const,
    payments: [{ slipId: slip, amount: 25 }],
  };
  const { payments } = await owner.payment.make({ body: part });
  const claiming = { params: { id: slip }, body: { text: 'Falta una hora.', date: '2026-11-12' } };
  const { claims } = await api.as(scene.people.inside).slip.claim(claiming);
  await createSlipLink(api, await SlipModel.findById(slip).orFail(), slipToken);
  const paid = { run, lastRun: run, slip, payment: payments[0]?._id ?? '', claim: claims[0]?._id ?? '' };
  targets = { ...scene.targets, ...paid };
  stored = await Stored.now();
  closed = await whatIsClosed();
}, PATIENCE_MS);

/** Adds the events of what the scene stores without the product (LEDGER-8). */
async function addSceneEvents({
  concept: conceptId,
  payLine,
  adjustment: adjustmentId,
}: Targets): Promise<void> {
  const concept = await ConceptModel.findById(conceptId).orFail().lean();
  const line = await LineModel.findById(payLine).orFail().lean();
  const adjustment = await AdjustmentModel.findById(adjustmentId).orFail().lean();
  const { companyId, at, by, reason } = adjustment;
  const { _id: id, fullname, username } = by;
  const event = { companyId, at, actor: { id, fullname, username } };
  const { without, counting } = adjustmentStates(adjustment);
  await transaction((session) =>
    addEvents(
      [
        {
          ...{ ...event, action: 'concept-added', before: null, after: conceptState(concept) },
          subject: { id: concept._id, employeeId: null },
        },
        {
          ...{ ...event, action: 'line-added', before: null, after: lineState(line) },
          subject: { id: line._id, employeeId: line.employeeId },
        },
        {
          ...{ ...event, action: 'adjustment-made', before: without, after: counting, reason },
          subject: { id: adjustment._id, employeeId: adjustment.employeeId },
        },
      ],
      session,
    ),
  );
}

/** All that a run has paid and frozen, to the bit. */
async function whatIsClosed(): Promise<string> {
  const { EJSON } = mongoose.mongo.BSON;
  const fields = { promoteValues: false } as const;
  const records = await RecordModel.collection.find({ 'pieces.runId': { $exists: true } }, fields).toArray();
  const runs = await RunModel.collection.find({}, fields).toArray();
  const slips = await SlipModel.collection
    .find(
      {},
      { ...fields, projection: { frozen: 1, hash: 1, netCents: 1, reopened: 1, employeeId: 1, runId: 1 } },
    )
    .toArray();
  const adjustments = await AdjustmentModel.collection.find({ runId: { $ne: null } }, fields).toArray();
  return EJSON.stringify({ records, runs, slips, adjustments }, undefined, 1, { relaxed: false });
}

const faultsFound = async () => {
  const faults: Finding[] = [];
  await verifyPayroll((finding) => void (finding.kind === 'fault' && faults.push(finding)));
  return faults;
};

/** Requests that try harder than those of the table of rights. */
const ATTACKS: Readonly<Record<string, (targets: Targets) => Parts>> = {
  'PUT /company/update_company/:id to another zone': ({ company }) => ({
    params: { id: company },
    body: { timezone: 'Asia/Tokyo' },
  }),
  'PUT /company/update_company/:id to another currency': ({ company }) => ({
    params: { id: company },
    body: { currency: 'USD' },
  }),
  'PUT /timesheets/:id to another project': ({ pastRecord, project }) => ({
    params: { id: pastRecord },
    body: { projectId: project, reason: 'Era otra obra' },
  }),
  'POST /payroll/runs of the closed days': ({ company }) => ({
    body: { companyId: company, startDate: '2026-11-06', endDate: '2026-11-19' },
  }),
  'POST /timesheets of a closed day': ({ employee }) => ({
    body: {
      employeeId: employee,
      startTime: '2026-11-18T21:30:00.000Z',
      endTime: '2026-11-18T22:30:00.000Z',
      reason: 'Olvidado',
    },
  }),
  'PUT /employees/:id to another rate': ({ employee }) => ({
    params: { id: employee },
    body: { hourlyRate: 99.99 },
  }),
};

const ATTEMPTS = [
  ...ROWS.filter(({ route }) => writing.includes(route)).map(({ name, route }) => ({
    name,
    route,
    request: (lineName: string): Parts => REQUESTS[name]?.(targets, lineName) ?? {},
  })),
  ...Object.entries(ATTACKS).map(([name, request]) => ({
    name,
    route: writing.find((route) => name.startsWith(`${route} `)) ?? '',
    request: () => request(targets),
  })),
];

describe('a closed period stays closed (RUN-5)', () => {
  it('is tried by each route that writes', () => {
    expect([...new Set(ATTEMPTS.map(({ route }) => route))].sort()).toEqual([...writing].sort());
    expect(closed).toContain('"frozen"');
    expect(closed.match(/"runNumber"/g)?.length).toBeGreaterThan(1);
  });

  it.each(ATTEMPTS)(
    '$name',
    async ({ name, route: key, request }) => {
      const route = ROUTES.get(key);
      if (!route) throw new Error(`${name} is no route`);
      for (const caller of CALLERS) {
        const as = caller === 'unsigned' ? undefined : scene.people[caller];
        const { ok } = await send(api, route, request(scene.lineName), as);
        expect(await whatIsClosed(), `after ${caller}`).toBe(closed);
        if (ok) await stored.restore();
      }
    },
    PATIENCE_MS,
  );

  it.each([
    ['corrected', 'PUT /timesheets/:id'],
    ['voided', 'POST /timesheets/:id/void'],
    ['split', 'POST /timesheets/:id/split'],
    ['voided with others', 'POST /timesheets/void'],
  ])('a record that is %s by its owner is refused as closed, not for another reason', async (_, key) => {
    const route = ROUTES.get(key);
    const request = REQUESTS[key];
    if (!route || !request) throw new Error(`${key} is no route`);
    const response = await send(api, route, request(targets, scene.lineName), scene.people.owner);
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ reason: 'record_closed' }),
    ]);
  });

  it('is changed neither by repeated migrations nor by repairs, and verifies', async () => {
    for (const migration of MIGRATIONS) await migration.run(currentDatabase());
    expect(await whatIsClosed()).toBe(closed);
    const companyId = new mongoose.Types.ObjectId(targets.company);
    await transaction((session) => recountEarnings(scene.people.inside._id, companyId, session));
    expect(await whatIsClosed()).toBe(closed);
    expect(await faultsFound()).toEqual([]);
    await stored.restore();
  });
});
