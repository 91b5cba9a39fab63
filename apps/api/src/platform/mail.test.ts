import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpMailer } from './mail.ts';

/** A mail server of the smallest kind: takes everything but mail to `refused@…`, and keeps what it took. */
let server: Server;
let taken: string[];
let url: string;

beforeEach(async () => {
  taken = [];
  server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let inMail = false;
    say('220 test');
    createInterface({ input: socket }).on('line', (line) => {
      if (inMail || /^(MAIL|RCPT)/.test(line)) taken.push(line);
      if (inMail && line !== '.') return;
      inMail = /^DATA/.test(line);
      if (/^QUIT/.test(line)) return socket.end('221 bye\r\n');
      if (inMail) return say('354 go on');
      return say(/refused@/.test(line) ? '550 nobody here' : '250 ok');
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

it('hands mail to the server of SMTP_URL, from the address people know', async () => {
  const mailer = smtpMailer(url, 'https://faena.example.com');
  await mailer.send({ to: 'ana@example.com', subject: 'Contraseña', text: 'La contraseña: abc' });
  const mail = taken.join('\n');
  expect(mail).toContain('MAIL FROM:<no-reply@faena.example.com>');
  expect(mail).toContain('RCPT TO:<ana@example.com>');
  expect(mail).toMatch(/Subject: =\?UTF-8\?/);
  expect(mail).toContain('La contrase=C3=B1a: abc');
});

it('sends to one address, whatever it is made to look like', async () => {
  await smtpMailer(url, undefined)
    .send({ to: 'ana@example.com, eve@example.com', subject: 'x', text: 'x' })
    .catch(() => {});
  expect(taken.filter((line) => line === 'RCPT TO:<eve@example.com>')).toEqual([]);
});

it('rejects when the server does not take it', async () => {
  const mailer = smtpMailer(url, undefined);
  await expect(mailer.send({ to: 'refused@example.com', subject: 'x', text: 'x' })).rejects.toThrow(/nobody/);
  const nowhere = smtpMailer('smtp://127.0.0.1:1', undefined);
  await expect(nowhere.send({ to: 'ana@example.com', subject: 'x', text: 'x' })).rejects.toThrow();
});
