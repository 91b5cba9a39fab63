import { MAX_BOARD_VIEWS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createCompany, createPerson, createProject, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { BoardViewsModel } from './model.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let params: { projectId: string };

beforeEach(async () => {
  board = await createBoard(api);
  params = { projectId: board.projectId };
});

const mine = { name: 'Lo mío', params: 'mine=1' };
const late = { name: 'Atrasadas', params: 'due=overdue&view=table&sort=-dueDate' };
const list = (person: Person) => api.as(person).boardView.list({ params });
const save = (person: Person, version: number, views: { name: string; params: string }[]) =>
  api.as(person).boardView.save({ params, body: { version, views } });
const stored = () => BoardViewsModel.countDocuments({ projectId: board.project._id });

describe('saved views (VIEW-1)', () => {
  it('belong to each person in their own order, also to a member who may not change tasks', async () => {
    expect(await list(board.member)).toEqual({ version: 0, views: [] });
    expect(await save(board.member, 0, [mine, late])).toEqual({ version: 1, views: [mine, late] });
    await save(board.manager, 0, [late]);
    await save(board.member, 1, [late, mine]);
    expect(await list(board.member)).toEqual({ version: 2, views: [late, mine] });
    expect(await list(board.manager)).toEqual({ version: 1, views: [late] });
  });

  it('belong to one board, and are refused to people who do not see it', async () => {
    await save(board.member, 0, [mine]);
    const other = await createProject(api, board.company, [board.member]);
    const elsewhere = { params: { projectId: String(other._id) } };
    expect(await api.as(board.member).boardView.list(elsewhere)).toEqual({ version: 0, views: [] });
    await expectRefused([list(board.colleague), save(board.colleague, 0, [mine])], { status: 403 });
    const stranger = await createPerson(api, 'manager');
    await expectRefused([list(stranger), save(stranger, 0, [mine])], { status: 404 });
    expect(await stored()).toBe(1);
  });

  it.each([
    ['two of one name', [mine, { ...late, name: ' lo MÍO ' }]],
    ['one without a name', [{ ...mine, name: ' ' }]],
    ['a name that is too long', [{ ...mine, name: 'x'.repeat(61) }]],
    ['an address that is too long', [{ ...mine, params: `q=${'x'.repeat(2_000)}` }]],
    ['too many', Array.from({ length: MAX_BOARD_VIEWS + 1 }, (_, n) => ({ ...mine, name: `Vista ${n}` }))],
  ])('refuses %s', async (_, views) => {
    await expectRefused([save(board.member, 0, views)], { status: 400 });
    expect(await stored()).toBe(0);
  });
});

describe('a saved address (VIEW-2)', () => {
  it('has only the known parameters of the typed one, in a fixed order', async () => {
    const typed =
      'view=table&x=1&task=0123456789abcdef01234567&priority=High&priority=nope&mine=1&due=soon&q=pi%20so';
    const { views } = await save(board.member, 0, [{ name: 'a', params: typed }]);
    expect(views).toEqual([{ name: 'a', params: 'q=pi+so&mine=1&priority=High&view=table' }]);
  });
});

describe('two concurrent saves (VIEW-3)', () => {
  it('refuse one of the two, and keep the views of the other', async () => {
    const both = await Promise.allSettled([save(board.member, 0, [mine]), save(board.member, 0, [late])]);
    const refused = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 409, reason: 'changed_since' } }]);
    const { version, views } = await list(board.member);
    expect({ version, views: views.length }).toEqual({ version: 1, views: 1 });
    await expectRefused([save(board.member, 0, []), save(board.member, 2, [])], { status: 409 });
    expect((await list(board.member)).views).toEqual(views);
  });
});

describe('the views of a board or a person (VIEW-1)', () => {
  const goings: [string, () => Promise<unknown>, number][] = [
    [
      'the project',
      () => api.as(board.manager).project.remove({ query: { project_id: board.projectId } }),
      0,
    ],
    [
      'the company',
      () => api.as(board.manager).company.remove({ params: { id: String(board.company._id) } }),
      0,
    ],
    [
      'the member',
      () =>
        api
          .as(board.manager)
          .project.removeMember({ body: { projectId: board.projectId, username: board.member.username } }),
      1,
    ],
    ['the person', () => api.as(board.manager).employee.remove({ params: { id: board.member.id } }), 1],
  ];

  it.each(goings)('are deleted with %s', async (_, go, left) => {
    await save(board.member, 0, [mine]);
    await save(board.manager, 0, [mine]);
    await go();
    expect(await stored()).toBe(left);
  });

  it('are deleted when the person leaves the company', async () => {
    await save(board.member, 0, [mine]);
    const companyId = String((await createCompany(api, board.manager))._id);
    const admin = await createPerson(api, 'admin');
    await api.as(admin).employee.assign({ params: { id: board.member.id }, body: { companyId } });
    expect(await stored()).toBe(0);
  });

  it('are deleted even if saved during the deletion of the project', async () => {
    const remove = api.as(board.manager).project.remove({ query: { project_id: board.projectId } });
    await Promise.allSettled([remove, save(board.member, 0, [mine])]);
    await remove;
    expect(await stored()).toBe(0);
  });
});
