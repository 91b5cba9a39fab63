import { afterEach, describe, expect, it } from 'vitest';
import { PresenceModel } from '../../src/features/board/presence/model.ts';
import { createBoard } from '../board.ts';
import { createPerson, createTask, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { useTwoProcesses } from '../two-processes.ts';
import { Looking } from './looking.ts';

const api = useApi();
const [here, there] = useTwoProcesses(api);
const looking: Looking[] = [];

afterEach(() => {
  for (const one of looking.splice(0)) one.stop();
});

let tabs = 0;

/** Somebody opens a board in one more tab, through a process. */
async function open({ origin }: { origin: string }, person: Person, projectId: string) {
  tabs += 1;
  const tab = `tab-number-${tabs}`;
  const one = new Looking(origin, person, projectId, tab);
  looking.push(one);
  await one.ready();
  return { one, tab, projectId };
}

const namesAt = (one: Looking) => one.present?.people.map(({ username }) => username).toSorted();
const editedBy = (one: Looking, { id }: Person) =>
  one.present?.people.find(({ _id }) => _id === id)?.edits ?? null;

describe('the people on a board, through two processes (LIVE-3)', () => {
  it('are shown to everyone there, each person once, until their last tab is closed', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const { one } = await open(here, manager, projectId);
    await one.sees(() => one.present?.count === 1);
    const first = await open(there, member, projectId);
    const second = await open(there, member, projectId);
    const both = [manager.username, member.username].toSorted();
    await one.sees(() => namesAt(one)?.length === 2);
    await second.one.sees(() => namesAt(second.one)?.length === 2);
    expect([namesAt(one), namesAt(second.one)]).toEqual([both, both]);
    expect(one.present?.people[0]).not.toHaveProperty('email');
    first.one.stop();
    await expect.poll(() => PresenceModel.countDocuments({ projectId })).toBe(2);
    await one.sees(() => namesAt(one)?.length === 2);
    second.one.stop();
    await one.sees(() => one.present?.count === 1);
    expect(namesAt(one)).toEqual([manager.username]);
    // Nobody was told of anything that changed on the board.
    expect(one.events).toEqual([]);
  });

  it('are shown on no other board, and only while they may see theirs', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const other = await createBoard(api);
    const { one } = await open(here, manager, projectId);
    await open(there, member, projectId);
    await open(there, other.manager, other.projectId);
    await one.sees(() => namesAt(one)?.length === 2);
    await here.as(manager).project.removeMember({ body: { projectId, username: member.username } });
    await one.sees(() => one.present?.count === 1);
    expect(namesAt(one)).toEqual([manager.username]);
  });

  it('disappear within a minute if their process was lost, or their tab is silent', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const { one } = await open(here, manager, projectId);
    await one.sees(() => one.present?.count === 1);
    // As a process leaves it that was killed: nobody renews it.
    const [own] = await PresenceModel.find({ projectId }).lean();
    if (!own) throw new Error('Nobody is there');
    const at = new Date(Date.now() - 45_000);
    const place = `${projectId}/${member.id}/tab-of-the-killed`;
    await PresenceModel.collection.insertOne({
      ...own,
      _id: place as never,
      personId: member._id,
      stream: 'x',
      at,
    });
    await one.sees(() => one.present?.count === 2);
    await expect.poll(() => one.present?.count, { timeout: 40_000 }).toBe(1);
    expect(namesAt(one)).toEqual([manager.username]);
    expect(
      (await PresenceModel.collection.indexes()).some(({ expireAfterSeconds }) => expireAfterSeconds === 60),
    ).toBe(true);
  }, 60_000);
});

describe('the edited task of each person (LIVE-3)', () => {
  it('is shown as long as the tab is there, through any process', async () => {
    const { manager, member, project, projectId } = await createBoard(api);
    const task = await createTask(api, project);
    const taskId = String(task._id);
    const { one } = await open(here, member, projectId);
    const { one: editing, tab } = await open(there, manager, projectId);
    await one.sees(() => one.present?.count === 2);
    const say = (edited: string | null) =>
      here.as(manager).task.presence({ params: { projectId }, body: { tab, taskId: edited } });
    await say(taskId);
    await one.sees(() => editedBy(one, manager)?.length === 1);
    expect(editedBy(one, manager)).toEqual([taskId]);
    await say(null);
    await one.sees(() => editedBy(one, manager)?.length === 0);
    await say(taskId);
    await one.sees(() => editedBy(one, manager)?.length === 1);
    editing.stop();
    await one.sees(() => editedBy(one, manager) === null);
  });

  it('is stored for no tab without a stream, for no other person’s tab, and for no task of another board', async () => {
    const { manager, member, project, projectId } = await createBoard(api);
    const task = await createTask(api, project);
    const elsewhere = await createBoard(api);
    const stranger = await createTask(api, elsewhere.project);
    const { one, tab } = await open(here, member, projectId);
    const params = { projectId };
    await here.as(manager).task.presence({ params, body: { tab, taskId: String(task._id) } });
    await here.as(member).task.presence({ params, body: { tab: 'of-no-stream', taskId: String(task._id) } });
    const refused = here.as(member).task.presence({ params, body: { tab, taskId: String(stranger._id) } });
    await expect(refused).rejects.toMatchObject({ status: 404 });
    const outsider = await createPerson(api, 'manager');
    const outside = here.as(outsider).task.presence({ params, body: { tab, taskId: null } });
    await expect(outside).rejects.toMatchObject({ status: 404 });
    const kept = await PresenceModel.find({ projectId }).lean();
    expect(kept.map(({ personId, taskId }) => [String(personId), taskId])).toEqual([[member.id, null]]);
    expect(editedBy(one, manager)).toBeNull();
  });
});
