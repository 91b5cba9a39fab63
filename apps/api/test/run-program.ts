import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const API = fileURLToPath(new URL('..', import.meta.url));

/** A program of the API as a process of its own, with all that it has written. */
export interface Program {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** The line of its log with this message, once it is there; rejects when it ends before. */
  logged(message: string): Promise<string>;
  /** Where it serves, once it does; rejects when it ends before. */
  listening(): Promise<string>;
  /** The exit code, once it has ended. */
  ended(): Promise<number | null>;
}

/** Starts a program from the build that the run began with (`global-setup.ts`), with just these variables. */
export function runProgram(
  name: 'main' | 'create-admin' | 'backup' | 'restore' | 'payroll-verify' | 'mail-test',
  environment: Record<string, string>,
  ...args: string[]
): Program {
  const child = spawn(process.execPath, ['--enable-source-maps', `dist/${name}.js`, ...args], {
    cwd: API,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const closed = once(child, 'close');
  // A run that is broken off leaves no process behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void closed.then(() => process.off('exit', kill));
  const logged = async (message: string) => {
    for (;;) {
      const line = output.stdout.split('\n').find((text) => text.includes(`"msg":"${message}"`));
      if (line) return line;
      if (child.exitCode !== null) throw new Error(`It ended: ${output.stderr}`);
      await sleep(20);
    }
  };
  return {
    child,
    output,
    logged,
    async listening() {
      const { port } = JSON.parse(await logged('listening')) as { port: number };
      return `http://127.0.0.1:${port}`;
    },
    async ended() {
      await closed;
      return child.exitCode;
    },
  };
}

/** The address of a database of this name on the server of the run. */
export function databaseUri(name: string): string {
  const uri = new URL(inject('mongoUri'));
  uri.pathname = name;
  return String(uri);
}
