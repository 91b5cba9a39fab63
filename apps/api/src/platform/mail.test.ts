import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailServer } from '../../test/mail-server.ts';
import { smtpMailer } from './mail.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let taken: string[];
let url: string;

beforeEach(async () => {
  server = await startMailServer();
  ({ taken, url } = server);
});
afterEach(() => server.stop());

const mailerTo = (smtpUrl: string, smtpFrom?: string) =>
  smtpMailer({ smtpUrl, smtpFrom, publicUrl: undefined });

it('passes mail to the server of SMTP_URL, from the public address', async () => {
  const mailer = smtpMailer({ smtpUrl: url, smtpFrom: undefined, publicUrl: 'https://faena.example.com' });
  await mailer.send({ to: 'ana@example.com', subject: 'Contraseña', text: 'La contraseña: abc' });
  const mail = taken.join('\n');
  expect(mail).toContain('MAIL FROM:<no-reply@faena.example.com>');
  expect(mail).toContain('RCPT TO:<ana@example.com>');
  expect(mail).toMatch(/Subject: =\?UTF-8\?/);
  expect(mail).toContain('La contrase=C3=B1a: abc');
});

it('sends from SMTP_FROM (START-5)', async () => {
  await mailerTo(url, 'avisos@example.com').send({ to: 'ana@example.com', subject: 'x', text: 'x' });
  expect(taken).toContain('MAIL FROM:<avisos@example.com>');
});

it('a mail goes to one address, even if a text imitates several', async () => {
  await mailerTo(url)
    .send({ to: 'ana@example.com, eve@example.com', subject: 'x', text: 'x' })
    .catch(() => {});
  expect(taken.filter((line) => line === 'RCPT TO:<eve@example.com>')).toEqual([]);
});

it('rejects when the server does not take it', async () => {
  const mailer = mailerTo(url);
  await expect(mailer.send({ to: 'refused@example.com', subject: 'x', text: 'x' })).rejects.toThrow(/nobody/);
  const nowhere = mailerTo('smtp://127.0.0.1:1');
  await expect(nowhere.send({ to: 'ana@example.com', subject: 'x', text: 'x' })).rejects.toThrow();
});
