import type { Marking, MarkKind } from '@faena/shared/domain';
import type {
  Company,
  Home,
  Mark,
  MarkReceipt,
  MarkReceipts,
  Person,
  WorkRecord,
} from '@faena/shared/schemas';
import { screen, within } from '@testing-library/react';
import { device, company as newCompany, newId, openRecord, person } from './entities.ts';
import { type Answers, emptyLists } from './fake-api.ts';
import { home } from './home.ts';
import { payCalendar } from './pay-period.ts';
import { banner, renderRoute, type Visit } from './render-route.tsx';
import type { Clock } from './time.ts';

/** An employee of a company, and the records that the API has of them. */
export interface Worker {
  readonly me: Person;
  readonly company: Company;
  /** Newest first; changes with each start and stop. */
  records: WorkRecord[];
  /** The marks that the API has taken, each of which counts at its wall time. */
  readonly marks: Mark[];
  /** An API that starts and stops their working time; all other lists are empty. */
  readonly api: Answers;
}

/** The running clock in the header, if there is one. */
export const headerClock = () => within(banner()).queryByRole('timer');

/** The employee's home, on which the person has just started a record. */
export async function openRunning({ me, api }: Worker, clock: Clock): Promise<Visit> {
  const visit = await renderRoute('/employee', { as: me, api });
  await clock.pass(0);
  await visit.user.click(screen.getByRole('button', { name: 'Iniciar registro' }));
  await clock.pass(0);
  return visit;
}

/** A person whose clock is stopped unless one of these records is open. */
export function worker(
  given: { fullname?: string; records?: WorkRecord[]; marking?: Marking; home?: Partial<Home> } = {},
): Worker {
  const { marking = 'automatic' } = given;
  const company = newCompany({ marking });
  const me = person('employee', {
    fullname: given.fullname ?? 'Elena Castillo Ruiz',
    company: { _id: company._id, name: company.name },
    marking,
  });
  const own: Worker = {
    me,
    company,
    records: (given.records ?? []).map((record) => ({ ...record, employeeId: me._id })),
    marks: [],
    api: {
      ...emptyLists(),
      device: {
        ofPerson: () => [],
        register: ({ body: { own: isOwn = false } }) => ({
          ...device({ own: isOwn }),
          stamp: 'stamp-0',
          accessToken: isOwn ? 'token-of-own-device' : null,
        }),
      },
      mark: { ofPerson: () => [], send: ({ body }) => takeMarks(own, body.marks as Mark[]) },
      company: { mine: () => [company], get: () => company },
      payPeriod: { calendar: () => payCalendar({ companyId: company._id }) },
      home: {
        get: () => {
          const [clock = null] = own.records;
          return home({
            ...{ company, clock, calendar: payCalendar({ companyId: company._id }) },
            today: own.records.filter(({ voided }) => !voided),
            pay: { ms: 0, gross: 0, net: 0, unpricedHours: 0, pendingReviews: 0 },
            ...given.home,
          });
        },
      },
      record: {
        // Below the last row of the previous page.
        get: ({ query: { before } }) =>
          own.records.slice(own.records.findIndex(({ _id }) => before?.endsWith(`-${_id}`)) + 1),
        heartbeat: () => ({ message: '' }),
        bridgeGap: ({ body }) => {
          const until = Date.now();
          const gap = {
            from: new Date(until - body.lostMsAgo).toISOString(),
            until: new Date(until).toISOString(),
            used: body.activeMsAgo < body.lostMsAgo,
          };
          own.records = own.records.map((record, n) =>
            n === 0 ? { ...record, needsReview: true, gaps: [...record.gaps, gap] } : record,
          );
          return newest();
        },
        start: ({ body }) => {
          const [last] = own.records;
          if (body.resume && last) {
            own.records = [{ ...last, endTime: null, endReason: null }, ...own.records.slice(1)];
          } else {
            const startTime = new Date().toISOString();
            const { marked = false } = body;
            const begun = openRecord({ _id: newId(), employeeId: me._id, startTime, marked });
            own.records = [begun, ...own.records];
          }
          return newest();
        },
        stop: ({ body }) => {
          const endTime = new Date().toISOString();
          own.records = own.records.map((record) =>
            record._id === body.timesheetId
              ? { ...record, endTime, endReason: body.reason ?? 'manual', durationHours: 0, cost: 0 }
              : record,
          );
          return newest();
        },
      },
    },
  };
  const newest = () => {
    const [record] = own.records;
    if (!record) throw new Error('There is no record.');
    return record;
  };
  return own;
}

/** Takes marks like the API, without any doubt about them. */
function takeMarks(own: Worker, marks: readonly Mark[]): MarkReceipts {
  const receipts = marks.map((mark): MarkReceipt => {
    const isKnown = own.marks.some(({ id }) => id === mark.id);
    const at = new Date(mark.wall).toISOString();
    if (!isKnown) count(own, mark, at);
    return { id: mark.id, result: isKnown ? 'already' : 'recorded', reason: null, at, recordId: null };
  });
  const open = own.records.find(({ endTime }) => endTime === null) ?? null;
  return { stamp: `stamp-${own.marks.length}`, receipts, open };
}

function count(own: Worker, mark: Mark, at: string): void {
  const [last, ...earlier] = own.records;
  own.marks.push(mark);
  if (mark.personId) return;
  const { kind, projectId } = mark;
  const isPaid = kind === 'pause' && own.company.paysLunch;
  const runs = last?.endTime === null;
  const turns = kind === 'project' && last?.projectId !== projectId;
  const kept = last && withMark(last, kind, at);
  const ended = kept && { ...kept, endTime: at, endReason: 'manual' as const };
  if (mark.undoes && last) own.records = [withoutMark(last), ...earlier];
  else if (runs && ended && (kind === 'out' || (kind === 'pause' && !isPaid) || turns))
    own.records = [ended, ...earlier];
  else if (runs && kept) own.records = [kept, ...earlier];
  if (turns || (!runs && (kind === 'in' || kind === 'back'))) {
    const begun = openRecord({ employeeId: own.me._id, startTime: at, marked: true, projectId });
    own.records = [withMark(begun, kind, at), ...own.records];
  }
}

/** The record before its last mark. */
function withoutMark(record: WorkRecord): WorkRecord {
  const { evidence } = record;
  const before = evidence && { ...evidence, marks: evidence.marks.slice(0, -1) };
  return { ...record, evidence: before, endTime: null, endReason: null };
}

function withMark(record: WorkRecord, kind: MarkKind, at: string): WorkRecord {
  const { evidence } = record;
  const known = {
    isExact: true,
    isOffline: false,
    deviceName: 'Teléfono',
    markedBy: null,
    isDenied: false,
    missingNumber: null,
    code: null,
  };
  const mark = { kind, at, earliest: at, latest: at, ...known };
  const none = {
    beats: 0,
    touches: 0,
    lastTouch: null,
    idle: [],
    forgotten: null,
    notWorked: null,
    endedBy: null,
  };
  return { ...record, evidence: { ...(evidence ?? none), marks: [...(evidence?.marks ?? []), mark] } };
}
