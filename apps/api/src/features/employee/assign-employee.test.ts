import { beforeEach, describe, expect, it } from 'vitest';
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
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task-store/index.ts';
import { RecordModel } from '../working-time/model/record-model.ts';

const api = useApi();
let admin: Person;
let manager: Person;
let company: CompanyDoc;
let other: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  admin = await createPerson(api, 'admin');
  manager = await createPerson(api, 'manager');
  company = await createCompany(api, manager);
  other = await createCompany(api, await createPerson(api, 'manager'));
});

const assign = (id: string, to: unknown, as = admin) =>
  api.as(as).employee.assign({ params: { id }, body: { companyId: String(to) } });

describe('giving an employee a company (EMPLOYEE-12)', () => {
  it('lets an employee work who was made without a company', async () => {
    const { user } = await api.as(admin).person.create({
      body: {
        fullname: 'Nadia',
        email: 'nadia@example.com',
        username: 'nadia',
        rol_id: 3,
        password: 'secreto1',
      },
    });
    expect((await assign(user._id, company._id)).employee).toMatchObject({
      _id: user._id,
      companyId: String(company._id),
    });
    const query = { companyId: String(company._id) };
    expect(await api.as(manager).employee.list({ query })).toMatchObject([{ username: 'nadia' }]);
    await api.as(manager).record.start({ body: { employeeId: user._id } });
  });

  it('shows the new company no earnings from the previous one, and prices none of its time', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_000 });
    const hour = {
      startTime: new Date('2026-11-19T14:00:00.000Z'),
      endTime: new Date('2026-11-19T15:00:00.000Z'),
    };
    const day = 86_400_000;
    const earlier = { startTime: new Date(+hour.startTime - day), endTime: new Date(+hour.endTime - day) };
    const paid = await createRecord(api, worker, company._id, {
      ...hour,
      rateCents: 1_000,
      costCents: 1_000,
    });
    const unpriced = await createRecord(api, worker, company._id, earlier);
    const total = { params: { id: worker.id }, body: { totalToPay: 10 } };
    await api.as(manager).employee.setTotalToPay(total);

    expect((await assign(worker.id, other._id)).employee).toMatchObject({ totalGenerated: 0, totalToPay: 0 });
    await api.as(admin).employee.update({ params: { id: worker.id }, body: { hourlyRate: 99 } });
    expect(await RecordModel.findById(unpriced._id).lean()).toMatchObject({ costCents: null });
    const longer = { endTime: '2026-11-19T16:00:00.000Z', reason: 'Siguió.' };
    await api.as(manager).record.correct({ params: { id: String(paid._id) }, body: longer });
    const employee = await api.as(admin).employee.get({ params: { id: worker.id } });
    expect(employee.totalGenerated).toBe(0);
    expect((await assign(worker.id, company._id)).employee).toMatchObject({ totalGenerated: 20 });
  });

  it('takes an employee out of the previous company: the running record ends, records stay, projects are left', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_000 });
    const project = await createProject(api, company, [worker]);
    const task = await createTask(api, project, { assigneeIds: [worker._id] });
    const elsewhere = await createProject(api, other, [worker]);
    const running = await createRecord(api, worker, company._id, {
      startTime: new Date('2026-11-20T14:00:00.000Z'),
    });

    await assign(worker.id, other._id);
    expect(await RecordModel.findById(running._id).lean()).toMatchObject({
      open: false,
      endReason: 'manager',
      companyId: company._id,
      costCents: 1_000,
    });
    expect(await PersonModel.findById(worker._id).lean()).toMatchObject({ companyId: other._id });
    expect((await ProjectModel.findById(project._id).lean())?.memberIds).not.toContainEqual(worker._id);
    expect((await TaskModel.findById(task._id).lean())?.assigneeIds).toEqual([]);
    expect((await ProjectModel.findById(elsewhere._id).lean())?.memberIds).toContainEqual(worker._id);
    expect(await api.as(manager).record.get({ params: { id: worker.id } })).toHaveLength(1);
    await expectRefused([api.as(worker).project.get({ params: { id: String(project._id) } })], {
      status: 404,
    });
    await api.as(worker).record.start({ body: { employeeId: worker.id } });
    expect(await RecordModel.findOne({ open: true, employeeId: worker._id }).lean()).toMatchObject({
      companyId: other._id,
    });
  });

  it('changes nothing if the company is theirs already', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    const running = await createRecord(api, worker, company._id);
    await assign(worker.id, company._id);
    expect(await RecordModel.findById(running._id).lean()).toMatchObject({ open: true });
  });

  it('is for admins; it takes only employees and existing companies', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    await expectRefused([assign(worker.id, company._id, manager), assign(worker.id, company._id, worker)], {
      status: 403,
    });
    await expectRefused([assign(manager.id, company._id), assign(missingId(), company._id)], {
      status: 404,
      message: 'Employee not found',
    });
    await expectRefused([assign(worker.id, missingId())], { status: 404, message: 'Company not found' });
    expect(await PersonModel.findById(worker._id).lean()).toMatchObject({ companyId: company._id });
  });
});
