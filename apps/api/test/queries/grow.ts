import { CompanyModel } from '../../src/features/company/model.ts';
import { LineOfBusinessModel } from '../../src/features/line-of-business/model.ts';
import { RunModel } from '../../src/features/payroll/runs/run-model.ts';
import { PlanModel } from '../../src/features/plan/model.ts';
import { ProjectModel } from '../../src/features/project/model.ts';
import { counted } from '../counted.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createRequest,
  createTask,
  type Person,
} from '../factories.ts';
import type { TestApi } from '../harness.ts';
import type { Scene } from '../scene.ts';
import { createSlip, emptyRun } from '../slips.ts';

const grown = counted();

/** Adds `rows` more of everything a list can show, within the owner's company and outside of any. */
export async function grow(api: TestApi, { people, targets }: Scene, rows: number): Promise<void> {
  const company = await CompanyModel.findById(targets.company).orFail();
  const project = await ProjectModel.findById(targets.project).orFail();
  const run = await RunModel.findById(targets.run).orFail();
  const { owner, inside, member } = people;
  for (let row = 0; row < rows; row += 1) {
    grown.count += 1;
    const worker = await createPerson(api, 'employee', {
      fullname: `Inés Dentro ${grown.count}`,
      companyId: company._id,
      pictureId: grown.count.toString(16).padStart(32, '0'),
    });
    await createPerson(api, 'manager', { fullname: `Inés Dentro ${grown.count}` });
    await createCompany(api, owner);
    await createProject(api, company, [inside, member, worker]);
    await project.updateOne({ $push: { memberIds: worker._id } });
    await createTask(api, project, { assigneeIds: [inside._id, worker._id] });
    await createRequest(api, await createRecord(api, inside, company._id, workday(grown.count)));
    await createRecord(api, worker, company._id, workday(grown.count));
    await createSlip(run, worker);
    await createSlip(
      await emptyRun(api, company, {
        startDate: `${1_900 + grown.count}-01-01`,
        number: 1_000 + grown.count,
      }),
      inside,
    );
    await PlanModel.create({ name: `Plan ${grown.count}`, priceCents: grown.count });
    await LineOfBusinessModel.create({ name: `Giro ${grown.count}`, nameKey: `giro ${grown.count}` });
  }
}

/** Other tenants, so that to read one of them and to read all are not the same. */
export async function addNeighbours(api: TestApi, count: number): Promise<void> {
  for (let row = 0; row < count; row += 1) {
    const owner = await createPerson(api, 'manager');
    const company = await createCompany(api, owner);
    const workers: Person[] = [];
    for (let worker = 0; worker < 3; worker += 1) {
      workers.push(await createPerson(api, 'employee', { companyId: company._id }));
    }
    const project = await createProject(api, company, workers);
    for (const worker of workers) {
      await createTask(api, project, { assigneeIds: [worker._id] });
      await createRecord(api, worker, company._id, workday(row));
      await createRecord(api, worker, company._id);
    }
  }
}

function workday(number: number) {
  const startTime = new Date(Date.UTC(2026, 10, 1 + (number % 28), 14));
  const endTime = new Date(startTime.getTime() + 3_600_000);
  // At the rate that the employees of the scene have.
  return { startTime, endTime, rateCents: 1_250, costCents: 1_250 };
}
