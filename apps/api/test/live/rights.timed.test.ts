import { HOUR_MS, SESSION_IDLE_HOURS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { createBoard } from '../board.ts';
import { expectRefusal } from '../envelope.ts';
import { createPerson, missingId, PASSWORD, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { hear } from './hear.ts';
import { A_SECOND } from './looking.ts';

const api = useApi();
type Board = Awaited<ReturnType<typeof createBoard>>;

const open = (person: Person | undefined, projectId: string) =>
  api.request(`/tasks/project/${projectId}/live`, { as: person });

/** Somebody in a session as a sign-in begins it. */
async function signedIn(person: Person): Promise<Person> {
  const body = { username: person.username, password: PASSWORD };
  return { ...person, token: (await api.as(null).session.login({ body })).accessToken };
}

describe('a board is shown only to people who may see it (BOARD-23)', () => {
  it('nobody else opens a stream', async () => {
    const { colleague, projectId } = await createBoard(api);
    const client = await createPerson(api, 'client');
    const temporary = await createPerson(api, 'admin', { mustChangePassword: true });
    const foreign = await createBoard(api);
    await expectRefusal(await open(undefined, projectId), 'unauthenticated');
    await expectRefusal(await open(client, projectId), 'forbidden');
    await expectRefusal(await open(temporary, projectId), 'password_change_required');
    await expectRefusal(await open(colleague, projectId), 'forbidden');
    await expectRefusal(await open(foreign.manager, projectId), 'not_found');
    await expectRefusal(await open(foreign.member, projectId), 'not_found');
    await expectRefusal(await open(foreign.manager, missingId()), 'not_found');
    await expectRefusal(await open(foreign.manager, 'x'), 'validation_failed');
    expect(api.services.liveBoards.size).toBe(0);
  });

  const ends: Record<
    string,
    { who?: (board: Board) => Person | Promise<Person>; change: (board: Board) => Promise<unknown> }
  > = {
    'a change of their password': {
      change: ({ member }) =>
        api
          .as(member)
          .session.changePassword({ body: { currentPassword: PASSWORD, newPassword: 'otra-clave' } }),
    },
    'a reset of their password': {
      change: ({ member }) => api.as(null).session.forgotPassword({ body: { username: member.username } }),
    },
    'a password given by their manager': {
      change: ({ manager, member }) =>
        api.as(manager).employee.update({ params: { id: member.id }, body: { password: 'otra-clave' } }),
    },
    'another role': {
      change: async ({ member }) =>
        api
          .as(await createPerson(api, 'admin'))
          .person.update({ params: { id: member.id }, body: { rol_id: 4 } }),
    },
    'the deletion of their account': {
      change: ({ manager, member }) => api.as(manager).employee.remove({ params: { id: member.id } }),
    },
    'their removal from the project': {
      change: ({ manager, member, projectId }) =>
        api.as(manager).project.removeMember({ body: { projectId, username: member.username } }),
    },
    'the deletion of the project': {
      change: ({ manager, projectId }) =>
        api.as(manager).project.remove({ query: { project_id: projectId } }),
    },
    'the deletion of the company': {
      who: ({ manager }) => manager,
      change: ({ manager, company }) =>
        api.as(manager).company.remove({ params: { id: String(company._id) } }),
    },
    'the end of their 12 hours': {
      who: ({ member }) => signedIn(member),
      change: async () => api.clock.advance(SESSION_IDLE_HOURS * HOUR_MS),
    },
    'their log-out': {
      change: ({ member }) => api.as(member).session.logout(),
    },
  };

  it.each(Object.keys(ends))('a stream ends within a second or two with %s', async (end) => {
    const { who, change } = ends[end] ?? { change: () => Promise.reject(new Error(end)) };
    const board = await createBoard(api);
    const admin = await createPerson(api, 'admin');
    const person = (await who?.(board)) ?? board.member;
    const stream = hear(await open(person, board.projectId));
    await change(board);
    const changed = performance.now();
    expect((await stream.ended) - changed).toBeLessThan(2 * A_SECOND);
    expect(stream.said()).toMatch(/event: gone\ndata\n\n$/);
    expect([401, 403, 404]).toContain((await open(person, board.projectId)).status);
    expect(api.services.liveBoards.size).toBe(0);
    const late = await api
      .as(admin)
      .task.create({ body: { title: 'después', project: board.projectId } })
      .catch(() => undefined);
    expect(late === undefined || !stream.said().includes('después')).toBe(true);
  });

  it('others continue to listen, and learn only that the project has changed', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const staying = hear(await open(manager, projectId));
    const leaving = hear(await open(member, projectId));
    await api.as(manager).project.removeMember({ body: { projectId, username: member.username } });
    await leaving.ended;
    const { id } = await api.as(manager).task.create({ body: { title: 'secreta', project: projectId } });
    await expect.poll(staying.said).toContain('secreta');
    expect(staying.said()).toContain('{"type":"project"}');
    expect(leaving.said()).not.toContain(id);
    await api.as(manager).project.remove({ query: { project_id: projectId } });
    await staying.ended;
  });

  it('a reader who loses the right while the stream opens does not keep it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { manager, member, projectId } = await createBoard(api);
      const [response] = await Promise.all([
        open(member, projectId),
        api.as(manager).project.removeMember({ body: { projectId, username: member.username } }),
      ]);
      if (response.ok) await hear(response).ended;
      expect(api.services.liveBoards.size).toBe(0);
    }
  });
});
