import { ROLES, type Role } from '@faena/shared/access';
import {
  ACCOUNT_INVITATION_MS,
  API_TOKEN_PREFIX,
  cutPriorPrice,
  foldName,
  foldSearch,
} from '@faena/shared/domain';
import type { ApiScope, TaskStatus } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import {
  type AccountInvitationDoc,
  AccountInvitationModel,
} from '../src/features/account-invitation/model.ts';
import { columnOf } from '../src/features/board-order/columns.ts';
import { CalendarFeedModel } from '../src/features/calendar/feed-model.ts';
import { type CompanyDoc, CompanyModel } from '../src/features/company/model.ts';
import { identityOf } from '../src/features/person/identity.ts';
import { type PersonDoc, PersonModel } from '../src/features/person/model.ts';
import { type ProjectDoc, ProjectModel } from '../src/features/project/model.ts';
import { searchTextOf } from '../src/features/project/search-text.ts';
import { type RecordRequestDoc, RecordRequestModel } from '../src/features/record-request/model.ts';
import { ApiTokenModel } from '../src/features/session/api-tokens/model.ts';
import { SessionModel } from '../src/features/session/model.ts';
import { type ArchivedTaskDoc, ArchivedTaskModel } from '../src/features/task-archive/archived-task.ts';
import { TaskChangeModel, type TaskEffect } from '../src/features/task-change/change-model.ts';
import { type TaskDoc, TaskModel } from '../src/features/task-store/task-model.ts';
import { type RecordDoc, RecordModel } from '../src/features/working-time/model/record-model.ts';
import { hashOf, makeToken } from '../src/platform/link-token.ts';
import { makeOneTimeLink } from '../src/platform/one-time-link.ts';
import { signToken, type TokenClaims, verifyToken } from '../src/platform/token.ts';
import { counted } from './counted.ts';
import type { TestApi } from './harness.ts';

/** `secreto1` hashed with a low cost: quick to check, and no test depends on the cost. */
const PASSWORD_HASH = '$2b$04$g8zkdKBKruVXB4.qvCk9duhOi.mMdKs3v7SCN/IoQmmuE5hmxA.Ru';
export const PASSWORD = 'secreto1';

/** A stored user with a session. */
export interface Person {
  id: string;
  _id: Types.ObjectId;
  username: string;
  token: string;
}

export const KEY_OF_CHANGE = 'the-key-of-a-change';

const made = counted();

/** The stored values of a person; `hourlyRateCents` is their one rate at all times. */
export type PersonValues = Partial<PersonDoc> & { hourlyRateCents?: number };

/** Before anything that a test does. */
const ALWAYS = new Date('2000-01-01T00:00:00Z');

/** A rate in force from an instant on. */
export const rateOf = (cents: number, from = ALWAYS) => ({
  _id: new Types.ObjectId(),
  from,
  cents,
  setBy: null,
  setAt: from,
  note: '',
});

/** A user of a role, signed in; `overrides` go to the stored document. */
export async function createPerson(
  api: TestApi,
  role: Role,
  { hourlyRateCents = 0, ...overrides }: PersonValues = {},
): Promise<Person> {
  made.count += 1;
  const username = overrides.username ?? `${role}${made.count}`;
  const email = overrides.email ?? `${username}@example.com`;
  const fullname = overrides.fullname ?? `${role} ${made.count}`;
  const user = await PersonModel.create({
    phone: '5555 0000',
    roleId: ROLES[role],
    passwordHash: PASSWORD_HASH,
    createdAt: api.clock.now(),
    rates: hourlyRateCents > 0 ? [rateOf(hourlyRateCents)] : [],
    heldEmailKey: foldName(email),
    ...overrides,
    ...identityOf({ fullname, username, email }),
  });
  const token = await createSession(api, user);
  return { id: String(user._id), _id: user._id, username, token };
}

/** Stores that a person has proved their address by a mailed link (EMAIL-4). */
export async function proveAddress({ _id }: Pick<Person, '_id'>): Promise<void> {
  await PersonModel.updateOne({ _id }, [{ $set: { verifiedEmailKey: '$emailKey' } }], {
    updatePipeline: true,
  });
}

/** After anything that a test does. */
const NEVER = new Date('2100-01-01T00:00:00Z');

/**
 * A session of a stored person, and its token. It is confirmed, outlasts the clock of any test, and is never noted as
 * used. Tests of sessions use those of a sign-in.
 */
