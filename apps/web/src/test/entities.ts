import { ROLE_LABELS, ROLES, type Role } from '@faena/shared/access';
import { cutPriorPrice, DEFAULT_TASK_STATUS, fromCents, toCents } from '@faena/shared/domain';
import {
  type AccountInvitation,
  type ApiToken,
  type Archive,
  type BoardEvent,
  type Company,
  CompanyNoun,
  type Concept,
  type DeadLetter,
  type Device,
  type Employee,
  EmployeeNoun,
  formValues,
  type HoursRow,
  type KeptMark,
  type Kiosk,
  type LineOfBusiness,
  type Notice,
  type NoticePreferences,
  type OwnSession,
  type PayPeriodPerson,
  type PayrollPerson,
  type PayrollSummary,
  type Person,
  type PersonCard,
  PersonNoun,
  type Plan,
  PlanNoun,
  type Project,
  ProjectNoun,
  plainOf,
  type Rate,
  type RateEffect,
  type RecordPiece,
  type RecordRequest,
  type Session,
  type Task,
  type TaskAttachment,
  type TaskComment,
  TaskNoun,
  type TaskTemplate,
  TaskTemplateNoun,
  type WorkRecord,
  WorkRecordNoun,
} from '@faena/shared/schemas';
import { FakeStream } from './fake-stream.ts';

/* Entities in the API format, each different from all others; a test gives the values that matter to it. */

const CREATED = '2026-11-02T14:00:00.000Z';
let count = 0;

/** An id that nothing else has. */
export function newId(): string {
  count += 1;
  return count.toString(16).padStart(24, '0');
}

/** An account of a role. */
export function person(role: Role = 'manager', given: Partial<Person> = {}): Person {
  const _id = newId();
  const rol_id = ROLES[role];
  const username = `persona${count}`;
  return {
    ...formValues(PersonNoun, null),
    _id,
    fullname: 'Petrona Ajú',
    username,
    email: `${given.username ?? username}@example.com`,
    phone: '5555-0199',
    rol_id,
    rol: ROLE_LABELS[rol_id],
    profilePicture: null,
    subscription: null,
    company: null,
    hourlyRate: 0,
    language: null,
    marking: null,
    createdAt: CREATED,
    ...given,
  };
}

/** The card of a person: a member, an assignee, a result of a search. */
export function card({ _id, fullname, username, email, rol_id, profilePicture }: Person): PersonCard {
  return { _id, fullname, username, email, rol_id, profilePicture };
}

/** The answer to a sign-in of this person. */
export function session(of: Person, given: Partial<Session> = {}): Session {
  return {
    username: of.username,
    accessToken: `token-of-${of.username}`,
    userId: of._id,
    rol_id: of.rol_id,
    ...(of.marking && { marking: of.marking }),
    ...given,
  };
}

/** A device that marks for an employee. */
export function device(given: Partial<Device> = {}): Device {
  return {
    _id: newId(),
    name: 'Chrome · Android',
    createdAt: CREATED,
    lastSeenAt: CREATED,
    own: false,
    ...given,
  };
}

export function kiosk(given: Partial<Kiosk> = {}): Kiosk {
  return { _id: newId(), name: 'Tableta', createdAt: CREATED, lastSeenAt: CREATED, ...given };
}

/** A session as its person sees it; the present one by default. */
export function ownSession(given: Partial<OwnSession> = {}): OwnSession {
  return {
    _id: newId(),
    browser: 'Firefox',
    system: 'Windows',
    place: '203.0.113.0/24',
    beganAt: CREATED,
    lastSeenAt: CREATED,
    current: true,
    ...given,
  };
}

/** A token of a program, which nothing has used. */
export function apiToken(given: Partial<ApiToken> = {}): ApiToken {
  return {
    _id: newId(),
    name: 'Planilla',
    scope: 'write',
    createdAt: CREATED,
    expiresAt: '2027-02-18T15:00:00.000Z',
    lastUsedAt: null,
    ...given,
  };
}

