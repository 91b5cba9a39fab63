import { describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { claimsOf, PASSWORD, type Person } from './factories.ts';
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

/** How a session is ended: by itself, or from another one of the same person. */
const ENDINGS = {
  'log-out': (mine: Person) => processes[0].as(mine).session.logout(),
  'Cerrar sesión': (mine: Person, other: Person) =>
    processes[0].as(other).session.end({ params: { id: claimsOf(api, mine).sessionId } }),
  'Cerrar sesión en los demás': (_: Person, other: Person) => processes[0].as(other).session.endOthers(),
};
/** The number of runs. The median counts, because a busy machine delays some. */
const TIMES = 5;

describe('a stolen token', () => {
  it.each(Object.entries(ENDINGS))(
    'is useless on every process at the %s, and its open streams end within a second (SESSION-35, SESSION-36)',
    async (_, end) => {
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
      for (let time = 0; time < TIMES; time += 1) {
        const mine = await signedIn(member);
        const streams = await openAll(mine);
        await end(mine, other);
        const over = performance.now();
        expect(await statuses(mine)).toEqual([401, 401]);
        const ended = await Promise.all(streams.map((stream) => stream.ended));
        for (const stream of streams) expect(stream.said()).toMatch(/event: gone\ndata\n\n$/);
        times.push(Math.max(...ended) - over);
      }
      expect(medianOf(times)).toBeLessThan(A_SECOND);

      // The same person's other session goes on.
      expect(await statuses(other)).toEqual([200, 200]);
      expect(others.map((stream) => stream.said().includes('gone'))).toEqual([false, false]);
    },
  );
});
