import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { megabytes, quantile, short } from '../lib/figures.ts';
import { ask } from '../lib/http-client.ts';
import { EventStreams } from '../load/event-streams.ts';
import { type Scene, underWriteLoad } from './fault-run.ts';
import type { Fault } from './faults.ts';
import { ReplicaSet } from './replica-set.ts';

const MANY = 100;

/** The memory that may stay in use after they leave: buffers that Node keeps for the next. */
const MOST_GROWTH_BYTES = 100 * 1024 * 1024;

const REST_MS = 15_000;

/** Clients that ask for a board of 700 kB and do not read it, and others that never finish asking. */
export const slowClients: Fault = (folder, stageMs, say) =>
  onOneNode(folder, say, async (scene) => {
    await sleep(stageMs);
    const before = await residentBytes(scene);
    const { port } = new URL(scene.apis[0]?.origin ?? '');
    const { manager } = scene.staff;
    const head = `GET /api/tasks/project/${manager.boardId} HTTP/1.1\r\nHost: slow\r\n`;
    const whole = `${head}Authorization: Bearer ${manager.token}\r\n\r\n`;
    const sockets = Array.from({ length: 2 * MANY }, (_, number) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      // Each sends a request and reads no answer, or sends half a request and falls silent.
      socket.write(number < MANY ? whole : head);
      return socket.pause();
    });
    const times = await timesOfOthers(scene, stageMs);
    say(`others meanwhile: p99 ${short(quantile(times, 0.99))} ms of ${times.length} requests`);
    return [
      ...(times.length === 0 ? ['nobody else was served'] : []),
      ...(await leave(scene, sockets, before, say)),
    ];
  });

/** People who look at a board whose every event is big, and never read one. */
export const readersThatDoNotRead: Fault = (folder, stageMs, say) =>
  onOneNode(folder, say, async (scene) => {
    await sleep(stageMs);
    const before = await residentBytes(scene);
    const deaf = new EventStreams();
    const reading = new EventStreams();
    const { origin = '' } = scene.apis[0] ?? {};
    const { manager } = scene.staff;
    await deaf.open(origin, Array<typeof manager>(MANY).fill(manager), false);
    await reading.open(origin, [manager], true);
    const whole = `/api/tasks/project/${manager.boardId}`;
    const description = 'x'.repeat(5_000);
    for (const endAt = Date.now() + 4 * stageMs; Date.now() < endAt; ) {
      const { bytes } = await ask({ origin, path: whole, token: manager.token });
      const tasks = JSON.parse(String(bytes)) as { _id: string }[];
      await Promise.all(
        tasks.slice(0, 60).map(({ _id }) => {
          const asked = { origin, method: 'PUT', path: `/api/tasks/${_id}`, token: manager.token } as const;
          return ask({ ...asked, body: { description } });
        }),
      );
    }
    const at = await residentBytes(scene);
    say(`${reading.events} events reached one who reads; memory ${megabytes(at)} with ${MANY} who do not`);
    const faults = reading.events > 0 ? [] : ['one who reads was told nothing'];
    if (at - before > 3 * MOST_GROWTH_BYTES) faults.push('events pile up for those who do not read');
    deaf.close();
    reading.close();
    return [...faults, ...(await leave(scene, [], before, say))];
  });

async function onOneNode(
  folder: string,
  say: (line: string) => void,
  fault: (scene: Scene) => Promise<string[]>,
): Promise<string[]> {
  const set = await ReplicaSet.start([join(folder, 'a')]);
  try {
    return await underWriteLoad(set.uri, fault, say);
  } finally {
    await set.stop();
  }
}

/** How long others wait for a small answer of the same process. */
async function timesOfOthers({ apis, staff }: Scene, forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const endAt = Date.now() + forMs; Date.now() < endAt; await sleep(10)) {
    const askedAt = performance.now();
    const path = `/api/user/account`;
    const { status } = await ask({ origin: apis[0]?.origin ?? '', path, token: staff.manager.token });
    if (status === 200) times.push(performance.now() - askedAt);
  }
  return times;
}

/** Ends the clients, and checks that their memory is freed. */
async function leave(
  scene: Scene,
  sockets: readonly Socket[],
  before: number,
  say: (line: string) => void,
): Promise<string[]> {
  const during = await residentBytes(scene);
  for (const socket of sockets) socket.destroy();
  await sleep(REST_MS);
  const after = await residentBytes(scene);
  say(`memory ${megabytes(before)} before, ${megabytes(during)} with them, ${megabytes(after)} after`);
  return after - before > MOST_GROWTH_BYTES ? ['the memory did not come back'] : [];
}

async function residentBytes({ apis }: Scene): Promise<number> {
  return (await apis[0]?.residentBytes()) ?? Number.NaN;
}
