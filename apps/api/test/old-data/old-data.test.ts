import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createGunzip, gunzipSync } from 'node:zlib';
import { isDownload, isEvents, isList, type Route } from '@faena/shared/contract';
import { durationMs, rateAt } from '@faena/shared/domain';
import { ErrorBody } from '@faena/shared/errors';
import { mongo } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restoreArchive } from '../../src/archive/restore-archive.ts';
import { namesOf } from '../../src/archive/write-archive.ts';
import { CompanyModel } from '../../src/features/company/model.ts';
import { LineOfBusinessModel } from '../../src/features/line-of-business/model.ts';
import {
  type Finding,
  type Verified,
  verifyPayroll,
} from '../../src/features/payroll/verify/verify-payroll.ts';
import { FormerPersonModel } from '../../src/features/person/former-person-model.ts';
import { type PersonDoc, PersonModel } from '../../src/features/person/model.ts';
import { PlanModel } from '../../src/features/plan/model.ts';
import { ProjectModel } from '../../src/features/project/model.ts';
import { CoverModel } from '../../src/features/task-store/cover-model.ts';
import { TaskModel } from '../../src/features/task-store/task-model.ts';
import { type RecordDoc, RecordModel } from '../../src/features/working-time/model/record-model.ts';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { currentDatabase, prepareDatabase } from '../../src/platform/database.ts';
import { createSession, missingId } from '../factories.ts';
import { freezeRun } from '../frozen-run.ts';
import { useApi } from '../harness.ts';
import { REQUESTS, ROWS } from '../matrix/rows.ts';
import { ROUTES } from '../routes.ts';
import type { Targets } from '../scene.ts';
import { send, textOf } from '../send.ts';

/*
 * Every release keeps what it stored (`keep-archive.ts`, CONTRIBUTING.md). This data must open in
 * every later version: an answered field that was not stored yet needs a fallback or a migration.
 */

const FOLDER = new URL('archives/', import.meta.url);
const ARCHIVES = readdirSync(FOLDER).sort();

// The log prints an answer that breaks its schema, with the path of the missing field.
const api = useApi({ LOG_LEVEL: 'error' });
/** Calls about runs, files and feeds, which data from before 1.0.0 does not have. */
const OF_LATER_THINGS = [
  'GET /payroll/period of a closed day',
  'GET /payroll/period/:employeeId closed',
  'GET /payroll/runs/:id/slips',
  'GET /payroll/runs/:id/answers',
  'GET /payroll/slips/:id',
  'GET /payroll/slips/:id/link',
  'GET /slip-links/pdf',
  'GET /tasks/attachments/:key',
  'GET /calendar.ics',
];
const READING = ROWS.filter(({ route, name }) => route.startsWith('GET') && !OF_LATER_THINGS.includes(name));

describe.each(ARCHIVES)('the data of %s', (name) => {
  let callers: Awaited<ReturnType<typeof callersIn>>;
  let targets: Targets[];
  const faults: Finding[] = [];
  let verified: Verified;

  beforeAll(async () => {
    const db = currentDatabase();
    // Not the whole: that would end the change stream.
    for (const collection of await namesOf(db)) await db.collection(collection).drop();
    const text = createReadStream(new URL(name, FOLDER)).pipe(createGunzip());
    const { takenAt } = await restoreArchive(db, text, MIGRATIONS);
    api.clock.set(takenAt);
    await prepareDatabase(MIGRATIONS);
    verified = await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
    callers = await callersIn();
    targets = await targetsIn();
  });

  it.each(READING)('$name answers each role with all stored data', async (row) => {
    const route = ROUTES.get(row.route);
    const request = REQUESTS[row.name];
    if (!route || !request) throw new Error(`${row.name} is no route with a request`);
    const texts = new Set(targets.map((target) => JSON.stringify(request(target, ''))));
    for (const { role, as } of callers) {
      // The admin sees all that there is; for the others a few of each do.
      for (const text of [...texts].slice(0, role === 'admin' ? texts.size : 3)) {
        const response = await send(api, route, JSON.parse(text), as);
        const succeeds = role === 'admin' && row.answers.admin.status === 200;
        const what = `${role}: ${text}`;
        if (response.ok) await expectAnswer(route, response, what);
        else await expectRefusal(response, succeeds ? [] : [401, 403, 404], what);
      }
    }
  });

  it('has every cent as before, each record in pieces that add up to it and are marked as priced before (PAY-43)', async () => {
    const before = archivedRecords(name);
    const records = await RecordModel.find().lean();
    const people = new Map(
      [...(await PersonModel.find().lean()), ...(await FormerPersonModel.find().lean())].map((person) => [
        String(person._id),
        person,
      ]),
    );
    expect(records.length).toBe(before.size);
    for (const record of records) {
      const { costCents, rateCents, ...stored }: Archived = before.get(String(record._id)) ?? {};
      expect(record).toMatchObject({ costCents, rateCents });
      expect(record.timeZone).not.toBe('');
      if (record.open) {
        expect(record.pieces).toEqual([]);
        continue;
      }
      // A record stored by days stays as it is; an older one says that it was priced before (PAY-43).
      if (stored.pieces) expect(record).toMatchObject(stored);
      else expect(record.hasPriorPrice).toBe(costCents === null ? undefined : true);
      expect(record.pieces.reduce((sum, piece) => sum + (piece.costCents ?? 0), 0)).toBe(costCents ?? 0);
      expect(record.pieces.reduce((sum, piece) => sum + durationMs(piece), 0)).toBe(record.durationMs);
      const { rates = [] } = people.get(String(record.employeeId)) ?? {};
      if (rateCents !== null) expect(rateAt(rates, record.startTime)).toBe(rateCents);
    }
    expect(records.filter(({ costCents }) => (costCents ?? 0) > 0).length).toBeGreaterThan(100);
  });

  it('passes a verification of the payroll (LEDGER-5)', () => {
    expect(faults).toEqual([]);
    expect(verified.records).toBe(archivedRecords(name).size);
  });

  it('loses no task on the way to its board', async () => {
    const boards = await ProjectModel.find({}, { columns: 1 }).lean<{ columns: unknown[][] }[]>();
    const onBoards = boards.flatMap(({ columns }) => columns.flat().map(String));
    const tasks = await TaskModel.find({}, { _id: 1 }).lean();
    expect(onBoards.sort()).toEqual(tasks.map(({ _id }) => String(_id)).sort());
    expect(tasks.length).toBeGreaterThan(0);
  });
});

