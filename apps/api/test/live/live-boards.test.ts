import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskStatus } from '@faena/shared/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { createBoard } from '../board.ts';
import { createTask, createTasks, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { useTwoProcesses } from '../two-processes.ts';
import { A_SECOND, Looking } from './looking.ts';

const api = useApi();
const [here, there] = useTwoProcesses(api);
const looking: Looking[] = [];

afterEach(() => {
  for (const one of looking.splice(0)) one.stop();
});

/** Somebody looks at a board through `there`, and has it before them. */
function look(person: Person, projectId: string): Promise<Looking> {
  const one = new Looking(there.origin, person, projectId);
  looking.push(one);
  return one.ready();
}

const columnOf = (one: Looking, status: TaskStatus) =>
  one.tasks.filter((task) => task.status === status).map(({ title }) => title);

describe('two people on one board, through two processes (issue *Live*)', () => {
  it('see each other create, change, assign, move and delete within a second', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const one = await look(member, projectId);
    const { task } = here.as(manager);
    const { id } = await task.create({ body: { title: 'Planos', project: projectId, tags: ['obra'] } });
    await one.sees(() => one.tasks.some((seen) => seen.title === 'Planos'), A_SECOND);
    await task.update({ params: { id }, body: { title: 'Planos 2', priority: 'High' } });
    await one.sees(() => one.tasks[0]?.title === 'Planos 2' && one.tasks[0].priority === 'High', A_SECOND);
    await task.assign({ params: { id }, body: { userIds: [member.id] } });
    await one.sees(() => one.tasks[0]?.assignedTo[0]?.username === member.username, A_SECOND);
    await task.setStatus({ params: { id }, body: { status: 'Doing' } });
    await one.sees(() => columnOf(one, 'Doing').includes('Planos 2'), A_SECOND);
    await one.seesAll();
    await task.remove({ params: { id } });
    await one.sees(() => one.tasks.length === 0, A_SECOND);
    expect(one.events.map(({ type }) => type)).toEqual(Array(5).fill('tasks'));
  });

  it('tell each other a drag across a thousand tasks as one small event', async () => {
    const { manager, member, project, projectId } = await createBoard(api);
    await createTasks(api, project, 1_000);
    const one = await look(member, projectId);
    const last = one.tasks.at(-1)?.id ?? '';
    await here.as(manager).task.reorder({ body: { tasks: [{ id: last, status: 'Backlog', order: 0 }] } });
    await one.seesAll();
    // Before it, the tasks that were put there may still be told of.
    const drag = one.events.at(-1);
    expect(drag).toMatchObject({ type: 'tasks', changed: [], removed: [] });
    expect(JSON.stringify(drag).length).toBeLessThan(60_000);
  });

  it('read the project again when it is renamed, or when its people change or are shown otherwise', async () => {
    const { manager, member, colleague, project, projectId } = await createBoard(api);
    await createTask(api, project, { assigneeIds: [member._id] });
    const one = await look(manager, projectId);
    const told = async (change: Promise<unknown>) => {
      await change;
      await one.sees(() => one.events.some(({ type }) => type === 'project'));
      await one.seesAll();
      one.events.length = 0;
    };
    const { project: projects, employee } = here.as(manager);
    await told(projects.update({ query: { project_id: projectId }, body: { name: 'Casa nueva' } }));
    expect(one.tasks[0]?.project.name).toBe('Casa nueva');
    await told(projects.addMember({ body: { projectId, username: colleague.username } }));
    await told(employee.update({ params: { id: member.id }, body: { fullname: 'Ana Otra' } }));
    expect(one.tasks[0]?.assignedTo[0]?.fullname).toBe('Ana Otra');
    await told(projects.removeMember({ body: { projectId, username: member.username } }));
    expect(one.tasks[0]?.assignedTo).toEqual([]);
  });

  it('hear nothing of other boards', async () => {
    const { member, projectId } = await createBoard(api);
    const other = await createBoard(api);
    const one = await look(member, projectId);
    const { id } = await here
      .as(other.manager)
      .task.create({ body: { title: 'ajena', project: other.projectId } });
    await here.as(other.manager).task.remove({ params: { id } });
    await here
      .as(other.manager)
      .employee.update({ params: { id: other.member.id }, body: { fullname: 'Otra' } });
    await sleep(A_SECOND / 2);
    expect(one.events).toEqual([]);
  });
});
