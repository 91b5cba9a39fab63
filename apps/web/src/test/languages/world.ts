import type { Role } from '@faena/shared/access';
import { contract, isDownload, isEvents, isList, type Route } from '@faena/shared/contract';
import {
  LEDGER_ACTIONS,
  LEDGER_KINDS,
  PAYROLL_MEDIA_TYPES,
  TASK_PRIORITIES,
  TASK_STATUSES,
} from '@faena/shared/domain';
import type { LedgerEvent, Person, RecordRequest, WorkRecord } from '@faena/shared/schemas';
import * as make from '../entities.ts';
import type { Answers } from '../fake-api.ts';
import { ledgerEvent } from '../ledger-event.ts';
import {
  bankSettings,
  companyNeed,
  moneyNeeded,
  payCalendar,
  payment,
  payPeriod,
  payPerson,
  payPoint,
  payRun,
  personPeriod,
} from '../pay-period.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { runAnswer, slip, slipClaim } from '../slip.ts';

/*
 * What the API answers on the walk through all screens. Whatever people typed has 'qx' in each word, so that it can be
 * told from the product's own words.
 */

/** How the API is: full of data, without any, failing, or still on its way. */
export const STATES = ['data', 'empty', 'failing', 'loading'] as const;
export type State = (typeof STATES)[number];

const now = Date.now();
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

export const company = make.company({
  name: 'Taqxo Wiqx',
  created_by: 'ruqxa',
  line_of_business: 'Foqxi',
  address: 'Aqx 1',
  email: 'taqx@example.com',
});
const other = make.company({ name: 'Beqxo', created_by: 'ruqxa', line_of_business: '' });

const plan = make.plan({ name: 'Piqx', description: 'Goqx luqx', price: 12.5 });

function somebody(role: Role): Person {
  return make.person(role, {
    fullname: 'Ruqxa Moqx',
    username: 'ruqxa',
    company: role === 'employee' ? { _id: company._id, name: company.name } : null,
    subscription: { _id: plan._id, name: plan.name },
  });
}

/** Somebody of each role; the employee works for the company. */
export const people = {
  admin: somebody('admin'),
  manager: somebody('manager'),
  employee: somebody('employee'),
  client: somebody('client'),
} satisfies Record<Role, Person>;

const manager = make.person('manager', { fullname: 'Haqxi Deqx', username: 'haqxi' });
const worker = make.person('employee', { fullname: 'Loqxe Baqx', username: 'loqxe' });

export const project = make.project({
  name: 'Naqxo Piqx',
  type: 'Vuqxo',
  description: 'Siqx loqx',
  username: 'ruqxa',
  usuarios: ['ruqxa', 'loqxe'],
  company_id: company._id,
});
const otherProject = make.project({ name: 'Zeqxa', type: 'Vuqxo', status: 'Paqxu', username: 'haqxi' });

const employees = [
  make.employee(company, {
    _id: worker._id,
    fullname: worker.fullname,
    username: worker.username,
    hourlyRate: 25,
    totalToPay: 1_234.5,
    totalGenerated: 1_234.5,
    pendingReviews: 2,
    projects: [{ _id: project._id, name: project.name }],
  }),
  make.employee(company, { fullname: 'Miqxo Teqx', username: 'miqxo' }),
];

function tasksFor(of: Person) {
  const people = [make.card(of), make.card(worker)];
  return TASK_STATUSES.flatMap((status, index) =>
    [0, 1].map((order) =>
      make.task(project, {
        title: `Jeqx ${index}${order}`,
        description: 'Diqx noqx',
        status,
        order,
        priority: TASK_PRIORITIES[(index + order) % TASK_PRIORITIES.length] ?? 'Medium',
        tags: ['tuqx'],
        estimatedHours: order === 0 ? 0 : 4,
        dueDate: [null, ago(72), ago(-72)][(index + order) % 3] ?? null,
        assignedTo: people.slice(0, (index + order) % 3),
      }),
    ),
  );
}

const endReasons = ['manual', 'logout', 'inactivity', 'unload', 'lost_signal', 'manager', 'removed'] as const;

