import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { openTerminal } from './terminal.ts';

/** A terminal with a keyboard, and everything that it shows. */
function terminal() {
  const keyboard = new PassThrough();
  const screen = new PassThrough();
  const opened = openTerminal(keyboard, screen);
  return {
    ...opened,
    type: (keys: string) => keyboard.write(keys),
    shown: () => String(screen.read() ?? ''),
  };
}

it('shows the typed text, but never a secret', async () => {
  const { ask, askSecret, type, shown, close } = terminal();
  const name = ask('Username: ');
  type('root\r');
  expect(await name).toBe('root');
  expect(shown()).toMatch(/Username: .*r.*o.*o.*t/s);

  const secret = askSecret('Password: ');
  type('top secret\r');
  expect(await secret).toBe('top secret');
  const after = ask('E-mail: ');
  type('\u001b[A\r');
  expect(await after).toBe('');
  const screen = shown();
  expect(screen).toContain('Password: ');
  expect(screen).not.toMatch(/top|secret/);
  close();
});

it('gives up with Ctrl-C', async () => {
  const { ask, type } = terminal();
  const name = ask('Username: ');
  type('\u0003');
  await expect(name).rejects.toMatchObject({ name: 'AbortError' });
});
