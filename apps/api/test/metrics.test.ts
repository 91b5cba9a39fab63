import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { missingId } from './factories.ts';
import { useApi } from './harness.ts';
import { databaseUri, type Program, runProgram } from './run-program.ts';

const api = useApi();

const start = (more: Record<string, string> = {}) =>
  runProgram('main', {
    MONGODB_URI: databaseUri(mongoose.connection.name),
    JWT_SECRET: api.services.config.jwtSecret,
    ...more,
  });

describe('metrics for Prometheus, on a port of their own', { timeout: 90_000 }, () => {
  let program: Program;
  let origin: string;
  let address: string;

  beforeAll(async () => {
    api.clock.set(new Date());
    program = start({ METRICS_PORT: '0' });
    origin = await program.listening();
    const { host, port } = JSON.parse(await program.logged('metrics')) as { host: string; port: number };
    address = `http://${host}:${port}/metrics`;
    return async () => {
      program.child.kill('SIGTERM');
      expect(await program.ended()).toBe(0);
    };
  }, 90_000);

  const read = async () => (await fetch(address)).text();
  /** The value of one series, with its labels as they are written; undefined while there is none. */
  const seriesOf = async (series: string) => {
    const line = (await read()).split('\n').find((text) => text.startsWith(`${series} `));
    return line && Number(line.slice(series.length + 1));
  };
  const countOf = (labels: string) => seriesOf(`http_request_duration_seconds_count{${labels}}`);

  it('describe the process, in the text format, on this machine alone', async () => {
    expect(new URL(address).hostname).toBe('127.0.0.1');
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
    }
  });

  it('are on no other path of that port, and not on the port of the API', async () => {
    expect((await fetch(`${address}/more`)).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('process_resident_memory_bytes');
  });

  it('count requests by the template of their route, their method and their status', async () => {
    const { manager } = await createBoard(api);
    const client = createClient(contract, { origin, token: () => manager.token });
    const ids = [missingId(), missingId(), missingId()];
    for (const id of ids) await client.employee.get({ params: { id } }).catch(() => undefined);
    await client.person.account();
    await createClient(contract, { origin, token: () => null })
      .person.account()
      .catch(() => undefined);
    await expect.poll(() => countOf('method="GET",route="/api/employees/:id",status="404"')).toBe(ids.length);
    await expect.poll(() => countOf('method="GET",route="/api/user/account",status="200"')).toBe(1);
    await expect.poll(() => countOf('method="GET",route="/api/user/account",status="401"')).toBe(1);
    const text = await read();
    for (const id of ids) expect(text).not.toContain(id);
    expect(
      await seriesOf(
        'http_request_duration_seconds_sum{method="GET",route="/api/user/account",status="200"}',
      ),
    ).toBeGreaterThan(0);
  });

  it('make no series from a caller’s inventions', async () => {
    const before = (await read()).split('\n').length;
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await fetch(`${origin}/api/invented/${i}`, { method: 'PURGE' });
        await fetch(`${origin}/api/invented/${i}`);
        await fetch(`${origin}/invented/${i}`);
      }),
    );
    await expect.poll(() => countOf('method="other",route="other",status="404"')).toBe(20);
    await expect.poll(() => countOf('method="GET",route="other",status="404"')).toBe(20);
    const text = await read();
    expect(text).not.toMatch(/invented|PURGE/);
    // Three series more, of a dozen buckets each, whatever the number of addresses.
    expect(text.split('\n').length - before).toBeLessThan(60);
  });

  it('count the open event streams, and time none of them', async () => {
    const { manager, projectId } = await createBoard(api);
    const client = createClient(contract, { origin, token: () => manager.token });
    const events = client.task.live({ params: { projectId } });
    await events.next();
    expect(await seriesOf('faena_event_streams')).toBe(1);
    await events.return();
    await expect.poll(() => seriesOf('faena_event_streams'), { timeout: 10_000 }).toBe(0);
    expect(await read()).not.toMatch(/route="[^"]*\/live",status="200"/);
  });
});

describe('a process', { timeout: 90_000 }, () => {
  it('has no metrics unless a setting names their port', async () => {
    const program = start();
    await program.listening();
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    expect(program.output.stdout).not.toContain('"msg":"metrics"');
  });

  it('refuses a port for its metrics that is in use', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const program = start({ METRICS_PORT: String(port) });
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toBe(`METRICS_PORT: ${port} on 127.0.0.1 is already in use\n`);
    occupant.close();
  });
});
