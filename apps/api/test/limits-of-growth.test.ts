import {
  MAX_ARCHIVED_TASKS,
  MAX_BOARD_TASKS,
  MAX_COMPANIES,
  MAX_CORRECTIONS,
  MAX_EMPLOYEES,
  MAX_LINES_OF_BUSINESS,
  MAX_MEMBERS,
  MAX_PLANS,
  MAX_PROJECTS,
  MAX_RATES,
} from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { LineOfBusinessModel } from '../src/features/line-of-business/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { PlanModel } from '../src/features/plan/model.ts';
import { ProjectModel } from '../src/features/project/model.ts';
import { ArchivedTaskModel } from '../src/features/task-archive/archived-task.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { createBoard, storedBoard } from './board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createTask,
  type Person,
  rateOf,
} from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const api = useApi();

let board: Awaited<ReturnType<typeof createBoard>>;
let manager: Person;
let admin: Person;

beforeEach(async () => {
  board = await createBoard(api);
  manager = board.manager;
  admin = await createPerson(api, 'admin');
  await LineOfBusinessModel.updateOne({ nameKey: 'obra' }, { name: 'Obra' }, { upsert: true });
});

const idsOf = (count: number) => Array.from({ length: count }, () => new Types.ObjectId());
const refusedFor = (reason: string, max: number) => ({
  status: 409,
  code: 'conflict',
  reason,
  params: { max },
});
const count = <T>(of: number, make: (index: number) => T) =>
  Array.from({ length: of }, (_, index) => make(index));

