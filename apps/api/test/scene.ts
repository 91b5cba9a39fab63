import { RESET_LINK_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PayCalendarModel } from '../src/features/company/pay-calendar-model.ts';
import { LineOfBusinessModel } from '../src/features/line-of-business/model.ts';
import { ArchiveModel } from '../src/features/payroll/archives/archive-model.ts';
import { ConceptModel } from '../src/features/payroll/concepts/concept-model.ts';
import { LineModel } from '../src/features/payroll/concepts/line-model.ts';
import { SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { PictureModel } from '../src/features/person/picture-model.ts';
import { storePicture } from '../src/features/person/stored-picture.ts';
import { PlanModel } from '../src/features/plan/model.ts';
import type { ProjectDoc } from '../src/features/project/model.ts';
import { ProjectInvitationModel } from '../src/features/project-invitation/model.ts';
import { resetState } from '../src/features/session/mail-reset-link.ts';
import { CoverModel } from '../src/features/task-store/cover-model.ts';
import { TaskTemplateModel } from '../src/features/task-template/model.ts';
import { AdjustmentModel } from '../src/features/working-time/model/adjustment-model.ts';
import { type RecordDoc, RecordModel } from '../src/features/working-time/model/record-model.ts';
import { JobModel } from '../src/platform/jobs/job-model.ts';
import { makeToken } from '../src/platform/link-token.ts';
import { makeOneTimeLink } from '../src/platform/one-time-link.ts';
import {
  claimsOf,
  createAccountInvitation,
  createApiToken,
  createArchivedTask,
  createChange,
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createRequest,
  createSession,
  createTask,
  KEY_OF_CHANGE,
  missingId,
  type Person,
} from './factories.ts';
import type { TestApi } from './harness.ts';
import { createPayment, createRun } from './runs.ts';
import { claimOf, createSlipLink } from './slips.ts';

/**
 * The people who meet at the company of `owner`, where `inside` and `colleague` work. `inside`, `client`
 * and `member`, a manager from outside, are members of its one big project; `colleague` is not.
 * `elsewhere` works for the company of `foreign`.
 */
export interface People {
  readonly client: Person;
  readonly inside: Person;
  readonly colleague: Person;
  readonly elsewhere: Person;
  readonly foreign: Person;
  readonly member: Person;
  readonly owner: Person;
  readonly admin: Person;
  /** An administrator whose temporary password has yet to be replaced. */
  readonly temporary: Person;
}

/** The subjects of requests, by id or name: things of the owner's company, and catalogues. */
export interface Targets {
  readonly company: string;
  readonly project: string;
  /** Another project of the same company. */
  readonly otherProject: string;
  readonly task: string;
  readonly otherTask: string;
  /** An archived task of the same project. */
  readonly archivedTask: string;
  /** An item in the checklist of `task`. */
  readonly item: string;
  /** By which `inside`, `member`, `owner` and `admin` can each take back a change of those. */
  readonly changeKey: string;
  readonly employee: string;
  readonly employeeName: string;
  readonly colleague: string;
  readonly colleagueName: string;
  readonly ownerName: string;
  readonly memberName: string;
  readonly foreignName: string;
  /** Of `elsewhere`, to `project`. */
  readonly invitation: string;
  /** A company of `member`. */
  readonly otherCompany: string;
  /** An open record of `employee`. */
  readonly record: string;
  /** A record of `employee` that has ended and waits for review. */
  readonly pastRecord: string;
  /** A record of `colleague` that a run pays. */
  readonly closedRecord: string;
  /** A later change of another of their records. */
  readonly adjustment: string;
  /** The request of `employee` about that record. */
  readonly request: string;
  /** An unanswered claim about `slip`, and the token that opens the slip without signing in. */
  readonly claim: string;
  readonly slipToken: string;
  /** Another session of `employee` than the one they call in. */
  readonly otherSession: string;
  /** The API token of a program of `employee`. */
  readonly apiToken: string;
  /** The token of `client`'s link for choosing another password. */
  readonly resetToken: string;
  /** The token of `client`'s link for verifying their address. */
  readonly verifyToken: string;
  /** To an account of an employee of the company, and what accepts it. */
  readonly accountInvitation: string;
  readonly invitationToken: string;
  /** The rate of `employee`. */
  readonly rate: string;
  /** A deduction of everyone's in the company. */
  readonly concept: string;
  /** A task template of the company. */
  readonly template: string;
  /** The pay line of `employee` in the open period. */
  readonly payLine: string;
  /** A closed run of the company, the slip of `employee` in it, and a payment of a part of that. */
  readonly run: string;
  readonly slip: string;
  readonly payment: string;
  readonly deadLetter: string;
  /** A deleted company called `ARCHIVED`, with a run; its archive was downloaded. */
  readonly archive: string;
  /** The run that closed the last days of it, long before all else. */
  readonly lastRun: string;
  readonly client: string;
  readonly subscription: string;
  readonly line: string;
  readonly picture: string;
  readonly cover: string;
}

/** Two tenants with everything in them, and the things of the first as `targets`. */
export interface Scene {
  readonly people: People;
  readonly targets: Targets;
  /** Things of the other tenant. */
  readonly abroad: Readonly<Record<'company' | 'project' | 'task' | 'employee' | 'record', string>>;
  /** The name of the line of business `targets.line`. */
  readonly lineName: string;
}

/** The days of `targets.lastRun`, and those that are closed next: before all that the scene has, so that they stand in nobody's way. */
export const CLOSED = { startDate: '1999-11-16', endDate: '1999-11-30' };
export const NEXT = { startDate: '1999-12-01', endDate: '1999-12-15' };

/** The name of the company in `targets.archive`. */
export const ARCHIVED = 'Empresa que fue';

/** The same things in a world where none of them exists. */
export function missingTargets(targets: Targets): Targets {
  const nowhere = Object.entries(targets).map(([name, value]) => {
    if (name.endsWith('Name')) return [name, 'nobody.at.all'];
    return [
      name,
      name === 'picture' || name === 'cover' ? '0'.repeat(32) : missingId().slice(0, value.length),
    ];
  });
  return Object.fromEntries(nowhere) as Targets;
}

/** Fills an empty database with a scene. */
export async function createScene(api: TestApi): Promise<Scene> {
  const owner = await createPerson(api, 'manager', { fullname: 'Olga Dueñas' });
  const foreign = await createPerson(api, 'manager', { fullname: 'Fidel Ajeno' });
  const member = await createPerson(api, 'manager', { fullname: 'Mirta Invitada' });
  const lineName = 'Construcción';
  const line = await LineOfBusinessModel.create({ name: lineName, nameKey: 'construcción' });
  const company = await createCompany(api, owner, { lineOfBusinessId: line._id });
  const abroad = await createCompany(api, foreign);
  const otherCompany = await createCompany(api, member);
  const worksFor = (companyId: Types.ObjectId, fullname: string) =>
    createPerson(api, 'employee', { fullname, companyId, hourlyRateCents: 1_250 });
  const subscription = await PlanModel.create({ name: 'Plan Obra', priceCents: 9_900 });
  const people: People = {
    owner,
    foreign,
    member,
    client: await createPerson(api, 'client', { subscriptionId: subscription._id }),
    inside: await worksFor(company._id, 'Inés Dentro'),
    colleague: await worksFor(company._id, 'Camilo Vecino'),
    elsewhere: await worksFor(abroad._id, 'Elsa Lejana'),
    admin: await createPerson(api, 'admin'),
    temporary: await createPerson(api, 'admin', { mustChangePassword: true }),
  };
  const { inside, colleague, elsewhere, client } = people;

  const project = await createProject(api, company, [inside, member, client]);
  const task = await createTask(api, project, {
    assigneeIds: [inside._id],
    checklist: [{ _id: new Types.ObjectId(), text: 'Trazar', done: false }],
  });
  const otherTask = await createTask(api, project, { status: 'Doing' });
  const archivedTask = await createArchivedTask(api, project);
  const otherProject = await createProject(api, company, [colleague]);
  await createTask(api, otherProject, { assigneeIds: [colleague._id] });
  const moved = { kind: 'moved', before: { place: { column: 1, order: 0 } } } as const;
  const changed = { kind: 'changed', before: { title: 'Zanja' } } as const;
  await createChange(api, inside, task, { ...moved, after: { place: { column: 0, order: 0 } } });
  await createChange(api, member, otherTask, { ...moved, after: { place: { column: 2, order: 0 } } });
  await createChange(api, owner, task, { ...changed, after: { title: task.title } });
  await createChange(api, people.admin, otherTask, { ...changed, after: { title: otherTask.title } });
  const invitation = await ProjectInvitationModel.create({
    projectId: project._id,
    companyId: company._id,
    personId: elsewhere._id,
    invitedBy: owner._id,
    createdAt: api.clock.now(),
  });
  const offer = await createAccountInvitation(api, { invitedBy: owner._id, companyId: company._id });
  const theirProject = await createProject(api, abroad, [elsewhere]);
  const theirTask = await createTask(api, theirProject, { assigneeIds: [elsewhere._id] });

  const worked = {
    startTime: new Date('2026-11-18T14:00:00Z'),
    endTime: new Date('2026-11-18T22:00:00Z'),
    rateCents: 1_250,
    costCents: 10_000,
  };
  const past = { ...worked, endReason: 'lost_signal', needsReview: true } as const;
  const pastRecord = await createRecord(api, inside, company._id, past);
  const { closedRecord, adjustment } = await createClosed(api, colleague, company, worked);
  const theirRecord = await createRecord(api, elsewhere, abroad._id, worked);
  const record = await createRecord(api, inside, company._id, { projectId: project._id });
  const concept = await ConceptModel.create({
    companyId: company._id,
    name: 'Cuota',
    kind: 'deduction',
    basis: 'percent',
    value: 483,
    once: false,
  });
  const template = await TaskTemplateModel.create({
    companyId: company._id,
    name: 'Inspección',
    nameKey: 'inspección',
    checklist: ['Fotos'],
  });
  const payLine = await LineModel.create({
    companyId: company._id,
    employeeId: inside._id,
    name: 'Bono',
    kind: 'addition',
    cents: 5_000,
  });
  const { run, slips } = await createRun(api, company, [
    { person: inside, netCents: 10_000 },
    { person: colleague, netCents: 5_000 },
  ]);
  const payment = await createPayment(api, slips[0], { cents: 2_500, by: owner });
  const last = { ...CLOSED, payday: CLOSED.endDate };
  const { run: lastRun } = await createRun(api, company, [{ person: inside, netCents: 0 }], last);
  await PayCalendarModel.create({
    _id: company._id,
    schedule: { kind: 'semimonthly' },
    closedThrough: CLOSED.endDate,
    lastRunNumber: lastRun.number,
  });
  const archive = await createArchive(api, company, client);
  const dead = { failure: 'Refused', attempts: 10, deadAt: api.clock.now(), heldUntil: new Date(0) };
  const deadLetter = await JobModel.create({ name: 'account-mail', key: 'scene', ...dead });
  const claim = claimOf('Falta una hora.', api.clock.now(), '2026-11-12');
  const claimed = { answer: 'claimed', claims: [claim] } as const;
  const slip = await SlipModel.findByIdAndUpdate(slips[0]?._id, claimed).orFail();
  const slipToken = makeToken();
  await createSlipLink(api, slip, slipToken);
  const account = await PersonModel.findById(client.id).orFail();
  const resetToken = await makeOneTimeLink({
    kind: 'password-reset',
    subjectId: account._id,
    about: resetState(account),
    now: api.clock.now(),
    lifetimeMs: RESET_LINK_MS,
  });
  const employeeAccount = await PersonModel.findById(inside.id).orFail();
  const verifyToken = await makeOneTimeLink({
    kind: 'email-verification',
    subjectId: account._id,
    about: account.emailKey,
    now: api.clock.now(),
    lifetimeMs: RESET_LINK_MS,
  });
  return {
    people,
    targets: {
      company: String(company._id),
      project: String(project._id),
      otherProject: String(otherProject._id),
      task: String(task._id),
      otherTask: String(otherTask._id),
      archivedTask: String(archivedTask._id),
      item: String(task.checklist?.[0]?._id),
      changeKey: KEY_OF_CHANGE,
      employee: inside.id,
      employeeName: inside.username,
      colleague: colleague.id,
      colleagueName: colleague.username,
      ownerName: owner.username,
      memberName: member.username,
      foreignName: foreign.username,
      invitation: String(invitation._id),
      otherCompany: String(otherCompany._id),
      record: String(record._id),
      pastRecord: String(pastRecord._id),
      closedRecord,
      adjustment,
      request: String((await createRequest(api, pastRecord))._id),
      claim: String(claim._id),
      slipToken,
      otherSession: claimsOf(api, { token: await createSession(api, employeeAccount) }).sessionId,
      apiToken: (await createApiToken(api, employeeAccount)).id,
      resetToken,
      verifyToken,
      accountInvitation: offer.id,
      invitationToken: offer.token,
      rate: String((await PersonModel.findById(inside._id).lean())?.rates[0]?._id),
      concept: String(concept._id),
      template: String(template._id),
      payLine: String(payLine._id),
      run: String(run._id),
      slip: String(slips[0]?._id),
      payment: String(payment._id),
      archive,
      deadLetter: String(deadLetter._id),
      lastRun: String(lastRun._id),
      client: client.id,
      subscription: String(subscription._id),
      line: String(line._id),
      picture: await createPicture(api, owner),
      cover: await createCover(api, project),
    },
    abroad: {
      company: String(abroad._id),
      project: String(theirProject._id),
      task: String(theirTask._id),
      employee: elsewhere.id,
      record: String(theirRecord._id),
    },
    lineName,
  };
}

/** The downloaded archive of a deleted company that had paid somebody. */
async function createArchive(api: TestApi, like: CompanyDoc, person: Person): Promise<string> {
  const { createdBy, currency, timezone } = like;
  const gone = { createdBy, currency, timezone, _id: new Types.ObjectId(), name: ARCHIVED } as CompanyDoc;
  await createRun(api, gone, [{ person, netCents: 7_500 }]);
  const at = api.clock.now();
  await ArchiveModel.create({
    ...{ _id: gone._id, name: ARCHIVED, deletedAt: at, lastClosedAt: at, runs: 1, people: 1 },
    downloaded: { at, seq: 0 },
  });
  return String(gone._id);
}

/** A record that a run pays, and an adjustment of another one. */
async function createClosed(api: TestApi, person: Person, company: CompanyDoc, worked: Partial<RecordDoc>) {
  const closed = await createRecord(api, person, company._id, worked);
  const before = {
    startTime: new Date('2026-11-17T14:00:00Z'),
    endTime: new Date('2026-11-17T22:00:00Z'),
  };
  const after = { ...before, endTime: new Date('2026-11-17T23:00:00Z') };
  const other = await createRecord(api, person, company._id, { ...worked, ...before });
  const run = { 'pieces.$[].runId': new Types.ObjectId(), 'pieces.$[].runNumber': 1 };
  await RecordModel.updateMany({ _id: { $in: [closed._id, other._id] } }, { $set: run });
  const { _id } = await AdjustmentModel.create({
    companyId: company._id,
    employeeId: person._id,
    recordId: other._id,
    before,
    after,
    days: [
      {
        date: '2026-11-17',
        removed: [{ ...before, date: '2026-11-17', rateCents: 1_250 }],
        added: [{ ...after, date: '2026-11-17', rateCents: 1_250 }],
        priorCents: 10_000,
        ms: 3_600_000,
        cents: 1_250,
      },
    ],
    ms: 3_600_000,
    cents: 1_250,
    reason: 'Salió más tarde.',
    by: { _id: company.createdBy, fullname: 'Olga Dueñas', username: 'olga' },
    at: api.clock.now(),
    sequence: 1,
  });
  return { closedRecord: String(closed._id), adjustment: String(_id) };
}

async function createPicture(api: TestApi, { _id }: Person): Promise<string> {
  const pictureId = 'ab'.repeat(16);
  const bytes = Buffer.from('picture');
  const fileId = await storePicture(bytes, api.services.files);
  await PictureModel.create({ _id: pictureId, userId: _id, fileId, bytes, createdAt: new Date(0) });
  await PersonModel.updateOne({ _id }, { $set: { pictureId } });
  return pictureId;
}

async function createCover(api: TestApi, { _id: projectId, companyId }: ProjectDoc): Promise<string> {
  const coverId = 'cd'.repeat(16);
  const bytes = Buffer.from('picture');
  const fileId = await storePicture(bytes, api.services.files);
  await CoverModel.create({ _id: coverId, projectId, companyId, fileId, bytes, createdAt: new Date(0) });
  return coverId;
}