export async function createSession(
  api: TestApi,
  { _id: personId, roleId, sessionVersion }: Pick<PersonDoc, '_id' | 'roleId' | 'sessionVersion'>,
): Promise<string> {
  const { id } = await SessionModel.create({
    personId,
    sessionVersion,
    device: { browser: 'Firefox', system: 'Linux' },
    place: '127.0.0.0/24',
    beganAt: api.clock.now(),
    lastSeenAt: NEVER,
    expiresAt: NEVER,
    confirmedAt: NEVER,
    storedAt: new Date(),
  });
  const claims = { personId: String(personId), sessionId: id, roleId, sessionVersion };
  return signToken(claims, api.services.config.jwtSecret, api.clock.now());
}

/** Stores an API token of a person, and returns it with its text; a test's clock never expires it. */
export async function createApiToken(
  api: TestApi,
  { _id: personId, sessionVersion }: Pick<PersonDoc, '_id' | 'sessionVersion'>,
  scope: ApiScope = 'write',
): Promise<{ id: string; token: string }> {
  const token = `${API_TOKEN_PREFIX}${makeToken()}`;
  const { id } = await ApiTokenModel.create({
    personId,
    sessionVersion,
    name: 'Planilla',
    hash: hashOf(token),
    scope,
    createdAt: api.clock.now(),
    expiresAt: NEVER,
    lastUsedAt: NEVER,
    storedAt: new Date(),
  });
  return { id, token };
}

/** A feed of a person's calendar (CAL-17), with its secret; no read of it counts as a later use. */
export async function createCalendarFeed(
  api: TestApi,
  { _id: personId, sessionVersion }: Pick<PersonDoc, '_id' | 'sessionVersion'>,
): Promise<{ id: string; token: string }> {
  const token = makeToken();
  const { id } = await CalendarFeedModel.create({
    ...{ personId, sessionVersion, name: 'Teléfono', hash: hashOf(token) },
    ...{ createdAt: api.clock.now(), lastUsedAt: NEVER },
  });
  return { id, token };
}

/** The claims of a person's token, valid or not. */
export function claimsOf(api: TestApi, { token }: Pick<Person, 'token'>): TokenClaims {
  const claims = verifyToken(token, api.services.config.jwtSecret, new Date(0));
  if (!claims) throw new Error('This was never a token');
  return claims;
}

/** The person with a token of the present, for a test that moved the clock past the expiry of the first one. */
export function withFreshToken(api: TestApi, person: Person): Person {
  return {
    ...person,
    token: signToken(claimsOf(api, person), api.services.config.jwtSecret, api.clock.now()),
  };
}

/** Gives a stored person one rate for always; none for 0. */
export async function giveRate({ _id }: Person, cents: number): Promise<void> {
  const rates = cents > 0 ? [rateOf(cents)] : [];
  await PersonModel.updateOne({ _id }, { rates });
}

/** A company of an owner. */
export async function createCompany(api: TestApi, owner: Person, overrides: Partial<CompanyDoc> = {}) {
  made.count += 1;
  return CompanyModel.create({
    name: `Empresa ${made.count}`,
    createdBy: owner._id,
    createdAt: api.clock.now(),
    ...overrides,
  });
}

/** A project of a company, its owner and `members` in it. */
export async function createProject(
  api: TestApi,
  company: CompanyDoc,
  members: Person[] = [],
  overrides: Partial<ProjectDoc> = {},
) {
  made.count += 1;
  const name = overrides.name ?? `Proyecto ${made.count}`;
  return ProjectModel.create({
    companyId: company._id,
    name,
    searchText: searchTextOf({ name, description: overrides.description ?? '' }),
    startDate: api.clock.now(),
    endDate: api.clock.now(),
    timeZone: company.timezone,
    createdBy: company.createdBy,
    memberIds: [company.createdBy, ...members.map(({ _id }) => _id)],
    createdAt: api.clock.now(),
    ...overrides,
  });
}

/** A task at the end of a column. */
export async function createTask(
  api: TestApi,
  project: ProjectDoc,
  overrides: Partial<TaskDoc> & { status?: TaskStatus } = {},
) {
  made.count += 1;
  const { status = 'Backlog', ...fields } = overrides;
  const _id = fields._id ?? new Types.ObjectId();
  await ProjectModel.updateOne(
    { _id: project._id },
    // As every change of a board does.
    { $push: { [`columns.${columnOf(status)}`]: _id }, $set: { boardVersion: new Types.ObjectId() } },
  );
  return TaskModel.create({
    _id,
    projectId: project._id,
    companyId: project.companyId,
    title: `Tarea ${made.count}`,
    createdBy: project.createdBy,
    createdAt: api.clock.now(),
    updatedAt: api.clock.now(),
    ...fields,
  });
}

