import { beforeEach, describe, expect, it } from 'vitest';
import {
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
import { ProjectModel } from '../project/index.ts';
import type { CompanyDoc } from './model.ts';
import { CompanyModel } from './model.ts';

const api = useApi();
let admin: Person;
let former: Person;
let next: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  admin = await createPerson(api, 'admin');
  next = await createPerson(api, 'manager');
  ({ manager: former, company, worker } = await createCrew(api));
});

const handOver = (to: string, as = admin, id = String(company._id)) =>
  api.as(as).company.handOver({ params: { id }, body: { created_by: to } });

describe('handing a company over (COMPANY-20)', () => {
  it('gives it to another manager with all that is in it; the former owner sees nothing of it any more', async () => {
    const project = await createProject(api, company, [worker]);
    const task = await createTask(api, project, { assigneeIds: [former._id, worker._id] });
    await createRecord(api, worker, company._id);
    expect((await handOver(next.username.toUpperCase())).company).toMatchObject({
      name: company.name,
      created_by: next.username,
    });

    const query = { companyId: String(company._id) };
    expect(await api.as(next).company.mine()).toMatchObject([{ name: company.name }]);
    expect(await api.as(next).employee.list({ query })).toMatchObject([{ _id: worker.id }]);
    expect(await api.as(next).record.get({ params: { id: worker.id } })).toHaveLength(1);
    expect(await api.as(next).project.get({ params: { id: String(project._id) } })).toMatchObject({
      username: next.username,
      usuarios: [worker.username, next.username],
    });
    const params = { projectId: String(project._id) };
    expect(await api.as(next).task.board({ params })).toMatchObject([
      { id: String(task._id), assignedTo: [{ _id: worker.id }] },
    ]);

    expect(await api.as(former).company.mine()).toEqual([]);
    expect(await api.as(former).employee.list({ query })).toEqual([]);
    expect(await api.as(former).project.list()).toEqual([]);
    await expectRefused(
      [api.as(former).task.board({ params }), api.as(former).record.get({ params: { id: worker.id } })],
      { status: 404 },
    );
    // The former owner of nothing can be deleted.
    await api.as(admin).person.remove({ params: { id: former.id } });
  });

  it('changes nothing for the present owner', async () => {
    const project = await createProject(api, company, [worker]);
    await handOver(former.username);
    expect(await ProjectModel.findById(project._id).lean()).toMatchObject({ createdBy: former._id });
  });

  it('refuses people who cannot own one, and unknown ones', async () => {
    const client = await createPerson(api, 'client');
    await expectRefused([handOver(worker.username), handOver(client.username), handOver('nadie')], {
      status: 400,
      reason: 'owner_unknown',
      errors: [{ path: 'body.created_by' }],
    });
    await expectRefused([handOver(next.username, admin, missingId())], { status: 404 });
    await expectRefused([handOver(next.username, former)], { status: 403 });
    expect(await CompanyModel.findById(company._id).lean()).toMatchObject({ createdBy: former._id });
  });

  it('ends with one owner and no stranger in a project, with several new owners at once', async () => {
    const third = await createPerson(api, 'manager');
    const project = await createProject(api, company, [worker]);
    await Promise.all([handOver(next.username), handOver(third.username)]);
    const owner = (await CompanyModel.findById(company._id).lean())?.createdBy;
    expect([next.id, third.id]).toContain(String(owner));
    const { createdBy, memberIds } = (await ProjectModel.findById(project._id).lean()) ?? {};
    expect(createdBy).toEqual(owner);
    expect(memberIds?.map(String).sort()).toEqual([worker.id, String(owner)].sort());
  });
});