function recordsFor(employeeId: string) {
  const values = { startTime: ago(50), endTime: ago(49), project: null };
  const by = { _id: manager._id, fullname: manager.fullname, username: manager.username };
  const correction = { at: ago(20), by, reason: 'Koqx', before: values, after: values };
  const gaps = [0.9, 0.7, 0.5, 0.3].map((hours, index) => ({
    from: ago(hours),
    until: ago(hours - 0.1),
    used: index % 2 === 0,
  }));
  return [
    make.openRecord({ employeeId, startTime: ago(1), needsReview: true, gaps: gaps.slice(0, 2) }),
    ...endReasons.map((endReason, index) =>
      make.record({
        employeeId,
        projectId: project._id,
        projectName: project.name,
        startTime: ago(index * 3 + 3),
        endTime: ago(index * 3 + 2),
        // What an hour costs at their rate, so that what runs costs no less than nothing.
        durationHours: 1,
        cost: 25,
        endReason,
        needsReview: endReason === 'lost_signal',
        gaps: endReason === 'lost_signal' ? gaps : [],
        corrections:
          [
            [],
            [{ kind: 'added' as const, ...correction, before: null }],
            [{ kind: 'corrected' as const, ...correction }],
            [{ kind: 'confirmed' as const, ...correction }],
          ][index % 4] ?? [],
      }),
    ),
  ];
}

/** What somebody asked: open, changed meanwhile, and decided in each way. */
function requestsOf(asker: Person, records: readonly WorkRecord[]): RecordRequest[] {
  const by = { _id: manager._id, fullname: manager.fullname, username: manager.username };
  const [, record] = records;
  const proposed = { startTime: ago(30), endTime: ago(28), project: null };
  const other = { ...proposed, endTime: ago(27) };
  const decision = { at: ago(1), by, reason: 'Koqx' };
  const texts = { reason: 'Koqx', askedAt: ago(20), proposed };
  const open = record ? { asked: other, record } : {};
  return [
    make.recordRequest(asker, texts),
    make.recordRequest(asker, { ...texts, ...open, messages: [{ at: ago(2), by, text: 'Koqx' }] }),
    make.recordRequest(asker, { ...texts, status: 'accepted', decision, result: other }),
    make.recordRequest(asker, { ...texts, status: 'declined', decision }),
    make.recordRequest(asker, { ...texts, status: 'withdrawn', decision }),
  ];
}

/** One event of each action. */
function eventsAbout({ _id, fullname, username }: Person): LedgerEvent[] {
  const somebody = { _id, fullname, username };
  const record = {
    startTime: ago(9),
    endTime: ago(7),
    project: { _id: project._id, name: project.name },
    ms: 7_200_000,
    cents: 5_000,
    needsReview: true,
  };
  const states = {
    rate: { from: ago(9), cents: 650, note: 'Noqxa' },
    record,
    request: { status: 'open', startTime: ago(9), endTime: ago(7) },
    currency: { currency: '' },
    'time-zone': { timezone: 'America/Bogota' },
    person: { ms: 7_200_000, cents: 5_000 },
    schedule: { schedule: { kind: 'monthly' }, paydayAfterDays: 2, firstDay: null },
    concept: { name: 'Poqxa', kind: 'addition', basis: 'hourly', value: 500, people: null, once: false },
    line: { name: 'Poqxe', kind: 'deduction', cents: 500, note: 'Noqxe' },
    run: { number: 3, startDate: '2026-11-01', endDate: '2026-11-15', people: 2, netCents: 9_000, hash: '' },
    adjustment: {
      recordId: project._id,
      startTime: ago(9),
      endTime: ago(7),
      voided: false,
      ms: 60_000,
      cents: 50,
    },
    payment: { runNumber: 3, cents: 9_000, date: '2026-11-15', method: 'cash', reference: 'Roqxa' },
    slip: { runNumber: 3, date: '2026-11-15', byLink: true },
  };
  return LEDGER_KINDS.flatMap((kind) =>
    LEDGER_ACTIONS[kind].map((action, index) =>
      ledgerEvent({
        action,
        subject: { kind, id: null, employee: somebody },
        actor: somebody,
        reason: 'Moqxi',
        before:
          index === 0 ? null : { ...record, ...states[kind], needsReview: false, project: null, cents: 0 },
        after: states[kind],
      } as Parameters<typeof ledgerEvent>[0]),
    ),
  );
}

