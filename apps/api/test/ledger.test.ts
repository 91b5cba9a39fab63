import { isUpload } from '@faena/shared/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PayCalendarModel } from '../src/features/company/pay-calendar-model.ts';
import { LedgerEventModel } from '../src/features/ledger/event-model.ts';
import { addEvents } from '../src/features/ledger/index.ts';
import { transaction } from '../src/platform/database.ts';
import { useApi } from './harness.ts';
import { type Caller, callersOf } from './matrix/callers.ts';
import { EVENTS, REFUSED_TO_ALL, REQUESTS, ROWS, type Row } from './matrix/rows.ts';
import { ROUTES } from './routes.ts';
import { createScene, type Scene } from './scene.ts';
import { type Parts, send, textOf } from './send.ts';
import { Stored } from './stored.ts';

const AREAS =
  /^\w+ (\/company|\/employees|\/payroll|\/timesheets|\/record-requests|\/slip-links|\/archives|\/devices|\/device-links|\/marks)\b/;

const api = useApi();
const writing = ROWS.filter(({ route }) => !route.startsWith('GET') && !REFUSED_TO_ALL.includes(route));

let scene: Scene;
let stored: Stored;
let callers: Caller[];

beforeAll(async () => {
  scene = await createScene(api);
  const { owner, inside } = scene.people;
  const companyId = new Types.ObjectId(scene.targets.company);
  const event = {
    companyId,
    at: api.clock.now(),
    actor: { id: owner._id, fullname: 'Olga Dueñas', username: owner.username },
    action: 'rate-set',
    subject: { id: new Types.ObjectId(), employeeId: inside._id },
    before: null,
    after: { from: api.clock.now().toISOString(), cents: 1_250, note: '' },
  } as const;
  await transaction((session) => addEvents([event], session));
  stored = await Stored.now();
  callers = callersOf(api, scene);
});

const events = () => LedgerEventModel.find().sort({ companyId: 1, seq: 1 }).lean();

describe('the ledger and the routes', () => {
  it('every route that writes in the areas of money declares the events it adds (LEDGER-1)', () => {
    const names = writing.map(({ name }) => name).filter((name) => AREAS.test(name));
    expect(Object.keys(EVENTS).sort()).toEqual(names.sort());
  });

  it('no route but those that read is about events (LEDGER-4)', () => {
    const about = [...ROUTES.keys()].filter((name) => name.includes('ledger'));
    expect(about).toEqual(['GET /payroll/ledger', 'GET /payroll/ledger/mine', 'GET /payroll/ledger/export']);
  });

  it.each(writing)(
    '$name adds its events and leaves those before as they were (LEDGER-1, LEDGER-4)',
    async (row) => {
      const route = ROUTES.get(row.route);
      if (!route) throw new Error(`No such route: ${row.route}`);
      const before = await events();
      const parts = REQUESTS[row.name]?.(scene.targets, scene.lineName) ?? {};
      const response = await send(api, route, parts, managerFor(row)?.as);
      const after = await events();
      await stored.restore();
      expect(response.ok, await textOf(response)).toBe(true);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length).map(({ action }) => action)).toEqual(EVENTS[row.name] ?? []);
    },
  );
});

/** The calendar dates in a schema, each as the path of its names: `schedule.anchor`. */
function datesIn(schema: z.ZodType, path: readonly string[] = []): string[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const within = (part: unknown) => (part ? datesIn(part as z.ZodType, path) : []);
  const takes = (text: string) => schema.safeParse(text).success;
  if (def.type === 'string') return takes('2026-11-30') && !takes('2026-11-31') ? [path.join('.')] : [];
  if (def.type === 'union') return (def.options as z.ZodType[]).flatMap(within);
  if (def.type !== 'object') return [def.innerType, def.element, def.in, def.out].flatMap(within);
  return Object.entries(def.shape as z.ZodRawShape).flatMap(([name, part]) =>
    datesIn(part as z.ZodType, [...path, name]),
  );
}

describe('a date of money (PAYMENT-5)', () => {
  const dates = writing.flatMap((row) => {
    const body = ROUTES.get(row.name)?.body;
    if (!body || isUpload(body) || !AREAS.test(row.name)) return [];
    return [...new Set(datesIn(body))].map((path) => ({ ...row, path }));
  });

  /** Routes that take the days of the next period alone; their refusal may name no field. */
  const OF_A_PERIOD = ['POST /payroll/runs', 'POST /payroll/runs/preview'];

  /** Fields that a request needs beside its date. */
  const BESIDE: Readonly<Record<string, object>> = {
    'POST /payroll/people/:id/rates/:rateId/preview': { remove: false, hourlyRate: 15 },
  };

  /** The other fields of an object that a date belongs to. */
  const AROUND: Readonly<Record<string, object>> = { schedule: { kind: 'biweekly' } };

  /** The valid request of a route, with another date. */
  function withDate(name: string, path: string, date: string): Parts {
    const parts = REQUESTS[name]?.(scene.targets, scene.lineName) ?? {};
    const [field = '', inner] = path.split('.');
    const value = inner === undefined ? date : { ...AROUND[field], [inner]: date };
    return { ...parts, body: { ...(parts.body as object), ...BESIDE[name], [field]: value } };
  }

  let before: Stored;
  beforeAll(async () => {
    // Only a company without a closed run chooses its first day.
    await PayCalendarModel.updateOne({ _id: scene.targets.company }, { closedThrough: null });
    before = await Stored.now();
  });
  afterAll(() => stored.restore());

  it('is found in rates, payments, schedules, first days, runs and claims', () => {
    expect(dates.map(({ name, path }) => `${name} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /payroll/rates from',
        'POST /payroll/rates/preview from',
        'PUT /payroll/people/:id/rates/:rateId from',
        'POST /payroll/people/:id/rates/:rateId/preview from',
        'POST /payroll/payments date',
        'PUT /payroll/calendar/:companyId firstDay',
        'PUT /payroll/calendar/:companyId schedule.anchor',
        'POST /payroll/runs startDate',
        'POST /payroll/slips/:id/claims date',
      ]),
    );
  });

  it.each(dates)('of $name, as $path, is neither before 2000 nor in 2099', async ({ path, ...row }) => {
    const route = ROUTES.get(row.route);
    if (!route) throw new Error(`No such route: ${row.route}`);
    for (const date of ['1950-01-01', '1999-12-31', '2099-12-31']) {
      const response = await send(api, route, withDate(row.name, path, date), managerFor(row)?.as);
      const { errors = [] } = (await response.json()) as { errors?: { path: string }[] };
      expect([400, 409], date).toContain(response.status);
      if (!OF_A_PERIOD.includes(row.name))
        expect(errors.map((error) => error.path)).toEqual([`body.${path}`]);
      await before.expectUnchanged(`${row.name} with ${path} ${date}`);
    }
  });
});

/** The owner of the company, or an administrator where the owner may not; an employee's own routes are theirs. */
function managerFor({ answers }: Row): Caller | undefined {
  return (['owner', 'admin', 'inside', 'colleague', 'elsewhere', 'member'] as const)
    .map((column) => callers.find((caller) => caller.column === column && answers[column].status < 400))
    .find(Boolean);
}
