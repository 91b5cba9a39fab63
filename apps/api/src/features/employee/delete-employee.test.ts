import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { PictureModel } from '../person/picture-model.ts';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task-store/index.ts';
import { RecordModel } from '../working-time/model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

const remove = (as: Person, id = worker.id) => api.as(as).employee.remove({ params: { id } });
const start = () => api.as(worker).record.start({ body: { employeeId: worker.id } });

describe('deleting an employee (ACCOUNT-16)', () => {
  it('ends and prices their time, takes them out of projects and tasks, and ends their sessions', async () => {
    const project = await createProject(api, company, [worker]);
    const task = await createTask(api, project, { assigneeIds: [worker._id, manager._id] });
    await PictureModel.create({
      _id: 'a'.repeat(32),
      userId: worker._id,
      bytes: Buffer.from('x'),
      createdAt: api.clock.now(),
    });
    const { _id } = await start();
    api.clock.advance(3_600_000);
    expect(await remove(manager)).toEqual({ message: 'Employee deleted.' });
    expect(await RecordModel.findById(_id).lean()).toMatchObject({
      open: false,
      endReason: 'removed',
      costCents: 1_000,
      endTime: api.clock.now(),
      companyId: company._id,
    });
    expect((await ProjectModel.findById(project._id))?.memberIds).toEqual([manager._id]);
    expect((await TaskModel.findById(task._id))?.assigneeIds).toEqual([manager._id]);
    expect(await PictureModel.countDocuments({ userId: worker._id })).toBe(0);
    expect(await PersonModel.exists({ _id: worker._id })).toBeNull();
    await expectRefused([start()], { status: 401 });
    await expectRefused([remove(manager)], { status: 404, message: 'Employee not found' });
  });

  it('refuses a person who was a manager and still owns companies: a company always has an owner', async () => {
    const admin = await createPerson(api, 'admin');
    const demoted = await createPerson(api, 'employee', { companyId: company._id });
    await createCompany(api, demoted);
    const refusal = { status: 409, reason: 'owns_companies' };
    await expectRefused([remove(admin, demoted.id), remove(manager, demoted.id)], refusal);
    expect(await PersonModel.exists({ _id: demoted._id })).not.toBeNull();
  });

  it('lets a reused name inherit nothing', async () => {
    const project = await createProject(api, company, [worker]);
    await start();
    await remove(manager);
    const again = await createPerson(api, 'employee', {
      username: worker.username,
      companyId: company._id,
    });
    expect(await api.as(again).record.get({ params: { id: again.id } })).toEqual([]);
    await expectRefused([api.as(again).project.get({ params: { id: String(project._id) } })], {
      status: 403,
    });
  });

  it('is for the owner of the company, and of employees only', async () => {
    const stranger = await createCrew(api);
    await expectRefused(
      [
        remove(stranger.manager),
        remove(manager, stranger.worker.id),
        remove(manager, stranger.manager.id),
        remove(manager, missingId()),
      ],
      { status: 404, message: 'Employee not found' },
    );
    await expectRefused([remove(worker), remove(stranger.worker)], { status: 403 });
    const ids = [worker._id, stranger.worker._id, stranger.manager._id];
    expect(await PersonModel.countDocuments({ _id: { $in: ids } })).toBe(3);
  });

  it('leaves no time running for a person who starts at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      ({ manager, worker, company } = await createCrew(api));
      await Promise.allSettled([start(), remove(manager), start()]);
      expect(await PersonModel.exists({ _id: worker._id })).toBeNull();
      expect(await RecordModel.countDocuments({ employeeId: worker._id, open: true })).toBe(0);
    }
  });

  it('leaves no time running when the company is deleted as a person starts', async () => {
    for (let round = 0; round < 8; round += 1) {
      ({ manager, worker, company } = await createCrew(api));
      const params = { id: String(company._id) };
      await Promise.allSettled([start(), api.as(manager).company.remove({ params }), start()]);
      expect(await PersonModel.findById(worker._id)).toMatchObject({ companyId: null });
      expect(await RecordModel.countDocuments({ employeeId: worker._id, open: true })).toBe(0);
    }
  });
});