export function company(given: Partial<Company> = {}): Company {
  const _id = newId();
  return {
    ...formValues(CompanyNoun, null),
    _id,
    name: `Empresa ${count}`,
    created_by: 'gestor',
    line_of_business: 'Comercio',
    createdAt: CREATED,
    ...given,
  };
}

export function deadLetter(given: Partial<DeadLetter> = {}): DeadLetter {
  return {
    _id: newId(),
    job: 'account-mail',
    attempts: 30,
    failure: 'Connection refused',
    failedAt: CREATED,
    ...given,
  };
}

/** An unread notice of a manager's, about a request of an employee. */
export function notice(given: Partial<Notice> = {}): Notice {
  return {
    _id: newId(),
    kind: 'request-asked',
    at: CREATED,
    isRead: false,
    things: 1,
    by: `Persona ${count}`,
    company: { _id: newId(), name: `Empresa ${count}` },
    employee: { _id: newId(), name: `Persona ${count}` },
    project: null,
    task: null,
    ...given,
  };
}

/** The choice of a person who gets all notices at once, with a verified address. */
export function noticePreferences(given: Partial<NoticePreferences> = {}): NoticePreferences {
  return {
    ...{ off: [], mailOff: [], pushOff: [], mailDaily: [] },
    ...{ noticeHour: 7, quietFrom: null, quietTo: null, mailable: true },
    ...given,
  };
}

export function archive(given: Partial<Archive> = {}): Archive {
  const companyId = newId();
  return {
    companyId,
    name: `Empresa ${count}`,
    deletedAt: '2026-11-18T16:00:00.000Z',
    lastClosedAt: CREATED,
    runs: 24,
    people: 12,
    downloadedAt: '2026-11-20T16:00:00.000Z',
    ...given,
  };
}

export function lineOfBusiness(given: Partial<LineOfBusiness> = {}): LineOfBusiness {
  const _id = newId();
  return { _id, name: `Giro ${count}`, ...given };
}

export function plan(given: Partial<Plan> = {}): Plan {
  const _id = newId();
  return { ...formValues(PlanNoun, null), _id, name: `Plan ${count}`, price: 100, ...given };
}

/** A project of a company; its creator is always one of its members. */
export function project(given: Partial<Project> = {}): Project {
  const _id = newId();
  const username = given.username ?? 'gestor';
  return {
    ...formValues(ProjectNoun, null),
    _id,
    name: `Proyecto ${count}`,
    start_date: '2026-11-02T06:00:00.000Z',
    end_date: '2026-12-18T06:00:00.000Z',
    username,
    usuarios: [username],
    company_id: newId(),
    createdAt: CREATED,
    ...given,
  };
}

/** A task of a project, the first of its column. */
export function task(of: Pick<Project, '_id' | 'name'>, given: Partial<Task> = {}): Task {
  const id = newId();
  return {
    ...formValues(TaskNoun, null),
    _id: id,
    id,
    title: `Tarea ${count}`,
    status: DEFAULT_TASK_STATUS,
    order: 0,
    dueDate: null,
    assignedTo: [],
    project: { _id: of._id, name: of.name },
    createdBy: newId(),
    createdAt: CREATED,
    updatedAt: CREATED,
    ...given,
  };
}

/** A comment on a task, the first of it. */
export function taskComment(given: Partial<TaskComment> = {}): TaskComment {
  return {
    _id: newId(),
    number: 1,
    author: null,
    text: 'Falta el permiso.',
    mentions: [],
    createdAt: CREATED,
    editedAt: null,
    ...given,
  };
}

/** A file on a task. */
export function taskAttachment(given: Partial<TaskAttachment> = {}): TaskAttachment {
  return {
    _id: newId(),
    author: null,
    name: 'plano.pdf',
    type: 'application/pdf',
    size: 1_536,
    address: `/api/tasks/attachments/${'a'.repeat(64)}`,
    createdAt: CREATED,
    ...given,
  };
}

