import { calendarDateOf, LEDGER_ACTIONS, LEDGER_KINDS } from '@faena/shared/domain';
import type { LedgerEvent, Person, RecordRequest, WorkRecord } from '@faena/shared/schemas';
import { adjustment } from '../adjustment.ts';
import * as make from '../entities.ts';
import { ledgerEvent } from '../ledger-event.ts';
import { ago, company, manager, project } from './world-people.ts';

/* Working time on the walk through all screens: records, requests about them, and their events. */

/** A day whose records are closed. */
export const CLOSED_DAY = '2026-01-05';

/** The day of an ended record: in the first hours after midnight it is not today. */
export const RECORDED_DAY = calendarDateOf(new Date(ago(3)), company.timezone);

const endReasons = [
  'manual',
  'logout',
  'inactivity',
  'unload',
  'lost_signal',
  'lunch',
  'manager',
  'removed',
] as const;

const LUNCH = { from: ago(6), until: ago(5.25) };

/** Records that ended in every way, a running one, and closed ones, one of them voided since. */
export function recordsFor(employeeId: string): WorkRecord[] {
  const values = { startTime: ago(50), endTime: ago(49), project: null };
  const by = { _id: manager._id, fullname: manager.fullname, username: manager.username };
  const correction = { at: ago(20), by, reason: 'Koqx', before: values, after: values };
  const gaps = [0.9, 0.7, 0.5, 0.3].map((hours, index) => ({
    from: ago(hours),
    until: ago(hours - 0.1),
    used: index % 2 === 0,
  }));
  const closed = [14, 18].map((hour) =>
    make.record({
      employeeId,
      startTime: `${CLOSED_DAY}T${hour}:00:00Z`,
      endTime: `${CLOSED_DAY}T${hour + 2}:00:00Z`,
      closedBy: [3],
    }),
  );
  return [
    make.openRecord({ employeeId, startTime: ago(1), needsReview: true, gaps: gaps.slice(0, 2) }),
    ...endReasons.map((endReason, index) =>
      make.record({
        employeeId,
        projectId: project._id,
        projectName: project.name,
        startTime: ago(index * 3 + 3),
        endTime: ago(index * 3 + 2),
        // The cost of an hour at their rate, so that a running record costs something.
        durationHours: 1,
        cost: 25,
        endReason,
        needsReview: endReason === 'lost_signal',
        gaps: endReason === 'lost_signal' ? gaps : [],
        lunch: endReason === 'lunch' ? { ...LUNCH, isWorked: false } : null,
        corrections:
          [
            [],
            [{ kind: 'added' as const, ...correction, before: null }],
            [{ kind: 'corrected' as const, ...correction }],
            [{ kind: 'confirmed' as const, ...correction }],
          ][index % 4] ?? [],
      }),
    ),
    ...closed.map((record, index) => ({
      ...record,
      adjustments: index === 0 ? [] : [adjustment(record, { after: null, by, reason: 'Koqx' })],
    })),
  ];
}

/** Requests: open, changed meanwhile, and decided in each way. */
export function requestsOf(asker: Person, records: readonly WorkRecord[]): RecordRequest[] {
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
export function eventsAbout({ _id, fullname, username }: Person): LedgerEvent[] {
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
    slip: { runNumber: 3, date: '2026-11-15', byLink: true, viaLink: { madeBy: null, way: 'copied' } },
    account: { lastFour: '4567', hash: '' },
    clock: record,
    mark: { kind: 'in', at: ago(9), why: 'device_ended' },
    anchor: { records: 3, people: [{ employeeId: project._id, records: 3, hash: '' }] },
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
