import { describe, expect, it } from 'vitest';
import { startMailServer } from '../test/mail-server.ts';
import { runProgram } from '../test/run-program.ts';

const settings = (more: Record<string, string>) => ({ MONGODB_URI: 'mongodb://nowhere', ...more });

describe('npm run mail:test (START-5)', { timeout: 60_000 }, () => {
  it('sends one mail with the settings of the installation, and reports it', async () => {
    const { url, taken, stop } = await startMailServer();
    const sending = { SMTP_URL: url, SMTP_FROM: 'avisos@example.com' };
    const program = runProgram('mail-test', settings(sending), 'ana@example.com');
    expect(await program.ended()).toBe(0);
    expect(program.output.stderr).toContain('has taken a mail to ana@example.com');
    expect(taken.slice(0, 2)).toEqual(['MAIL FROM:<avisos@example.com>', 'RCPT TO:<ana@example.com>']);

    const refused = runProgram('mail-test', settings(sending), 'refused@example.com');
    expect(await refused.ended()).toBe(1);
    expect(refused.output.stderr).toMatch(/nobody here/);
    stop();
  });

  it.each([
    ['without a mail server', {}, ['ana@example.com'], /^SMTP_URL: not set/],
    ['without an address', { SMTP_URL: 'smtp://127.0.0.1:1' }, [], /^Say whom to send it to/],
  ])('%s names the missing setting', async (_what, environment, args, line) => {
    const program = runProgram('mail-test', settings(environment), ...args);
    expect(await program.ended()).toBe(1);
    expect(program.output.stderr).toMatch(line);
  });
});
