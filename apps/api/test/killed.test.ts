import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import type { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { ProjectModel } from '../src/features/project/model.ts';
import { TaskModel } from '../src/features/task-store/task-model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { useDoomedProcess } from './doomed.ts';
import { createCompany, createPerson, createProject, createRecord, createTask } from './factories.ts';
import { useApi } from './harness.ts';

/** How many changes are under way when the process dies. */
const MANY = 24;

const api = useApi();
const doomed = useDoomedProcess(api);

describe('a process that is killed halfway leaves everything whole', () => {
  it('companies being deleted are there with all that is in them, or gone with it (COMPANY-5)', async () => {
    const owner = await createPerson(api, 'manager');
    const companies: Types.ObjectId[] = [];
    for (let i = 0; i < MANY; i += 1) {
      const company = await createCompany(api, owner);
      companies.push(company._id);
      const worker = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 900 });
      await createRecord(api, worker, company._id);
      const project = await createProject(api, company, [worker]);
      for (let task = 0; task < 3; task += 1) await createTask(api, project, { assigneeIds: [worker._id] });
    }
    const client = createClient(contract, { origin: doomed.origin, token: () => owner.token });
    await doomed.killDuring(companies.map((id) => client.company.remove({ params: { id: String(id) } })));
    for (const companyId of companies) {
      const inCompany = { companyId };
      const found = {
        companies: await CompanyModel.countDocuments({ _id: companyId }),
        employees: await PersonModel.countDocuments(inCompany),
        projects: await ProjectModel.countDocuments(inCompany),
        tasks: await TaskModel.countDocuments(inCompany),
        running: await RecordModel.countDocuments({ ...inCompany, open: true }),
      };
      const whole = { companies: 1, employees: 1, projects: 1, tasks: 3, running: 1 };
      const gone = { companies: 0, employees: 0, projects: 0, tasks: 0, running: 0 };
      expect([whole, gone]).toContainEqual(found);
    }
    expect(await CompanyModel.countDocuments({ createdBy: owner._id })).toBeLessThan(MANY);
  }, 60_000);

  it('members being removed are in the project and on its tasks, or on neither (MEMBER-3)', async () => {
    const owner = await createPerson(api, 'manager');
    const company = await createCompany(api, owner);
    const member = await createPerson(api, 'employee', { companyId: company._id });
    const projects: Types.ObjectId[] = [];
    for (let i = 0; i < MANY; i += 1) {
      const project = await createProject(api, company, [member]);
      projects.push(project._id);
      for (let task = 0; task < 3; task += 1) await createTask(api, project, { assigneeIds: [member._id] });
    }
    const client = createClient(contract, { origin: doomed.origin, token: () => owner.token });
    const { username } = member;
    await doomed.killDuring(
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