it('every released version has left its data', () => {
  const changelog = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version ?? '');
  const missing = released.filter((version) => !ARCHIVES.some((name) => name.startsWith(version)));
  expect(missing, 'pnpm --filter @faena/api run archive <version>').toEqual([]);
  expect(ARCHIVES.length).toBeGreaterThan(1);
  const versions = ['package.json', 'apps/api/package.json'].map((file) => {
    const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  });
  expect(versions[0]).toBe(released[0] ?? versions[1]);
  expect(versions[1], 'what the OpenAPI document says').toBe(versions[0]);
});

/** The cost of a record in an archive. */
interface Archived {
  readonly costCents?: number | null | undefined;
  readonly rateCents?: number | null | undefined;
  readonly pieces?: RecordDoc['pieces'];
  readonly hasPriorPrice?: true;
}

/** The costs of the records of an archive, as it was written. */
function archivedRecords(name: string) {
  const lines = gunzipSync(readFileSync(new URL(name, FOLDER)))
    .toString()
    .trim()
    .split('\n');
  const documents = lines.map((line) => mongo.BSON.EJSON.parse(line) as Partial<RecordDoc> | unknown[]);
  const records = documents.flatMap((document) =>
    !Array.isArray(document) && document.employeeId && document.startTime ? [document] : [],
  );
  return new Map(
    records.map(
      ({ _id, costCents, rateCents, pieces, hasPriorPrice }) =>
        [
          String(_id),
          { costCents, rateCents, ...(pieces && { pieces }), ...(hasPriorPrice && { hasPriorPrice }) },
        ] as const,
    ),
  );
}

/** The ids of the covers; to data that is older than they are one is added. */
async function coversIn(): Promise<string[]> {
  const { _id: projectId, companyId } = await ProjectModel.findOne().orFail().lean();
  const added = { _id: 'cd'.repeat(16), projectId, companyId, bytes: Buffer.of(1), createdAt: new Date(0) };
  if (!(await CoverModel.exists({}))) await CoverModel.create([added]);
  return (await CoverModel.find({}, { _id: 1 }).lean()).map(({ _id }) => _id);
}

/** Somebody of each role, somebody with a temporary password, and nobody. */
async function callersIn() {
  const people = await PersonModel.find().sort({ _id: 1 }).lean();
  const one = async (role: string, is: (person: (typeof people)[number]) => boolean) => {
    const found = people.find(is);
    if (!found) throw new Error(`There is no ${role}`);
    return { role, as: { token: await createSession(api, found) } };
  };
  return [
    await one('admin', ({ roleId }) => roleId === 1),
    await one('manager', ({ roleId }) => roleId === 2),
    await one('employee', ({ roleId }) => roleId === 3),
    await one('client', ({ roleId, mustChangePassword }) => roleId === 4 && !mustChangePassword),
    await one('temporary', ({ mustChangePassword }) => mustChangePassword),
    { role: 'nobody', as: undefined },
  ];
}