/** A template of a company's new tasks. */
export function taskTemplate(of: Pick<Company, '_id'>, given: Partial<TaskTemplate> = {}): TaskTemplate {
  const _id = newId();
  const values = formValues(TaskTemplateNoun, null);
  return { ...values, _id, companyId: of._id, name: `Plantilla ${count}`, ...given };
}

/** Somebody who works for a company. */
export function employee(of: Pick<Company, '_id'>, given: Partial<Employee> = {}): Employee {
  const _id = newId();
  const username = `empleado${count}`;
  return {
    ...formValues(EmployeeNoun, null),
    _id,
    fullname: 'Elena Empleada',
    username,
    email: `${given.username ?? username}@example.com`,
    phone: '5555-0100',
    rol_id: ROLES.employee,
    hourlyRate: 0,
    companyId: of._id,
    totalToPay: 0,
    totalGenerated: 0,
    temporaryPasswordUntil: null,
    unpricedHours: 0,
    pendingReviews: 0,
    projects: [],
    ...given,
  };
}

/** A person of a planilla, without any work in its period. */
export function payrollPerson(given: Partial<PayrollPerson> = {}): PayrollPerson {
  const _id = newId();
  const username = `empleado${count}`;
  return {
    _id,
    fullname: 'Elena Empleada',
    username,
    email: `${given.username ?? username}@example.com`,
    phone: '5555-0100',
    profilePicture: null,
    hourlyRate: 0,
    totalHours: 0,
    totalCost: 0,
    ...SETTLED,
    left: null,
    openRequests: 0,
    ...given,
  };
}

/** A rate that somebody set. */
export function rate(given: Partial<Rate> = {}): Rate {
  return {
    _id: newId(),
    hourlyRate: 10,
    from: '2026-11-01T06:00:00.000Z',
    fromDay: null,
    setBy: { _id: newId(), fullname: 'Marta Gestora', username: 'marta' },
    setAt: '2026-11-01T15:00:00.000Z',
    note: '',
    ...given,
  };
}

/** A rate change without effect on past work, for one person. */
export function rateEffect(given: Partial<RateEffect> = {}): RateEffect {
  return { ...NO_EFFECT, periods: [], people: [], ...given };
}

const NO_EFFECT = { records: 0, hours: 0, costBefore: 0, costAfter: 0, difference: 0 };

/** No open points beside the money. */
const SETTLED = { unpricedHours: 0, pendingReviews: 0 };

/** A day, week or month of a history. */
export function hoursRow(given: Partial<HoursRow> & Pick<HoursRow, '_id'>): HoursRow {
  return { totalHours: 0, totalCost: 0, ...SETTLED, ...given };
}

/** A person's totals: nothing by default, and nothing paid. */
export function payrollSummary(given: Partial<PayrollSummary> = {}): PayrollSummary {
  const { totalHours = 0, totalCost = 0 } = given;
  const worked = { totalHours, totalCost, paid: 0, pending: totalCost, unpaidHours: totalHours };
  return { hourlyRate: 0, ...worked, currency: '', ...SETTLED, ...given };
}

/**
 * A stretch of working time that a person ended: by default two hours at 25 dollars. Its pieces are those of Guatemala.
 */
export function record(given: Partial<WorkRecord> = {}): WorkRecord {
  const made: WorkRecord = {
    ...plainOf(WorkRecordNoun, {}),
    _id: newId(),
    employeeId: newId(),
    projectId: null,
    startTime: '2026-11-20T14:00:00.000Z',
    endTime: '2026-11-20T16:00:00.000Z',
    durationHours: 2,
    cost: 50,
    hourlyRate: 25,
    endReason: 'manual',
    voided: false,
    version: 'v1',
    corrections: [],
    gaps: [],
    evidence: null,
    pieces: [],
    lunch: null,
    hasPriorPrice: false,
    closedBy: [],
    adjustments: [],
    ...given,
  };
  return { ...made, pieces: given.pieces ?? piecesOf(made) };
}

