import type { LedgerAction } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { LedgerEventModel } from '../src/features/ledger/event-model.ts';
import { addEvents } from '../src/features/ledger/index.ts';
import { transaction } from '../src/platform/database.ts';
import { useApi } from './harness.ts';
import { type Caller, callersOf } from './matrix/callers.ts';
import { ROWS, type Row } from './matrix/expected.ts';
import { NOBODYS, REQUESTS } from './matrix/requests.ts';
import { ROUTES } from './routes.ts';
import { createScene, type Scene } from './scene.ts';
import { send, textOf } from './send.ts';
import { Stored } from './stored.ts';

/**
 * The events that each request of the access matrix adds when a manager makes it. Every writing route of working
 * time, people and companies stands here, so that a new one has to say.
 */
const EVENTS: Readonly<Record<string, readonly LedgerAction[]>> = {
  'POST /company/new_company': [],
  'PUT /company/update_company/:id': [],
  'PUT /company/hand_over/:id': [],
  'DELETE /company/delete_company/:id': [],

  'POST /employees': [],
  'PUT /employees/:id': ['rate-set'],
  'PUT /employees/:id/company': [],
  'POST /employees/:id/temporary-password': [],
  'PUT /employees/totalToPay/:id': [],
  'DELETE /employees/:id': ['person-deleted'],

  'POST /payroll/adjustments': ['adjustment-made'],
  'POST /payroll/adjustments that voids': ['adjustment-made'],
  'POST /payroll/adjustments/preview': [],
  'DELETE /payroll/adjustments/:id': ['adjustment-removed'],
  'POST /payroll/rates': ['rate-set'],
  'POST /payroll/rates of several': ['rate-set', 'rate-set'],
  'POST /payroll/rates/preview': [],
  'PUT /payroll/people/:id/rates/:rateId': ['rate-corrected'],
  'DELETE /payroll/people/:id/rates/:rateId': ['rate-removed'],
  'POST /payroll/people/:id/rates/:rateId/preview': [],

  'POST /payroll/concepts': ['concept-added'],
  'PUT /payroll/concepts/:id': ['concept-changed'],
  'PUT /payroll/concepts/:id with people': ['concept-changed'],
  'DELETE /payroll/concepts/:id': ['concept-removed'],
  'POST /payroll/lines': ['line-added'],
  'PUT /payroll/lines/:id': ['line-changed'],
  'DELETE /payroll/lines/:id': ['line-removed'],
  'POST /payroll/payments': ['payment-made', 'payment-made'],
  'POST /payroll/payments of one': ['payment-made'],
  'DELETE /payroll/payments/:id': ['payment-removed'],
  'PUT /payroll/calendar/:companyId': ['schedule-changed'],
  'POST /payroll/runs': ['run-closed'],
  // Where a company pays to is nothing that it pays.
  'PUT /payroll/bank-layout/:companyId': [],
  'PUT /payroll/accounts/:employeeId': [],
  'POST /payroll/runs/:id/reopen': ['run-reopened'],

  // What employees do themselves is their record, and no event.
  'POST /timesheets/start': [],
  'POST /timesheets/start of a running one': [],
  'POST /timesheets/stop': ['record-stopped'],
  'POST /timesheets/heartbeat': [],
  'POST /timesheets/gap': [],
  'POST /timesheets': ['record-added'],
  'PUT /timesheets/:id': ['record-corrected'],
  'POST /timesheets/:id/confirm': ['record-confirmed'],
  'POST /timesheets/confirm': ['record-confirmed'],
  'POST /timesheets/:id/stop': ['record-stopped'],
  'POST /timesheets/:id/void': ['record-voided'],
  'POST /timesheets/void': ['record-voided'],
  // It was never voided.
  'POST /timesheets/:id/unvoid': [],
  'POST /timesheets/:id/split': ['record-split', 'record-split'],

  // What an employee asks for moves nothing until it is decided.
  'POST /record-requests': [],
  'POST /record-requests of a record': [],
  'POST /record-requests/:id/messages': [],
  'POST /record-requests/:id/withdraw': [],
  'POST /record-requests/:id/accept': ['record-corrected', 'request-accepted'],
  'POST /record-requests/:id/decline': ['request-declined'],

  'POST /payroll/slips/:id/accept': ['slip-accepted'],
  'POST /payroll/slips/:id/claims': ['slip-claimed'],
  'POST /payroll/slips/:id/claims/:claimId/answer': ['claim-answered'],
  'POST /payroll/slips/:id/link': [],
  'DELETE /payroll/slips/:id/link': [],
  'POST /payroll/runs/:id/mails': [],
  'POST /slip-links/open': [],
  'POST /slip-links/accept': ['slip-accepted'],
  'POST /slip-links/claims': ['slip-claimed'],

  'POST /archives/:companyId/download': [],
  'DELETE /archives/:companyId': [],
};
const AREAS =
  /^\w+ (\/company|\/employees|\/payroll|\/timesheets|\/record-requests|\/slip-links|\/archives)\b/;

const api = useApi();
const writing = ROWS.filter(({ route }) => !route.startsWith('GET') && !NOBODYS.includes(route));

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
  it('every route that writes in the areas of money says which events it adds (LEDGER-1)', () => {
    const names = writing.map(({ name }) => name).filter((name) => AREAS.test(name));
    expect(Object.keys(EVENTS).sort()).toEqual(names.sort());
  });

  it('no route but those that read is about events (LEDGER-4)', () => {
    const about = [...ROUTES.keys()].filter((name) => name.includes('ledger'));
    expect(about).toEqual(['GET /payroll/ledger', 'GET /payroll/ledger/mine']);
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
