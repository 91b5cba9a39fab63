import { describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { hear } from './live/hear.ts';
import { A_SECOND } from './live/looking.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const processes = useTwoProcesses(api);

/** Somebody in a session that the first process begins. */
async function signedIn(person: Person): Promise<Person> {
  const body = { username: person.username, password: PASSWORD };
  const { accessToken } = await processes[0].as(null).session.login({ body });
  return { ...person, token: accessToken };
}

describe('a stolen token', () => {
  it('is useless a second after the log-out on every process, in requests and open streams (SESSION-35)', async () => {
    const { member, projectId } = await createBoard(api);
    const [mine, other] = [await signedIn(member), await signedIn(member)];
    const get = (origin: string, path: string, { token }: Person) =>
      fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const open = async (origin: string, who: Person) =>
      hear(await get(origin, `/tasks/project/${projectId}/live`, who));
    const streams = await Promise.all(processes.map(({ origin }) => open(origin, mine)));
    const others = await Promise.all(processes.map(({ origin }) => open(origin, other)));

    await processes[0].as(mine).session.logout();
    const loggedOut = performance.now();
    const statuses = (who: Person) =>
      Promise.all(processes.map(async ({ origin }) => (await get(origin, '/user/account', who)).status));
    expect(await statuses(mine)).toEqual([401, 401]);
    for (const stream of streams) {
      expect((await stream.ended) - loggedOut).toBeLessThan(A_SECOND);
      expect(stream.said()).toMatch(/event: gone\ndata\n\n$/);
    }

    // The same person's other session goes on, and hears what changes.
    expect(await statuses(other)).toEqual([200, 200]);
    await api.as(member).session.logout();
    expect(others.map((stream) => stream.said().includes('gone'))).toEqual([false, false]);
  });
});
