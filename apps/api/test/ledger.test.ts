import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { LedgerEventModel } from '../src/features/ledger/event-model.ts';
import { addEvents } from '../src/features/ledger/index.ts';
import { transaction } from '../src/platform/database.ts';
import { useApi } from './harness.ts';
import { type Caller, callersOf } from './matrix/callers.ts';
import { EVENTS, REFUSED_TO_ALL, REQUESTS, ROWS, type Row } from './matrix/rows.ts';
import { ROUTES } from './routes.ts';
import { createScene, type Scene } from './scene.ts';
import { send, textOf } from './send.ts';
import { Stored } from './stored.ts';

const AREAS =
  /^\w+ (\/company|\/employees|\/payroll|\/timesheets|\/record-requests|\/slip-links|\/archives|\/devices|\/device-links)\b/;

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

/** The owner of the company, or an administrator where the owner may not; an employee's own routes are theirs. */
function managerFor({ answers }: Row): Caller | undefined {
  return (['owner', 'admin', 'inside', 'colleague', 'elsewhere', 'member'] as const)
    .map((column) => callers.find((caller) => caller.column === column && answers[column].status < 400))
    .find(Boolean);
}