function piecesOf({ startTime, endTime, cost, hourlyRate, voided }: WorkRecord): RecordPiece[] {
  if (endTime === null || voided) return [];
  const [rateCents, costCents] = hourlyRate === null ? [null, null] : [toCents(hourlyRate), toCents(cost)];
  const whole = { startTime: new Date(startTime), endTime: new Date(endTime), rateCents, costCents };
  return cutPriorPrice(whole, 'America/Guatemala').map((piece) => ({
    date: piece.date,
    startTime: piece.startTime.toISOString(),
    endTime: piece.endTime.toISOString(),
    hourlyRate,
    cost: piece.costCents === null ? null : fromCents(piece.costCents),
  }));
}

/** A mark that was sent late, and began a record. */
export function keptMark(given: Partial<KeptMark> = {}): KeptMark {
  const at = '2026-11-20T13:00:00.000Z';
  return {
    ...{ _id: newId(), kind: 'in', deviceName: 'Teléfono viejo', counter: 1, at, earliest: at, latest: at },
    ...{
      isExact: true,
      isOffline: true,
      receivedAt: at,
      result: 'recorded',
      reason: null,
      recordId: newId(),
    },
    ...{ markedBy: null, isDenied: false, code: null, isWaiting: false, decision: null },
    ...given,
  };
}

/** An open request: a forgotten record by default. */
export function recordRequest(
  of: Pick<Person, '_id' | 'fullname' | 'username'>,
  given: Partial<RecordRequest> = {},
): RecordRequest {
  return {
    _id: newId(),
    employee: { _id: of._id, fullname: of.fullname, username: of.username },
    status: 'open',
    askedAt: '2026-11-20T16:00:00.000Z',
    reason: 'Olvidé marcar la entrada.',
    proposed: { startTime: '2026-11-19T14:00:00.000Z', endTime: '2026-11-19T18:00:00.000Z', project: null },
    asked: null,
    record: null,
    messages: [],
    decision: null,
    result: null,
    ...given,
  };
}

/** A stretch of working time that is still running. */
export function openRecord(given: Partial<WorkRecord> = {}): WorkRecord {
  return record({ endTime: null, durationHours: 0, cost: 0, hourlyRate: null, endReason: null, ...given });
}

/** The stream of a board: it begins, and then sends only the events of the test. */
export function boardStream(): FakeStream<BoardEvent> {
  return new FakeStream<BoardEvent>({ type: 'reset' });
}

/** A deduction for everyone: 4.83 % of gross by default. */
export function concept(given: Partial<Concept> = {}): Concept {
  return {
    _id: newId(),
    companyId: newId(),
    name: 'Cuota laboral',
    kind: 'deduction',
    basis: 'percent',
    value: 4.83,
    employeeIds: null,
    once: false,
    entitlement: 'worked',
    fullAt: null,
    version: 1,
    ...given,
  };
}

type SlipLine = PayPeriodPerson['lines'][number];

/** A line that a concept makes. */
export function slipLine(given: Partial<SlipLine> = {}): SlipLine {
  const { _id: conceptId, name, kind, basis, value } = concept();
  return {
    conceptId,
    lineId: null,
    name,
    kind,
    basis,
    value,
    note: '',
    amount: 3.62,
    share: null,
    debt: null,
    ...given,
  };
}

/** A line that was typed for one person. */
export function typedLine(given: Partial<SlipLine> = {}): SlipLine {
  const amount = given.amount ?? 50;
  const line = {
    name: 'Anticipo',
    kind: 'deduction',
    basis: 'fixed',
    value: amount,
    note: '',
    debt: null,
    share: null,
  } as const;
  return { ...line, conceptId: null, lineId: newId(), amount, ...given };
}

/** The invitation of an account: an employee of a company, or a manager. */
export function accountInvitation(
  companyId: string | null,
  given: Partial<AccountInvitation> = {},
): AccountInvitation {
  return {
    _id: newId(),
    rol_id: companyId ? ROLES.employee : ROLES.manager,
    companyId,
    email: '',
    invitedBy: 'Olga Dueñas',
    delivery: 'link',
    createdAt: CREATED,
    expiresAt: '2026-11-27T15:00:00.000Z',
    over: false,
    ...given,
  };
}
