import { connect, type Socket } from 'node:net';
import { HEARTBEAT_MS } from '@faena/shared/contract';
import { Types } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChangeFeed } from '../../src/features/board/live/change-feed.ts';
import { LiveBoards } from '../../src/features/board/live/live-boards.ts';
import { ProjectModel } from '../../src/features/project/model.ts';
import { TaskModel } from '../../src/features/task-store/task-model.ts';
import { transaction } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { createBoard } from '../board.ts';
import { changeStreams, killCursors } from '../change-streams.ts';
import { createTask, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { hear } from './hear.ts';
import { A_SECOND, Looking } from './looking.ts';

const api = useApi();
const open = (as: Person, projectId: string, init: RequestInit = {}) =>
  api.request(`/tasks/project/${projectId}/live`, { as, ...init });

afterEach(() => void vi.useRealTimers());

describe('an event stream', () => {
  it('leaves no change stream in the database when the process ends while it opens', async () => {
    const log = createLog('silent');
    const liveBoards = new LiveBoards(new ChangeFeed(log), log);
    const before = (await changeStreams()).map(String);
    await liveBoards.place();
    await liveBoards.close();
    // The server drops a cursor that was just being read a moment after it is killed.
    await expect
      .poll(async () => (await changeStreams()).map(String).filter((id) => !before.includes(id)))
      .toEqual([]);
  });

  it('is neither stored nor held back by anyone on the way', async () => {
    const { member, projectId } = await createBoard(api);
    const response = await open(member, projectId, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    await response.body?.cancel();
  });

  it('shows every 20 seconds that it is alive, and the place to continue from', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { member, projectId } = await createBoard(api);
    const stop = new AbortController();
    const stream = hear(await open(member, projectId, { signal: stop.signal }));
    // Presence comes as a named event, which a reader of unnamed events does not get (LIVE-3).
    await expect
      .poll(stream.said)
      .toMatch(
        /^id: [0-9A-F]+\ndata: \{"type":"reset"\}\n\nevent: presence\ndata: \{"type":"presence".*\n\n$/,
      );
    vi.advanceTimersByTime(HEARTBEAT_MS - 1_000);
    const before = stream.said();
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => stream.said().slice(before.length)).toMatch(/^id: [0-9A-F]+\n:\n\n$/);
    stop.abort();
  });

  it('is alive at a bell too, and leaves nothing behind (NOTICE-24)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { member } = await createBoard(api);
    const stop = new AbortController();
    const stream = hear(await api.request('/notices/live', { as: member, signal: stop.signal }));
    await expect.poll(stream.said).toBe('data: {"unread":0}\n\n');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await expect.poll(stream.said).toBe('data: {"unread":0}\n\n:\n\n');
    expect(api.services.liveNotices.size).toBe(1);
    stop.abort();
    await expect.poll(() => api.services.liveNotices.size).toBe(0);
  });

  it('does not begin for a HEAD request', async () => {
    const { member, projectId } = await createBoard(api);
    const response = await open(member, projectId, { method: 'HEAD' });
    expect(response.status).toBe(200);
    await expect.poll(() => api.services.liveBoards.size).toBe(0);
  });

  it('leaves nothing behind when the other side goes away, whenever that is', async () => {
    const { member, projectId } = await createBoard(api);
    for (const ms of [0, 1, 2, 4, 8, 16, 32, 64]) {
      const stop = new AbortController();
      const opened = open(member, projectId, { signal: stop.signal }).catch(() => undefined);
      setTimeout(() => stop.abort(), ms);
      await opened;
    }
    await expect.poll(() => api.services.liveBoards.size).toBe(0);
  });
});

/** Gives every task of a board this description at once. */
async function rewrite(projectId: string, description: string): Promise<void> {
  await transaction(async (session) => {
    await ProjectModel.updateOne(
      { _id: projectId },
      { $set: { boardVersion: new Types.ObjectId() } },
      { session },
    );
    await TaskModel.updateMany({ projectId }, { $set: { description } }, { session });
  });
}

/** A reader who sends the request, and then never reads a byte of the answer. */
function neverRead(person: Person, projectId: string): Socket {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(
    `GET /api/tasks/project/${projectId}/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n\r\n`,
  );
  return socket;
}

describe('a reader who does not read', () => {
  it('is cut off after a bounded number of events, and delays nobody else', async () => {
    const { manager, member, project, projectId } = await createBoard(api);
    for (let i = 0; i < 100; i += 1) await createTask(api, project);
    const one = new Looking(api.origin, manager, projectId);
    await one.seesAll();
    const socket = neverRead(member, projectId);
    await expect.poll(() => api.services.liveBoards.size).toBe(2);
    for (let round = 0; api.services.liveBoards.size === 2; round += 1) {
      expect(round).toBeLessThan(200);
      const text = `${round} ${'x'.repeat(4_900)}`;
      await rewrite(projectId, text);
      await one.sees(() => one.tasks.every(({ description }) => description === text));
    }
    expect(one.refusal).toBeUndefined();
    one.stop();
    socket.destroy();
  }, 60_000);
});

/** The change streams of this file, once there is one. */
function someChangeStreams(): Promise<unknown[]> {
  return vi.waitUntil(async () => {
    const open = await changeStreams();
    return open.length > 0 && open;
  }, 5 * A_SECOND);
}

describe('the change stream of a process', () => {
  it('is one for all boards, readers and bells (NOTICE-24)', async () => {
    const boards = [await createBoard(api), await createBoard(api), await createBoard(api)];
    const looking = boards.flatMap(({ manager, member, projectId }) =>
      [manager, member].map((person) => new Looking(api.origin, person, projectId)),
    );
    await Promise.all(looking.map((one) => one.sees(() => one.events.length > 0)));
    const stop = new AbortController();
    const bells = boards.map(({ member }) =>
      api.request('/notices/live', { as: member, signal: stop.signal }),
    );
    expect((await Promise.all(bells)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await someChangeStreams()).toHaveLength(1);
    stop.abort();
    for (const one of looking) one.stop();
    await expect.poll(() => api.services.liveBoards.size).toBe(0);
    expect(await someChangeStreams()).toHaveLength(1);
  });

  it('continues after its cursor is lost', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const one = new Looking(api.origin, member, projectId);
    await one.sees(() => one.events.length > 0);
    const cursors = await someChangeStreams();
    await killCursors(cursors);
    await api.as(manager).task.create({ body: { title: 'a', project: projectId } });
    await one.sees(() => one.tasks.length === 1);
    expect(one.events.map(({ type }) => type)).toEqual(['reset', 'tasks']);
    one.stop();
  });

  it('makes everybody reload their board when the database has forgotten the place', async () => {
    const { member, projectId } = await createBoard(api);
    const one = new Looking(api.origin, member, projectId);
    await one.sees(() => one.events.length > 0);
    await one.sees(() => one.present?.count === 1);
    one.present = undefined;
    const { liveBoards } = api.services;
    liveBoards.onStart('82');
    await one.sees(() => one.events.length === 2);
    // Arrivals that the database has forgotten are told too.
    await one.sees(() => one.present?.count === 1);
    expect(one.events).toEqual([{ type: 'reset' }, { type: 'reset' }]);
    one.stop();
  });
});
