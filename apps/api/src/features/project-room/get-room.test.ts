import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createPerson, createProject } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

describe('the room of a project (LIMIT-25)', () => {
  const room = (who = board.manager) => api.as(who).project.room({ params: { id: board.projectId } });

  it('is what its archive, its board, the invitations of the caller and its owner take', async () => {
    const { task, project } = api.as(board.manager);
    const { id } = await task.create({
      body: { title: 'Cimientos', project: board.projectId, description: 'x'.repeat(4_000) },
    });
    const before = await room();
    expect(before).toMatchObject({ archivedTasks: 0, sentInvitations: 0, boardMebibytes: 0.1 });
    await task.batch({ body: { ids: [id], change: { archive: true } } });
    const stranger = await createPerson(api, 'employee');
    await project.addMember({ body: { projectId: board.projectId, username: stranger.username } });
    await project.update({ query: { project_id: board.projectId }, body: { description: 'Todo' } });
    expect(await room()).toMatchObject({ archivedTasks: 1, sentInvitations: 1, ownerMebibytes: 0.1 });
  });

  it("tells a member nothing of the owner's other projects and invitations", async () => {
    await api.as(board.manager).project.update({
      ...{ query: { project_id: board.projectId }, body: { description: 'Todo' } },
    });
    expect(await room(board.member)).toMatchObject({ sentInvitations: 0, ownerMebibytes: null });
  });

  it('counts the files of the whole company, small ones as 128 KiB (FILE-8)', async () => {
    const { task, taskAttachment } = api.as(board.manager);
    const other = await createProject(api, board.company);
    const { id } = await task.create({ body: { title: 'Cimientos', project: other.id } });
    expect(await room(board.member)).toMatchObject({ fileMebibytes: 0 });
    for (const attachmentId of [0, 1].map(() => String(new Types.ObjectId()))) {
      await taskAttachment.add({ params: { id, attachmentId }, body: new File(['x'], 'a.txt') });
    }
    expect(await room(board.member)).toMatchObject({ fileMebibytes: 0.3 });
  });
});
