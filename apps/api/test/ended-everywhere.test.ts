import { describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { hear } from './live/hear.ts';
import { A_SECOND } from './live/looking.ts';
import { medianOf } from './median.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const processes = useTwoProcesses(api);

/** Somebody in a session that the first process begins. */
async function signedIn(person: Person): Promise<Person> {
  const body = { username: person.username, password: PASSWORD };
  const { accessToken } = await processes[0].as(null).session.login({ body });
  return { ...person, token: accessToken };
}

/** Of so many log-outs the middle one counts: a busy machine holds up one of them by itself. */
const LOG_OUTS = 5;

describe('a stolen token', () => {
  it('is useless at the log-out on every process, and its open streams end within a second (SESSION-35)', async () => {
    const { member, projectId } = await createBoard(api);
    const get = (origin: string, path: string, { token }: Person) =>
      fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const open = async (origin: string, who: Person) =>
      hear(await get(origin, `/tasks/project/${projectId}/live`, who));
    const openAll = (who: Person) => Promise.all(processes.map(({ origin }) => open(origin, who)));
    const statuses = (who: Person) =>
      Promise.all(processes.map(async ({ origin }) => (await get(origin, '/user/account', who)).status));
    const other = await signedIn(member);
    const others = await openAll(other);

    const times: number[] = [];
    for (let logOut = 0; logOut < LOG_OUTS; logOut += 1) {
      const mine = await signedIn(member);
      const streams = await openAll(mine);
      await processes[0].as(mine).session.logout();
      const loggedOut = performance.now();
      expect(await statuses(mine)).toEqual([401, 401]);
      const ended = await Promise.all(streams.map((stream) => stream.ended));
      for (const stream of streams) expect(stream.said()).toMatch(/event: gone\ndata\n\n$/);
      times.push(Math.max(...ended) - loggedOut);
    }
    expect(medianOf(times)).toBeLessThan(A_SECOND);

    // The same person's other session goes on.
    expect(await statuses(other)).toEqual([200, 200]);
    expect(others.map((stream) => stream.said().includes('gone'))).toEqual([false, false]);
  });
});
