import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import mongoose, { type Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { ProjectModel } from '../src/features/project/model.ts';
import { TaskModel } from '../src/features/task/model.ts';
import { TimeRecordModel } from '../src/features/timesheet/model.ts';
import { UserModel } from '../src/features/user/model.ts';
import { createCompany, createPerson, createProject, createTask, createTimeRecord } from './factories.ts';
import { useApi } from './harness.ts';
import { databaseUri, type Program, runProgram } from './run-program.ts';

/** How many changes are under way when the process dies. */
const MANY = 24;

/** By which its sessions are known to the database. */
const DOOMED = 'doomed';

const api = useApi();
let program: Program;
let origin: string;

beforeEach(async () => {
  api.clock.set(new Date());
  program = runProgram('main', {
    MONGODB_URI: `${databaseUri(mongoose.connection.name)}&appName=${DOOMED}`,
    JWT_SECRET: api.services.config.jwtSecret,
    DEMO_DATA: 'false',
  });
  origin = await program.listening();
});
afterEach(async () => {
  program.child.kill('SIGKILL');
  await program.ended();
});

/** Sends all requests, and kills the process without a warning as soon as the first is answered. */
async function killDuring(requests: Promise<unknown>[]): Promise<void> {
  await Promise.any(requests);
  program.child.kill('SIGKILL');
  await Promise.allSettled(requests);
  await program.ended();
  await abandonTransactions();
}

/** The database would do this by itself, a minute after the process is gone. */
async function abandonTransactions(): Promise<void> {
  const admin = mongoose.connection.getClient().db('admin');
  const operations = await admin
    .aggregate([{ $currentOp: { allUsers: true, idleSessions: true } }, { $match: { appName: DOOMED } }])
    .toArray();
  const sessions = operations.flatMap(({ lsid }) => (lsid ? [{ id: lsid.id }] : []));
  if (sessions.length > 0) await admin.command({ killSessions: sessions });
}

describe('a process that is killed halfway leaves everything whole', () => {
  it('companies being deleted are there with all that is in them, or gone with it (spec 4; contract)', async () => {
    const owner = await createPerson(api, 'manager');
    const companies: Types.ObjectId[] = [];
    for (let i = 0; i < MANY; i += 1) {
      const company = await createCompany(api, owner);
      companies.push(company._id);
      const worker = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 900 });
      await createTimeRecord(api, worker, company._id);
      const project = await createProject(api, company, [worker]);
      for (let task = 0; task < 3; task += 1) await createTask(api, project, { assigneeIds: [worker._id] });
    }
    const client = createClient(contract, { origin, token: () => owner.token });
    await killDuring(companies.map((id) => client.company.remove({ params: { id: String(id) } })));
    for (const companyId of companies) {
      const inCompany = { companyId };
      const found = {
        companies: await CompanyModel.countDocuments({ _id: companyId }),
        employees: await UserModel.countDocuments(inCompany),
        projects: await ProjectModel.countDocuments(inCompany),
        tasks: await TaskModel.countDocuments(inCompany),
        running: await TimeRecordModel.countDocuments({ ...inCompany, open: true }),
      };
      const whole = { companies: 1, employees: 1, projects: 1, tasks: 3, running: 1 };
      const gone = { companies: 0, employees: 0, projects: 0, tasks: 0, running: 0 };
      expect([whole, gone]).toContainEqual(found);
    }
    expect(await CompanyModel.countDocuments({ createdBy: owner._id })).toBeLessThan(MANY);
  }, 60_000);

  it('members being removed are in the project and on its tasks, or on neither (spec 7; contract)', async () => {
    const owner = await createPerson(api, 'manager');
    const company = await createCompany(api, owner);
    const member = await createPerson(api, 'employee', { companyId: company._id });
    const projects: Types.ObjectId[] = [];
    for (let i = 0; i < MANY; i += 1) {
      const project = await createProject(api, company, [member]);
      projects.push(project._id);
      for (let task = 0; task < 3; task += 1) await createTask(api, project, { assigneeIds: [member._id] });
    }
    const client = createClient(contract, { origin, token: () => owner.token });
    const { username } = member;
    await killDuring(
      projects.map((id) => client.project.removeMember({ body: { projectId: String(id), username } })),
    );
    const assignments = await Promise.all(
      projects.map(async (projectId) => [
        await ProjectModel.countDocuments({ _id: projectId, memberIds: member._id }),
        await TaskModel.countDocuments({ projectId, assigneeIds: member._id }),
      ]),
    );
    for (const found of assignments) {
      expect([
        [1, 3],
        [0, 0],
      ]).toContainEqual(found);
    }
    expect(assignments).toContainEqual([0, 0]);
  }, 60_000);
});