describe('one thing beyond the limit is refused, and the others stay (LIMIT-11)', () => {
  const register = () => api.as(manager).company.create({ body: { name: 'Otra', line_of_business: 'Obra' } });

  it('of companies, also by two requests at once and by a hand-over', async () => {
    const own = { createdBy: manager._id, createdAt: api.clock.now() };
    await CompanyModel.insertMany(count(MAX_COMPANIES - 2, (n) => ({ ...own, name: `Empresa ${n}` })));
    const two = await Promise.allSettled([register(), register(), register()]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const other = await createCompany(api, admin);
    const handOver = api.as(admin).company.handOver({
      params: { id: String(other._id) },
      body: { created_by: manager.username },
    });
    await expectRefused([register(), handOver], refusedFor('too_many_companies', MAX_COMPANIES));
    expect(await CompanyModel.countDocuments({ createdBy: manager._id })).toBe(MAX_COMPANIES);
  });

  it('of companies for a person who had more before the limit, until they have fewer', async () => {
    const own = { createdBy: manager._id, createdAt: api.clock.now() };
    await CompanyModel.insertMany(count(MAX_COMPANIES, (n) => ({ ...own, name: `Empresa ${n}` })));
    await expectRefused([register()], { reason: 'too_many_companies' });
    expect(await api.as(manager).company.mine({ query: {} })).toHaveLength(MAX_COMPANIES + 1);
    await CompanyModel.deleteMany({ createdBy: manager._id, name: /^Empresa [12]$/ });
    await expect(register()).resolves.toMatchObject({ company: { name: 'Otra' } });
  });

  it('of projects of a company', async () => {
    const { company } = board;
    const project = await createProject(api, company);
    const like = { ...project.toObject(), _id: undefined };
    await ProjectModel.collection.insertMany(
      count(MAX_PROJECTS - 2, () => ({ ...like, _id: new Types.ObjectId() })),
    );
    const add = api.as(manager).project.create({
      body: {
        name: 'Uno más',
        start_date: '2026-01-01',
        end_date: '2026-02-01',
        company_id: String(company._id),
      },
    });
    await expectRefused([add], refusedFor('too_many_projects', MAX_PROJECTS));
  });

  it('of employees of a company, new or from elsewhere', async () => {
    const { company } = board;
    const like = await PersonModel.findById(board.colleague._id).orFail().lean();
    await PersonModel.collection.insertMany(
      count(MAX_EMPLOYEES - 2, (n) => {
        const key = `${company._id}-${n}`;
        return {
          ...like,
          _id: new Types.ObjectId(),
          usernameKey: key,
          usernameLook: key,
          emailKey: key,
          heldEmailKey: key,
        };
      }),
    );
    const stranger = await createPerson(api, 'employee');
    const companyId = String(company._id);
    const names = { fullname: 'Uno Más', username: 'uno.mas', email: 'uno@example.com', phone: '5555 0100' };
    const create = api.as(manager).employee.create({ body: { ...names, companyId, password: 'secreto-1' } });
    const assign = api.as(admin).employee.assign({ params: { id: stranger.id }, body: { companyId } });
    await expectRefused([create, assign], refusedFor('too_many_employees', MAX_EMPLOYEES));
  });

  it('of members of a project', async () => {
    const { project, projectId, colleague } = board;
    await ProjectModel.updateOne({ _id: project._id }, { memberIds: idsOf(MAX_MEMBERS) });
    const add = api.as(manager).project.addMember({ body: { projectId, username: colleague.username } });
    await expectRefused([add], refusedFor('too_many_members', MAX_MEMBERS));
  });

  it('of tasks of a board, however they come to it', async () => {
    const { project, projectId, company } = board;
    const task = await createTask(api, project);
    const id = String(task._id);
    const elsewhere = await createProject(api, company);
    const other = String((await createTask(api, elsewhere))._id);
    const full = idsOf(MAX_BOARD_TASKS - 1);
    await ProjectModel.updateOne(
      { _id: project._id },
      { 'columns.1': full, boardVersion: new Types.ObjectId() },
    );
    const mine = api.as(manager).task;
    await expectRefused(
      [
        mine.create({ body: { title: 'x', project: projectId } }),
        mine.createMany({ body: { titles: ['x'], project: projectId } }),
        mine.duplicate({ params: { id } }),
        mine.batch({ body: { ids: [id], change: { duplicate: true } } }),
        mine.move({ body: { ids: [other], project: projectId } }),
      ],
      refusedFor('too_many_board_tasks', MAX_BOARD_TASKS),
    );
    expect(await storedBoard(elsewhere._id)).toMatchObject({ Backlog: [expect.any(String)] });
    // The stored tasks can still be changed, and leave.
    await mine.setStatus({ params: { id }, body: { status: 'Done' } });
    await mine.batch({ body: { ids: [id], change: { archive: true } } });
    await expect(mine.create({ body: { title: 'x', project: projectId } })).resolves.toBeTruthy();
  });

  it('of archived tasks of a project', async () => {
    const id = String((await createTask(api, board.project))._id);
    vi.spyOn(ArchivedTaskModel.collection, 'countDocuments').mockResolvedValueOnce(MAX_ARCHIVED_TASKS);
    const archive = api.as(manager).task.batch({ body: { ids: [id], change: { archive: true } } });
    await expectRefused([archive], refusedFor('too_many_archived_tasks', MAX_ARCHIVED_TASKS));
    expect(await storedBoard(board.project._id)).toMatchObject({ Backlog: [expect.any(String)] });
  });

  it('of rates of a person, and of corrections of a record', async () => {
    const { member, company } = board;
    const rates = count(MAX_RATES, (n) => rateOf(1_000 + n, new Date(Date.UTC(2001, 0, 1 + n))));
    await PersonModel.updateOne({ _id: member._id }, { rates });
    const raise = api.as(manager).employee.update({ params: { id: member.id }, body: { hourlyRate: 33 } });
    await expectRefused([raise], refusedFor('too_many_rates', MAX_RATES));

    const [startTime, endTime] = ['2026-11-02T14:00:00.000Z', '2026-11-02T16:00:00.000Z'];
    const record = await createRecord(api, member, company._id, {
      startTime: new Date(startTime),
      endTime: new Date(endTime),
    });
    const values = { startTime: record.startTime, endTime: record.endTime, projectId: null, projectName: '' };
    const entry = { kind: 'corrected', at: record.startTime, by: manager._id, reason: 'x', before: values };
    await RecordModel.collection.updateOne(
      { _id: record._id },
      { $set: { corrections: count(MAX_CORRECTIONS, () => ({ ...entry, after: values })) } },
    );
    const correct = api.as(manager).record.correct({
      params: { id: String(record._id) },
      body: { startTime, endTime: '2026-11-02T15:00:00.000Z', reason: 'x' },
    });
    await expectRefused([correct], refusedFor('too_many_corrections', MAX_CORRECTIONS));
  });

  it('of lines of business and of plans', async () => {
    await LineOfBusinessModel.insertMany(
      count(MAX_LINES_OF_BUSINESS - 1, (n) => ({ name: `Giro ${n}`, nameKey: `giro ${n}` })),
    );
    await PlanModel.insertMany(count(MAX_PLANS, (n) => ({ name: `Plan ${n}`, priceCents: 100 })));
    const line = api.as(admin).lineOfBusiness.create({ body: { name: 'Uno más' } });
    await expectRefused([line], refusedFor('too_many_lines_of_business', MAX_LINES_OF_BUSINESS));
    const plan = api.as(admin).plan.create({ body: { name: 'Uno más', price: 1 } });
    await expectRefused([plan], refusedFor('too_many_plans', MAX_PLANS));
  });
});
