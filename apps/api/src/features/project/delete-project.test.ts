import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { driverCollection } from '../../platform/database.ts';
import type { CompanyDoc } from '../company/model.ts';
import { TaskModel } from '../task-store/index.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { type ProjectDoc, ProjectModel } from './model.ts';

const api = useApi();
let owner: Person;
let employee: Person;
let company: CompanyDoc;
let project: ProjectDoc;

beforeEach(async () => {
  vi.restoreAllMocks();
  owner = await createPerson(api, 'manager');
  company = await createCompany(api, owner);
  employee = await createPerson(api, 'employee', { companyId: company._id });
  project = await createProject(api, company, [employee]);
  await createTask(api, project, { assigneeIds: [employee._id] });
});

const remove = (person: Person, id = String(project._id)) =>
  api.as(person).project.remove({ query: { project_id: id } });
const left = async () => [
  await ProjectModel.countDocuments({ _id: project._id }),
  await TaskModel.countDocuments({ projectId: project._id }),
];

describe('deleting a project (PROJECT-6)', () => {
  it('takes its tasks along, and those of no other project', async () => {
    const other = await createProject(api, company);
    await createTask(api, other);
    expect(await remove(owner)).toEqual({ message: 'Project deleted.' });
    expect(await left()).toEqual([0, 0]);
    expect(await TaskModel.countDocuments({ projectId: other._id })).toBe(1);
    await expectRefused([remove(owner)], { status: 404, message: 'Project not found' });
  });

  it('keeps records with the project’s name, and running ones go on', async () => {
    const record = await createRecord(api, employee, company._id, {
      projectId: project._id,
      projectName: project.name,
    });
    const before = await RecordModel.findById(record._id).lean();
    await remove(owner);
    expect(await RecordModel.findById(record._id).lean()).toEqual(before);
    const timesheetId = String(record._id);
    expect(await api.as(employee).record.stop({ body: { timesheetId } })).toMatchObject({
      projectId: String(project._id),
      endReason: 'manual',
    });
  });

  it('is for its company’s owner and admins', async () => {
    const member = await createPerson(api, 'manager');
    await ProjectModel.updateOne({ _id: project._id }, { $push: { memberIds: member._id } });
    const stranger = await createPerson(api, 'manager');
    const client = await createPerson(api, 'client');
    const refused = [remove(member), remove(employee), remove(client)];
    await expectRefused(refused, { status: 403, code: 'forbidden' });
    await expectRefused([remove(stranger), remove(owner, missingId())], { status: 404 });
    expect(await left()).toEqual([1, 1]);
    await remove(await createPerson(api, 'admin'));
    expect(await left()).toEqual([0, 0]);
  });

  it('does nothing at all when it fails halfway', async () => {
    vi.spyOn(ProjectModel, 'deleteOne').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    await expectRefused([remove(owner)], { status: 500 });
    expect(await left()).toEqual([1, 1]);
  });

  it('waits for a task that is just being created in it, and takes it along', async () => {
    const tasks = driverCollection(TaskModel);
    const insertOne = tasks.insertOne.bind(tasks);
    let removal: Promise<unknown> | undefined;
    vi.spyOn(tasks, 'insertOne').mockImplementationOnce(async (...args) => {
      removal = remove(owner);
      await setTimeout(150);
      return insertOne(...args);
    });
    await api.as(owner).task.create({ body: { title: 'Tardía', project: String(project._id) } });
    expect(await removal).toEqual({ message: 'Project deleted.' });
    expect(await left()).toEqual([0, 0]);
  });
});