/** Everything that can be named in a path or a query, each thing at least once. */
async function targetsIn(): Promise<Targets[]> {
  const employees = await PersonModel.find({ companyId: { $ne: null } }).lean();
  const things = {
    company: employees.map(({ companyId }) => String(companyId)),
    project: idsOf(await ProjectModel.find().lean()),
    task: idsOf(await TaskModel.find().lean()),
    employee: idsOf(employees),
    rate: idsOf(employees.flatMap(({ rates }) => rates)),
    record: idsOf(await RecordModel.find().limit(10).lean()),
    corrected: idsOf(await RecordModel.find({ corrections: { $exists: true } }).lean()),
    ...(await runOf(employees)),
    subscription: idsOf(await PlanModel.find().lean()),
    line: idsOf(await LineOfBusinessModel.find().lean()),
    person: idsOf(await PersonModel.find().lean()),
    name: (await PersonModel.find().lean()).map(({ username }) => username),
    cover: await coversIn(),
    picture: (await PersonModel.find({ pictureId: { $ne: null } }).lean()).map(({ pictureId }) => pictureId),
  };
  for (const [kind, found] of Object.entries(things)) {
    if (found.length === 0) throw new Error(`There is no ${kind}`);
  }
  expect(new Set(things.company)).toEqual(new Set(idsOf(await CompanyModel.find().lean())));
  const rounds = Math.max(...Object.values(things).map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => {
    const at = (kind: keyof typeof things) => things[kind][round % things[kind].length] ?? '';
    return {
      company: at('company'),
      // Version 1.0 had neither.
      deadLetter: missingId(),
      notice: missingId(),
      project: at('project'),
      otherProject: at('project'),
      task: at('task'),
      otherTask: at('task'),
      archivedTask: at('task'),
      changeKey: '',
      employee: at('employee'),
      employeeName: at('name'),
      colleague: at('employee'),
      colleagueName: at('name'),
      ownerName: at('name'),
      memberName: at('name'),
      foreignName: at('name'),
      otherCompany: at('company'),
      record: at('record'),
      pastRecord: at('corrected'),
      confirmedRecord: at('corrected'),
      // Data stored before 1.0.0 has none of these.
      request: at('record'),
      acceptedRequest: at('record'),
      item: at('task'),
      comment: at('record'),
      attachment: at('record'),
      fileKey: 'A'.repeat(64),
      invitation: at('record'),
      closedRecord: at('record'),
      adjustment: at('record'),
      concept: at('record'),
      absence: at('record'),
      template: at('record'),
      todoItem: at('record'),
      payLine: at('record'),
      payment: at('record'),
      archive: at('record'),
      lastRun: at('record'),
      claim: at('record'),
      slipToken: '',
      otherSession: at('record'),
      apiToken: at('record'),
      calendarFeed: at('record'),
      calendarFeedToken: '',
      device: at('record'),
      sentMarks: '{}',
      waitingMark: at('record'),
      deviceToken: '',
      kiosk: at('record'),
      kioskAsked: '{}',
      kioskToken: '',
      resetToken: '',
      verifyToken: '',
      accountInvitation: '',
      invitationToken: '',
      rate: at('rate'),
      run: at('run'),
      slip: at('slip'),
      client: at('person'),
      subscription: at('subscription'),
      line: at('line'),
      cover: at('cover'),
      picture: at('picture'),
    };
  });
}

/** No release has closed a run yet: one of today stands in for it. */
async function runOf([employee]: Pick<PersonDoc, '_id' | 'username' | 'companyId'>[]) {
  const company = await CompanyModel.findById(employee?.companyId).orFail();
  const { run, slips } = await freezeRun(company, employee ? [{ person: employee }] : [], { number: 99 });
  return { run: idsOf([run]), slip: idsOf(slips) };
}

const idsOf = (documents: { _id: unknown }[]) => documents.map(({ _id }) => String(_id));

async function expectAnswer({ answer }: Route, response: Response, what: string): Promise<void> {
  if (isDownload(answer) || isEvents(answer)) return void (await textOf(response));
  const body: unknown = await response.json();
  const schema = isList(answer)
    ? z.union([answer.item.array(), ...(answer.orOne ? [answer.item.nullable()] : [])])
    : answer;
  const parsed = schema.safeParse(body);
  expect(parsed.error, what).toBeUndefined();
  expect(parsed.data, what).toEqual(body);
}

async function expectRefusal(response: Response, statuses: readonly number[], what: string): Promise<void> {
  const body: unknown = await response.json();
  expect(statuses, `${what}: ${JSON.stringify(body)}`).toContain(response.status);
  expect(ErrorBody.safeParse(body).error, what).toBeUndefined();
}
