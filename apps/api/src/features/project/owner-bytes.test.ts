import { MAX_LISTED_MIB, MAX_OWNER_MIB, PROJECT_BYTES, PROJECT_MEMBER_BYTES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createCompany, createPerson, createProject, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { CompanyModel } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { ProjectModel } from './model.ts';

const MIB = 1_048_576;
const FULL = { status: 409, reason: 'too_many_owner_mebibytes', params: { max: MAX_OWNER_MIB } };
const DATES = { start_date: '2026-01-01', end_date: '2026-02-01' };

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let owner: Person;

beforeEach(async () => {
  board = await createBoard(api);
  owner = board.manager;
});

const mine = () => api.as(owner).project;
const counted = async ({ _id } = owner) =>
  (await PersonModel.findById(_id).orFail().lean()).ownedProjectBytes;
const create = (description: string, company = board.company) =>
  mine().create({ body: { name: 'Puente', description, company_id: String(company._id), ...DATES } });
const describeAs = (description: string) =>
  mine().update({ query: { project_id: board.projectId }, body: { description } });

/** The size of an owner's projects, from the stored ones. */
async function sizeOf({ _id } = owner): Promise<number> {
  const companies = await CompanyModel.find({ createdBy: _id }).lean();
  const projects = await ProjectModel.find({ companyId: { $in: companies.map((each) => each._id) } }).lean();
  return projects.reduce((sum, { name, type, description, status, memberIds }) => {
    const texts = Buffer.byteLength([name, type, description, status].join(''));
    return sum + PROJECT_BYTES + texts + memberIds.length * PROJECT_MEMBER_BYTES;
  }, 0);
}

/** Stores projects of two companies that leave `left` bytes of the limit. */
async function fill(left: number): Promise<void> {
  const second = await createCompany(api, owner);
  await createProject(api, second, [], { description: 'x'.repeat(12 * MIB), searchText: '' });
  const last = await createProject(api, board.company, []);
  const missing = MAX_OWNER_MIB * MIB - left - (await sizeOf());
  await ProjectModel.updateOne({ _id: last._id }, { description: 'x'.repeat(missing) });
  await PersonModel.collection.updateOne({ _id: owner._id }, { $unset: { ownedProjectBytes: 1 } });
}

describe('the size of the projects of an owner (LIMIT-27)', () => {
  it('follows each growth, to the byte, and is counted where the version before has not', async () => {
    await PersonModel.collection.updateOne({ _id: owner._id }, { $unset: { ownedProjectBytes: 1 } });
    await create('ñandú');
    expect(await counted()).toBe(await sizeOf());
    await describeAs('más de lo que había');
    await mine().addMember({ body: { projectId: board.projectId, username: board.colleague.username } });
    expect(await counted()).toBe(await sizeOf());
  });

  it('has an end over all companies, reported before anything is stored; projects may shrink, and make room', async () => {
    await fill(500);
    const other = await createCompany(api, owner);
    const before = await sizeOf();
    await expectRefused(
      [create('x'.repeat(100)), create('x'.repeat(100), other), describeAs('x'.repeat(600))],
      FULL,
    );
    expect(await sizeOf()).toBe(before);
    await mine().update({ query: { project_id: board.projectId }, body: { status: 'En pausa' } });
    await ProjectModel.deleteOne({ companyId: board.company._id, description: /^x{1000}/ });
    await expect(create('x'.repeat(100))).resolves.toBeTruthy();
    expect(await counted()).toBe(await sizeOf());
  });

  it('ends for members as well, added or invited', async () => {
    await fill(PROJECT_MEMBER_BYTES + 10);
    const stranger = await createPerson(api, 'employee');
    const add = (username: string) => mine().addMember({ body: { projectId: board.projectId, username } });
    await add(stranger.username);
    await add(board.colleague.username);
    const [invitation] = await api.as(stranger).projectInvitation.received();
    const accept = api.as(stranger).projectInvitation.accept({ params: { id: invitation?._id ?? '' } });
    await expectRefused([accept], FULL);
    expect(await api.as(stranger).projectInvitation.received()).toHaveLength(1);
  });

  it('is exceeded by no two requests at once', async () => {
    await fill(2_000);
    const made = await Promise.allSettled([1, 2, 3].map(() => create('x'.repeat(1_000))));
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await sizeOf()).toBeLessThanOrEqual(MAX_OWNER_MIB * MIB);
  });

  it('may be exceeded by a company handed over, whose projects open and then add nothing', async () => {
    await fill(-1);
    await expectRefused([create('x')], FULL);
    const admin = await createPerson(api, 'admin');
    const next = await createPerson(api, 'manager');
    const own = await createCompany(api, next);
    const given = await CompanyModel.find({ createdBy: owner._id }).lean();
    await createProject(api, own);
    for (const { _id } of given) {
      const body = { created_by: next.username };
      await api.as(admin).company.handOver({ params: { id: String(_id) }, body });
    }
    owner = next;
    expect(await mine().list()).not.toEqual([]);
    await expectRefused([create('x', own)], FULL);
  });

  it('bounds a list of the projects of many owners, whose pages still answer (LIMIT-28)', async () => {
    const member = await createPerson(api, 'manager');
    const { list } = api.as(member).project;
    for (const before of [0, 1, 2]) {
      expect(await list()).toHaveLength(before);
      const company = await createCompany(api, await createPerson(api, 'manager'));
      await createProject(api, company, [member], { description: 'x'.repeat(12 * MIB), searchText: '' });
    }
    const params = { max: MAX_LISTED_MIB };
    await expectRefused([list()], { status: 409, reason: 'too_many_listed_mebibytes', params });
    expect(await list.page({ query: { page: 2, limit: 2 } })).toMatchObject({ total: 3 });
  });
});