/** Who notes payments. */
const payer = { _id: people.manager._id, fullname: 'Lurqxe', username: 'muqxa' };

/** What is read where there is data. */
function data(me: Person): Answers {
  const tasks = tasksFor(me);
  const records = recordsFor(me._id);
  const everybody = [me, manager, worker, people.client];
  return {
    service: {
      demo: () => ({ accounts: [{ username: 'gqx', password: 'gqx-gqx', label: 'Gestor', rol_id: 2 }] }),
    },
    plan: { list: () => [plan] },
    lineOfBusiness: { all: () => [make.lineOfBusiness({ name: 'Foqxi' })] },
    company: { all: () => [company, other], mine: () => [company, other], get: () => company },
    archive: {
      list: () => [make.archive({ name: 'Raqxe' }), make.archive({ name: 'Paqxu', downloadedAt: null })],
    },
    person: {
      account: () => me,
      all: () => everybody,
      list: () => everybody,
      search: () => [make.card(manager)],
      byRole: () => [make.card(manager)],
      lookUp: () => [make.card(manager)],
    },
    project: {
      list: () => [project, otherProject],
      search: () => [project],
      get: () => project,
      members: () => [make.card(me), make.card(worker), make.card(manager)],
    },
    employee: { list: () => employees, get: () => employees[0] ?? make.employee(company) },
    payroll: {
      people: () =>
        employees.map(({ _id, fullname, username, pendingReviews }, index) =>
          make.payrollPerson({
            left: index === 0 ? null : 'deleted',
            _id,
            fullname,
            username,
            pendingReviews,
            openRequests: 2,
            hourlyRate: 25,
            totalHours: 3,
            totalCost: 75,
            unpricedHours: 1.5,
          }),
        ),
      summary: () =>
        make.payrollSummary({ hourlyRate: 25, totalHours: 3, totalCost: 75, unpricedHours: 1.5 }),
      export: () => new File(['a'], 'a.csv', { type: PAYROLL_MEDIA_TYPES.csv }),
    },
    payPeriod: {
      calendar: () => payCalendar({ companyId: company._id }),
      get: ({ query: { date } }) => (date === undefined ? period : date < '2026-11' ? ready : closed),
      person: () => personPeriod(period, period.people[0] ?? payPerson(), PERSON_FIGURES),
    },
    concept: {
      list: () => [
        make.concept({ name: 'Cuqxo Laqx', employeeIds: [worker._id] }),
        make.concept({ name: 'Boqxi', kind: 'addition', basis: 'hourly', value: 2.5, once: true }),
        make.concept({ name: 'Veqxo', basis: 'fixed', value: 125 }),
      ],
    },
    moneyNeeded: { next: () => NEEDED },
    bankLayout: {
      get: () => bankSettings({ accounts: [{ employeeId: worker._id, account: '30-1234' }] }),
      change: ({ body }) => body,
    },
    runFile: { bank: () => new File(['a'], 'a.csv', { type: PAYROLL_MEDIA_TYPES.csv }) },
    slip: { mine: () => SLIPS, answers: () => ANSWERS },
    slipMail: {
      get: () => ({ available: true, mails: [...MAILS] }),
      send: () => ({ available: true, mails: [...MAILS] }),
    },
    slipLink: { open: () => SLIPS[1] ?? slip() },
    payment: {
      list: () => [
        payment({ by: payer, reference: 'Roqxe' }),
        payment({ by: payer, removed: { at: ago(1), by: payer, reason: 'Cuqxa' } }),
      ],
      make: () => ({ payments: [] }),
      remove: () => payment({ by: payer }),
    },
    ledger: {
      events: () => ({ events: eventsAbout(me), hasEarlier: true }),
      own: () => ({ events: eventsAbout(me), hasEarlier: false }),
    },
    rate: {
      list: () => [
        make.rate({ hourlyRate: 25, from: '2026-11-01T06:00:00.000Z', note: 'Wqxz', setBy: people.manager }),
        make.rate({ hourlyRate: 20, from: '2026-01-01T06:00:00.000Z', setBy: people.manager }),
      ],
      preview: () => make.rateEffect(),
      previewCorrection: () => make.rateEffect(),
    },
    record: {
      get: () => records,
      history: ({ query }) => [
        make.hoursRow({
          _id:
            query.type === 'week'
              ? { week: 12, year: 2026 }
              : query.type === 'month'
                ? { month: 3, year: 2026 }
                : { day: 9, month: 3, year: 2026 },
          totalHours: 7.5,
          totalCost: 187.5,
          unpricedHours: 1.5,
          pendingReviews: 1,
        }),
      ],
      start: () => make.openRecord({ employeeId: me._id }),
      heartbeat: () => ({ message: '' }),
    },
    recordNews: { list: () => eventsAbout(me) },
    recordRequest: { list: () => requestsOf(me._id === worker._id ? me : worker, records) },
    task: {
      board: () => tasks,
      live: () => make.boardStream(),
      assignable: () => [make.card(me), make.card(worker)],
      ofPerson: () => tasks,
    },
  };
}

