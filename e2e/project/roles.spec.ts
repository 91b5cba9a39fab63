import { ApiError } from '@faena/shared/client';
import { newBoard } from '../board/board.ts';
import { newCaller } from '../fixtures/accounts.ts';
import { type Caller, newEmployee, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

/** The server's answers to somebody who adds a member to a project and removes them again. */
async function manageMembers({ api }: Caller, projectId: string, username: string) {
  const answers: (number | 'done')[] = [];
  for (const change of ['addMember', 'removeMember'] as const) {
    const refused = await api.project[change]({ body: { projectId, username } }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null && !(refused instanceof ApiError)) throw refused;
    answers.push(refused?.status ?? 'done');
  }
  return answers;
}

test.describe('roles and permissions of a project (ACCESS-6)', () => {
  test('roles 1 and 2 can manage project members; roles 3 and 4 cannot, even past the interface', async ({
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { manager, company, project } = board;
    const { username } = await newEmployee(manager, company);
    const worker = await newEmployee(manager, company);
    await manager.api.project.addMember({ body: { projectId: project._id, username: worker.username } });

    const admin = await signIn(product.origin, product.admin);
    for (const caller of [admin, manager]) {
      expect(await manageMembers(caller, project._id, username)).toEqual(['done', 'done']);
    }
    for (const caller of [await signIn(product.origin, worker), await newCaller(product, 4)]) {
      expect(await manageMembers(caller, project._id, username)).toEqual([403, 403]);
    }
    const members = await manager.api.project.members({ params: { projectId: project._id } });
    expect(members.map((member) => member.username)).toEqual([manager.username, worker.username]);
  });

  test('the creator of a project is never removed, and nobody is added twice', async ({ product }) => {
    const { manager, company, project } = await newBoard(product.origin);
    const { username } = await newEmployee(manager, company);
    const body = { projectId: project._id, username };
    await manager.api.project.addMember({ body });
    await expect(manager.api.project.addMember({ body })).rejects.toMatchObject({ status: 409 });
    await expect(
      manager.api.project.removeMember({ body: { ...body, username: manager.username } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