/** A change of a task as its board keeps it, made by a person with the key `KEY_OF_CHANGE`. */
export async function createChange(
  api: TestApi,
  person: Person,
  task: TaskDoc,
  effect: Omit<TaskEffect, 'taskId'>,
): Promise<void> {
  const counted = { $inc: { changes: 1 } } as const;
  const project = await ProjectModel.findByIdAndUpdate(task.projectId, counted, {
    returnDocument: 'after',
  }).orFail();
  await TaskChangeModel.create({
    projectId: task.projectId,
    companyId: task.companyId,
    number: project.changes ?? 0,
    personId: person._id,
    key: KEY_OF_CHANGE,
    at: api.clock.now(),
    tasks: [{ ...effect, taskId: task._id }],
  });
}

/** Many tasks in the Backlog, in the order of their titles' numbers. */
export async function createTasks(api: TestApi, project: ProjectDoc, count: number) {
  const { _id: _, ...like } = (await createTask(api, project)).toObject();
  const tasks = await TaskModel.insertMany(
    Array.from({ length: count - 1 }, (_, index) => ({ ...like, title: `${like.title}.${index}` })),
  );
  const ids = tasks.map(({ _id }) => _id);
  await ProjectModel.updateOne({ _id: project._id }, { $push: { 'columns.0': { $each: ids } } });
  return TaskModel.find({ projectId: project._id }).sort({ _id: 1 });
}

/** A task that was taken off the board of a project. */
export async function createArchivedTask(api: TestApi, project: ProjectDoc): Promise<ArchivedTaskDoc> {
  made.count += 1;
  const _id = new Types.ObjectId();
  const { createdBy, companyId, _id: projectId } = project;
  const at = api.clock.now();
  const archived = { _id, projectId, companyId, column: 0, archivedAt: at, archivedBy: createdBy };
  const title = `Tarea ${made.count}`;
  const task = new TaskModel({ _id, projectId, companyId, title, createdBy, createdAt: at, updatedAt: at });
  await ArchivedTaskModel.create({ ...archived, searchText: foldSearch(title), task: task.toObject() });
  return ArchivedTaskModel.findById(_id).orFail().lean();
}

/** A record as it lies in the database, its cost earned and in pieces; open unless `endTime` is given. */
export async function createRecord(
  api: TestApi,
  employee: Person,
  companyId: Types.ObjectId,
  overrides: Partial<RecordDoc> = {},
) {
  const startTime = overrides.startTime ?? api.clock.now();
  const endTime = overrides.endTime ?? null;
  const { rateCents = null, costCents = null } = overrides;
  await PersonModel.updateOne({ _id: employee._id }, { $inc: { earnedCents: costCents ?? 0 } });
  const company = await CompanyModel.findById(companyId, { timezone: 1 }).lean();
  const timeZone = overrides.timeZone ?? company?.timezone ?? 'UTC';
  return RecordModel.create({
    employeeId: employee._id,
    companyId,
    timeZone,
    pieces: endTime ? cutPriorPrice({ startTime, endTime, rateCents, costCents }, timeZone) : [],
    ...(endTime && costCents !== null && { hasPriorPrice: true }),
    startTime,
    lastHeartbeat: endTime ?? startTime,
    open: endTime === null,
    durationMs: endTime ? endTime.getTime() - startTime.getTime() : 0,
    endReason: endTime ? 'manual' : null,
    ...overrides,
  });
}

/** An employee's request about an ended record: by default, that it ends an hour later; see `overrides`. */
export async function createRequest(
  api: TestApi,
  record: RecordDoc,
  overrides: Partial<RecordRequestDoc> = {},
) {
  const { employeeId, companyId, startTime, endTime, projectId, projectName } = record;
  if (!endTime) throw new Error('Nothing is asked about a record that runs');
  const asked = { startTime, endTime, projectId, projectName };
  return RecordRequestModel.create({
    employeeId,
    companyId,
    recordId: record._id,
    askedAt: api.clock.now(),
    reason: 'Se fue la luz.',
    asked,
    proposed: { ...asked, endTime: new Date(+endTime + 3_600_000) },
    ...overrides,
  });
}

/** A stored invitation to an account, and its token; to that of an employee if it names a company. */
export async function createAccountInvitation(
  api: TestApi,
  { email = '', companyId = null, ...given }: Partial<AccountInvitationDoc>,
): Promise<{ id: string; token: string }> {
  const now = api.clock.now();
  const { _id, id } = await AccountInvitationModel.create({
    roleId: companyId ? ROLES.employee : ROLES.manager,
    companyId,
    email,
    emailKey: foldName(email),
    delivery: email ? 'mail' : 'link',
    createdAt: now,
    expiresAt: new Date(+now + ACCOUNT_INVITATION_MS),
    forgottenAt: NEVER,
    ...given,
  });
  const link = { kind: 'invitation', subjectId: _id, now, lifetimeMs: ACCOUNT_INVITATION_MS } as const;
  return { id, token: await makeOneTimeLink(link) };
}

/** An id that nothing has. */
export const missingId = () => String(new Types.ObjectId());