/** Slips with everything in them, answered in each way. */
const slipAnswer = { text: 'Moqxi', at: ago(1), by: 'Haqxi Deqx' };
const claims = [slipClaim({ text: 'Koqx', date: null, answer: slipAnswer }), slipClaim({ text: 'Koqx' })];
const fullSlip = {
  fullname: 'Loqxe Baqx',
  companyName: 'Taqxo Wiqx',
  late: [{ recordId: make.newId(), date: '2026-10-30', hours: 1, ms: 3_600_000, amount: 12.5 }],
  adjustments: [
    {
      _id: make.newId(),
      recordId: make.newId(),
      date: '2026-10-12',
      hours: -1,
      ms: -3_600_000,
      amount: -7.8,
      reason: 'Koqx',
      by: 'Haqxi Deqx',
    },
  ],
  lines: (['addition', 'deduction', 'deduction'] as const).map((kind) => ({
    conceptId: make.newId(),
    lineId: null,
    name: 'Poqxa',
    kind,
    basis: 'fixed' as const,
    value: 5,
    note: 'Noqxe',
    amount: 5,
  })),
  additions: 5,
  deductions: 10,
  paid: 20,
};
const SLIPS = [
  slip({ ...fullSlip, answer: 'claimed', claims }),
  slip(fullSlip),
  slip({ ...fullSlip, answer: 'answered', claims: claims.slice(0, 1) }),
  slip({ ...fullSlip, answer: 'accepted', acceptedAt: ago(1) }),
  slip({ ...fullSlip, reopened: true, days: [], rates: [] }),
];
const link = { createdAt: ago(3), expiresAt: ago(-600), openedAt: null };
const ANSWERS = [
  runAnswer({ fullname: 'Loqxe Baqx', answer: 'claimed', claims, link }),
  runAnswer({ fullname: 'Miqxo Teqx', link: { ...link, openedAt: ago(1) } }),
  runAnswer({ fullname: 'Ruqxa Moqx', answer: 'answered', claims: claims.slice(0, 1) }),
  runAnswer({ fullname: 'Haqxi Deqx', answer: 'accepted', acceptedAt: ago(1) }),
];

const MAILS = [
  { slipId: ANSWERS[1]?._id ?? '', state: 'sent', askedAt: ago(1), sentAt: ago(1), failure: null, times: 1 },
  {
    slipId: ANSWERS[2]?._id ?? '',
    state: 'failed',
    askedAt: ago(1),
    sentAt: null,
    failure: 'refused',
    times: 1,
  },
] as const;

/** A period that could be closed but for one point of each kind. */
const period = payPeriodOfWorld();
/** One that nothing keeps from being closed, and one that is. */
const ready = payPeriod({ ...period, points: [], earlierOpen: null });
const closed = payPeriod({
  ...period,
  ...{ points: [], earlierOpen: null, state: 'closed' },
  people: period.people.map((person) =>
    payPerson({ _id: person._id, fullname: person.fullname, net: 50, slipId: make.newId(), paid: 20 }),
  ),
  run: payRun({ companyId: company._id, net: 100, paid: 40 }),
});

