import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createTask,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import { driverCollection } from '../../platform/database.ts';
import { PersonModel } from '../person/model.ts';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task-store/index.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { type CompanyDoc, CompanyModel } from './model.ts';

const api = useApi();
const HALF_AN_HOUR_MS = 1_800_000;
let owner: Person;
let employee: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager: owner, company, worker: employee } = await createCrew(api, { hourlyRateCents: 1_250 }));
});
afterEach(() => void vi.restoreAllMocks());

const remove = (person: Person, id = String(company._id)) =>
  api.as(person).company.remove({ params: { id } });

/** The whole database as text: equal before and after means that nothing happened. */
async function everything(): Promise<string> {
  const models = [CompanyModel, PersonModel, ProjectModel, TaskModel, RecordModel];
  return JSON.stringify(
    await Promise.all(models.map((model) => model.collection.find().sort({ _id: 1 }).toArray())),
  );
}

describe('deleting a company (COMPANY-5)', () => {
  it('takes its projects and tasks along, and those of no other company', async () => {
    const project = await createProject(api, company, [employee]);
    await createTask(api, project, { assigneeIds: [employee._id] });
    const neighbour = await createCompany(api, owner);
    const theirs = await createProject(api, neighbour, [employee]);
    const task = await createTask(api, theirs, { assigneeIds: [employee._id] });
    expect(await remove(owner)).toEqual({ message: 'Company deleted.' });
    expect(await CompanyModel.countDocuments({ _id: company._id })).toBe(0);
    expect(await ProjectModel.countDocuments({ companyId: company._id })).toBe(0);
    expect(await TaskModel.countDocuments({ companyId: company._id })).toBe(0);
    expect(await CompanyModel.countDocuments({ _id: neighbour._id })).toBe(1);
    expect(await ProjectModel.findById(theirs._id).lean()).toMatchObject({ memberIds: theirs.memberIds });
    expect(await TaskModel.findById(task._id).lean()).toMatchObject({ assigneeIds: [employee._id] });
  });

  it('leaves its employees their accounts and sessions, without a company', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const elsewhere = await createCompany(api, owner);
    const other = await createPerson(api, 'employee', { companyId: elsewhere._id });
    await remove(await createPerson(api, 'admin'));
    for (const person of [employee, colleague]) {
      expect(await api.as(person).company.mine()).toEqual([]);
      const start = api.as(person).record.start({ body: { employeeId: person.id } });
      await expectRefused([start], { status: 409 });
    }
    expect(await api.as(other).company.mine()).toMatchObject([{ _id: String(elsewhere._id) }]);
    expect(await PersonModel.findById(employee._id).lean()).toMatchObject({
      companyId: null,
      rates: [{ cents: 1_250 }],
      sessionVersion: 0,
    });
  });

  it('ends its employees’ running records, priced at their rate, and keeps every record', async () => {
    const project = await createProject(api, company, [employee]);
    const worked = { projectId: project._id, projectName: project.name };
    const past = await createRecord(api, employee, company._id, {
      ...worked,
      startTime: new Date('2026-11-02T14:00:00Z'),
      endTime: new Date('2026-11-02T15:00:00Z'),
      rateCents: 900,
      costCents: 900,
    });
    const running = await createRecord(api, employee, company._id, worked);
    const elsewhere = await createCompany(api, owner);
    const other = await createPerson(api, 'employee', { companyId: elsewhere._id });
    const theirs = await createRecord(api, other, elsewhere._id);
    api.clock.advance(HALF_AN_HOUR_MS);
    await remove(owner);
    expect(await RecordModel.findById(past._id).lean()).toMatchObject({ ...worked, costCents: 900 });
    expect(await RecordModel.findById(running._id).lean()).toMatchObject({
      ...worked,
      companyId: company._id,
      open: false,
      endTime: api.clock.now(),
      durationMs: HALF_AN_HOUR_MS,
      rateCents: 1_250,
      costCents: 625,
      endReason: 'removed',
    });
    expect(await RecordModel.findById(theirs._id).lean()).toMatchObject({ open: true });
  });

  it('is for its owner and admins only', async () => {
    const stranger = await createPerson(api, 'manager');
    const member = await createPerson(api, 'manager');
    const client = await createPerson(api, 'client');
    await createProject(api, company, [member]);
    const before = await everything();
    const outsiders = [remove(stranger), remove(member), remove(owner, missingId())];
    await expectRefused(outsiders, { status: 404, message: 'Company not found' });
    await expectRefused([remove(employee), remove(client)], { status: 403 });
    expect(await everything()).toBe(before);
  });

  it.each([
    ['records', () => vi.spyOn(driverCollection(RecordModel), 'bulkWrite')],
    ['employees', () => vi.spyOn(PersonModel, 'updateMany')],
    ['tasks', () => vi.spyOn(TaskModel, 'deleteMany')],
    ['projects', () => vi.spyOn(ProjectModel, 'deleteMany')],
  ])('does nothing at all when it fails at the %s', async (_where, spy) => {
    const project = await createProject(api, company, [employee]);
    await createTask(api, project);
    await createRecord(api, employee, company._id);
    const before = await everything();
    spy().mockImplementation(() => {
      throw new Error('the disk is full');
    });
    await expectRefused([remove(owner)], { status: 500, code: 'internal' });
    expect(await everything()).toBe(before);
  });

  it('happens once if two people request it at the same time', async () => {
    const outcomes = await Promise.allSettled([remove(owner), remove(owner), remove(owner)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('waits for a project that is just being created in it, and takes it along', async () => {
    const save = ProjectModel.prototype.save;
    let removal: Promise<unknown> | undefined;
    vi.spyOn(ProjectModel.prototype, 'save').mockImplementationOnce(async function (this: unknown, ...args) {
      removal = remove(owner);
      await setTimeout(150);
      return save.apply(this, args);
    });
    const dates = { start_date: '2026-01-01', end_date: '2026-01-02' };
    const body = { name: 'Tardío', ...dates, company_id: String(company._id) };
    expect(await api.as(owner).project.create({ body })).toMatchObject({ project: { name: 'Tardío' } });
    expect(await removal).toEqual({ message: 'Company deleted.' });
    expect(await ProjectModel.countDocuments({ companyId: company._id })).toBe(0);
  });

  it('leaves nothing behind that somebody creates in it at that moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { _id } = await createCompany(api, owner);
      const companyId = String(_id);
      const project = await createProject(api, await CompanyModel.findById(_id).orFail());
      const worker = await createPerson(api, 'employee', { companyId: _id });
      await Promise.allSettled([
        ...[1, 2].map((n) =>
          api.as(owner).project.create({
            body: { name: `P${n}`, start_date: '2026-01-01', end_date: '2026-01-02', company_id: companyId },
          }),
        ),
        api.as(owner).employee.create({
          body: {
            fullname: 'Recién Llegada',
            username: `nueva${round}`,
            email: `nueva${round}@example.com`,
            phone: '1',
            companyId,
            password: 'secreto1',
          },
        }),
        api.as(owner).task.create({ body: { title: 'T', project: String(project._id) } }),
        api.as(worker).record.start({ body: { employeeId: worker.id } }),
        remove(owner, companyId),
      ]);
      expect(await CompanyModel.countDocuments({ _id })).toBe(0);
      expect(await ProjectModel.countDocuments({ companyId })).toBe(0);
      expect(await PersonModel.countDocuments({ companyId })).toBe(0);
      expect(await TaskModel.countDocuments({ companyId })).toBe(0);
      expect(await RecordModel.countDocuments({ companyId, open: true })).toBe(0);
    }
  });
});
