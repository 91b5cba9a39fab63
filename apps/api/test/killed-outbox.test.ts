import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { OutboxEventModel } from '../src/platform/outbox/outbox-event.ts';
import { doomedUri } from './doomed.ts';
import { createPerson, PASSWORD, type Person } from './factories.ts';
import { REQUESTS_PER_MINUTE, useApi } from './harness.ts';
import { startMailServer } from './mail-server.ts';
import { type Program, runProgram } from './run-program.ts';

const api = useApi();
const mailServer = await startMailServer();
const programs: Program[] = [];

afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGKILL');
    await ended();
  }
  mailServer.stop();
});

function start(): Program {
  const program = runProgram('main', {
    ...{ MONGODB_URI: doomedUri(), JWT_SECRET: api.services.config.jwtSecret, DEMO_DATA: 'false' },
    ...{ PASSWORD_RESET: 'email', SMTP_URL: mailServer.url, PUBLIC_URL: 'http://127.0.0.1' },
    REQUESTS_PER_MINUTE,
  });
  programs.push(program);
  return program;
}

/** How many mails the person has. */
const mailsOf = ({ username }: Person) =>
  mailServer.taken.filter((line) => line === `RCPT TO:<${username}@example.com>`).length;

it('mails that a killed process had committed are sent by another (JOB-5, EMAIL-2)', async () => {
  api.clock.set(new Date());
  const people = [await createPerson(api, 'manager'), await createPerson(api, 'manager')];
  const first = start();
  const origin = await first.listening();
  for (const { token } of people) {
    const client = createClient(contract, { origin, token: () => token });
    await client.session.changePassword({ body: { currentPassword: PASSWORD, newPassword: 'my own again' } });
  }
  first.child.kill('SIGKILL');
  await first.ended();

  // The fault: both events are committed, and one has no mail.
  const subject = { $in: people.map(({ _id }) => _id) };
  expect(await OutboxEventModel.countDocuments({ subject })).toBe(2);
  expect(people.map(mailsOf)).toContain(0);

  const second = start();
  await second.listening();
  await vi.waitFor(() => expect(Math.min(...people.map(mailsOf))).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 50,
  });
  expect(await OutboxEventModel.countDocuments({ seq: null })).toBe(0);
}, 90_000);