function payPeriodOfWorld() {
  const [first, second] = employees;
  const waiting = payPerson({
    _id: first?._id ?? '',
    fullname: worker.fullname,
    username: worker.username,
    running: 1,
    pendingReviews: 2,
    openRequests: 2,
    unpricedHours: 1.5,
    hours: 3,
    rates: [25, null],
    gross: 75,
    deductions: 90,
    net: -15,
    lines: [
      make.slipLine({ name: 'Cuqxo Laqx' }),
      make.typedLine({ name: 'Anqxi', note: 'Noqxa', amount: 86.38 }),
    ],
  });
  const left = payPerson({ _id: second?._id ?? '', fullname: 'Miqxo Teqx', left: 'deleted', net: 50 });
  const record = { startTime: ago(3), endTime: null };
  return payPeriod({
    companyId: company._id,
    state: 'closable',
    earlierOpen: { startDate: '2026-11-01', endDate: '2026-11-15' },
    people: [waiting, left],
    points: [
      payPoint(waiting, { kind: 'running', ...record }),
      payPoint(waiting),
      payPoint(waiting),
      payPoint(waiting, { kind: 'request', recordId: null, requestId: make.newId() }),
      payPoint(waiting, { kind: 'unpriced' }),
      payPoint(waiting, { kind: 'negative', recordId: null, startTime: null, endTime: null }),
    ],
  });
}

const NEEDED = moneyNeeded([
  companyNeed(company, { earlierOpen: { startDate: '2026-11-01', endDate: '2026-11-15' }, pending: 90 }),
  companyNeed(other, { currency: 'USD' }),
]);

const TIME = { hours: 1.5, ms: 5_400_000, amount: 37.5 };
const PERSON_FIGURES = {
  rates: [
    { hourlyRate: 25, ...TIME },
    { hourlyRate: null, ...TIME, amount: 0 },
  ],
  late: [{ recordId: make.newId(), date: '2026-11-14', ...TIME }],
  adjustments: [
    {
      _id: make.newId(),
      recordId: make.newId(),
      date: '2026-11-12',
      reason: 'Koqx',
      by: 'Haqxi Deqx',
      ...TIME,
    },
  ],
};

const NO_EVENTS = { events: [], hasEarlier: false };

type Loose = Record<string, Record<string, () => unknown>>;

/** Every route, answered by its declaration. */
function each(answer: (route: Route) => unknown, only: (route: Route) => boolean = () => true): Loose {
  return Object.fromEntries(
    Object.entries(contract).map(([noun, routes]) => [
      noun,
      Object.fromEntries(
        Object.entries(routes)
          .filter(([, route]) => only(route))
          .map(([verb, route]) => [verb, () => answer(route)]),
      ),
    ]),
  );
}

const isRead = ({ method, answer }: Route) => method === 'GET' && !isEvents(answer) && !isDownload(answer);

/** What every change is answered with: that it cannot be. */
const refusal = (): Refusal => refuse('internal', 'Internal server error.', { reason: 'internal' });

/** What the API answers this person in a state; whatever changes something is refused. */
export function answersIn(state: State, me: Person): Answers {
  const changes = each(refusal, (route) => !isRead(route)) as Answers;
  const all = data(me);
  // The account is there in any case: without it there is no screen.
  const account: Answers = { person: { account: () => me } };
  if (state === 'data') return over(changes, all);
  if (state === 'empty') {
    return over(
      changes,
      all,
      each(
        () => [],
        ({ answer }) => isList(answer),
      ) as Answers,
      { ledger: { events: () => NO_EVENTS, own: () => NO_EVENTS } },
      account,
    );
  }
  if (state === 'failing') return over(changes, all, each(refusal, isRead) as Answers, account);
  const never = new Promise<never>(() => {});
  return over(changes, all, each(() => never, isRead) as Answers, account);
}

/** Answers of several: the later one counts. */
function over(...all: Answers[]): Answers {
  const nouns = Object.keys(contract) as (keyof Answers)[];
  return Object.fromEntries(
    nouns.map((noun) => [noun, Object.assign({}, ...all.map((answers) => answers[noun]))]),
  );
}
