import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { createBoard } from '../test/board.ts';
import { changeStreams } from '../test/change-streams.ts';
import { expectRefusal } from '../test/envelope.ts';
import { claimsOf, createPerson, type Person } from '../test/factories.ts';
import { useApi } from '../test/harness.ts';
import { hear } from '../test/live/hear.ts';
import { A_SECOND } from '../test/live/looking.ts';
import { expectRefused } from '../test/refused.ts';
import { databaseUri, type Program, runProgram } from '../test/run-program.ts';
import { signToken } from './platform/token.ts';

const api = useApi();
const SECRET = 'an access secret of more than 32 characters';

const settings = (more: Record<string, string> = {}) => ({
  MONGODB_URI: databaseUri(mongoose.connection.name),
  JWT_SECRET: SECRET,
  ...more,
});
const clientOf = (origin: string, token: string | null = null) =>
  createClient(contract, { origin, token: () => token });
const open = (as: Person, projectId: string) => api.request(`/tasks/project/${projectId}/live`, { as });

/** Asks a program to stop, and resolves with its exit code and the milliseconds that it took. */
async function stop({ child, ended }: Program): Promise<{ code: number | null; ms: number }> {
  const asked = performance.now();
  child.kill('SIGTERM');
  return { code: await ended(), ms: performance.now() - asked };
}

it('every event stream ends at once with the process, without a refusal', async () => {
  const { member, projectId } = await createBoard(api);
  const admin = await createPerson(api, 'admin');
  const ofOthers = (await changeStreams()).map(String);
  const streams = [hear(await open(member, projectId)), hear(await open(admin, projectId))];
  const started = performance.now();
  await api.services.liveBoards.close();
  for (const stream of streams) {
    expect((await stream.ended) - started).toBeLessThan(A_SECOND / 2);
    expect(stream.said()).not.toContain('gone');
  }
  // The server drops a cursor that was just being read a moment after it is killed.
  await expect
    .poll(async () => (await changeStreams()).map(String).filter((id) => !ofOthers.includes(id)))
    .toEqual([]);
  await expectRefusal(await open(member, projectId), 'unavailable');
});

it('a process finishes running requests before it ends', async () => {
  const program = runProgram('main', settings());
  const origin = await program.listening();
  // A sign-in takes a quarter of a second: long enough to be under way when the signal comes.
  const answer = clientOf(origin).session.login({ body: { username: 'nobody', password: 'no' } });
  const refused = expectRefused([answer], { status: 401 });
  await sleep(50);
  const { code, ms } = await stop(program);
  expect(code).toBe(0);
  await refused;
  expect(ms).toBeLessThan(3 * A_SECOND);
  expect(program.output.stderr).toBe('');
});

it('a process ends at once though somebody looks at a board', async () => {
  const { manager, projectId } = await createBoard(api);
  const program = runProgram('main', settings());
  const token = signToken(claimsOf(api, manager), SECRET, new Date());
  const client = clientOf(await program.listening(), token);
  const events = client.task.live({ params: { projectId } });
  await events.next();
  const { code, ms } = await stop(program);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(3 * A_SECOND);
  expect(program.output.stderr).toBe('');
  await events.return();
});

it('a process whose start waits for a database ends at once when it is asked to stop', async () => {
  const program = runProgram('main', settings({ MONGODB_URI: 'mongodb://127.0.0.1:1/x' }));
  await program.logged('starting');
  const { code, ms } = await stop(program);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(6 * A_SECOND);
  expect(program.output.stderr).toBe('');
});
