import { Email, Name, NewPassword, Username } from '@faena/shared/schemas';
import type { z } from 'zod';
import { readEnvironment } from './environment.ts';
import { insertAdmin, type NewAdmin } from './features/person/index.ts';
import { AppError } from './kernel/errors.ts';
import { openDatabase } from './open-database.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError } from './platform/config.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { printLine } from './platform/print-line.ts';
import { openTerminal, type Terminal } from './platform/terminal.ts';

/*
 * `pnpm admin:create`: one more administrator, from ADMIN_USERNAME and ADMIN_PASSWORD or, without them,
 * by asking at the terminal. The password is never shown.
 */

const lifecycle = new Lifecycle(printLine);

async function createAdmin(): Promise<void> {
  const config = readEnvironment();
  const admin = config.firstAdmin ?? (await askForAdmin());
  await openDatabase(config, lifecycle, printLine);
  const services = { config, clock: systemClock, mailer: undefined };
  const { username } = await insertAdmin(admin, services).catch((error: unknown) => {
    throw config.firstAdmin && error instanceof AppError ? settingsRefused(error) : error;
  });
  printLine(`Created the administrator ${username}.`);
}

/** The error for a refused administrator of the settings; with them the program asks for nothing. */
function settingsRefused({ message }: AppError): ConfigError {
  return new ConfigError(
    `${message} The settings name the administrator: change ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL, or remove them to be asked.`,
  );
}

async function askForAdmin(): Promise<NewAdmin> {
  if (!process.stdin.isTTY) {
    throw new ConfigError('Set ADMIN_USERNAME and ADMIN_PASSWORD, or run this in a terminal.');
  }
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    return {
      username: await answer(Username, () => terminal.ask('Username: ')),
      fullname: await answer(Name, () => terminal.ask('Full name: ')),
      email: await answer(Email, () => terminal.ask('E-mail: ')),
      password: await askForPassword(terminal),
    };
  } finally {
    terminal.close();
  }
}

async function askForPassword(terminal: Terminal): Promise<string> {
  for (;;) {
    const password = await answer(NewPassword, () => terminal.askSecret('Password: '));
    if ((await terminal.askSecret('Password again: ')) === password) return password;
    printLine('The two are not the same.');
  }
}

/** Asks until the schema accepts the answer. */
async function answer(schema: z.ZodType<string>, ask: () => Promise<string>): Promise<string> {
  for (;;) {
    const parsed = schema.safeParse(await ask());
    if (parsed.success) return parsed.data;
    printLine(parsed.error.issues[0]?.message ?? 'Not valid.');
  }
}

try {
  await createAdmin();
} catch (error) {
  printLine(
    error instanceof Error && error.name === 'AbortError' ? 'Cancelled; nothing was created.' : error,
  );
  process.exitCode = 1;
} finally {
  await lifecycle.close();
}
