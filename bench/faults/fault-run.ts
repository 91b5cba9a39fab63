import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ApiProgram, startApi } from '../lib/api-program.ts';
import { Ledger } from '../load/ledger.ts';
import { hire, SECRET, type Staff } from '../load/people.ts';
import { verify } from '../load/verify.ts';
import { Worker } from '../load/work.ts';

const PAYROLL_VERIFY = fileURLToPath(new URL('../../apps/api/dist/payroll-verify.js', import.meta.url));

/** Writers at any moment, by turns through one process and the other. */
const WRITERS = 12;

/** An election, or the end of what a killed process had begun, and a busy machine. */
const RECOVERY_MS = 40_000;

/** The target of a fault: two processes of the API under write load, and their ledger. */
export interface Scene {
  readonly uri: string;
  readonly staff: Staff;
  readonly ledger: Ledger;
  readonly apis: ApiProgram[];
  /** Kills a process of the API; connections to it may be cut from now on. */
  killApi(index: number): Promise<void>;
  /** Starts it again on its port. */
  reviveApi(index: number): Promise<void>;
  /** Resolves when writes succeed again through every process, and answers after how many ms. */
  recovered(): Promise<number>;
}

/** Runs `fault` under write load, and answers what went wrong afterwards, a line each. */
export async function underWriteLoad(
  uri: string,
  fault: (scene: Scene) => Promise<string[]>,
  say: (line: string) => void,
): Promise<string[]> {
  const staff = await hire(uri, { employees: 200, boards: 6, tasks: 1_000 });
  const environment = {
    NODE_ENV: 'production',
    MONGODB_URI: uri,
    JWT_SECRET: SECRET,
    PASSWORD_RESET: 'off',
  };
  const settings = { ...environment, LOG_LEVEL: 'error', METRICS_PORT: '0' };
  const apis = [await startApi(settings), await startApi(settings)];
  const ledger = new Ledger();
  let killed = false;
  let working = true;
  const worker = (number: number) => {
    const origin = () => apis[number % apis.length]?.origin ?? '';
    return new Worker(ledger, staff, origin, () => killed);
  };
  const scene: Scene = {
    uri,
    staff,
    ledger,
    apis,
    async killApi(index) {
      killed = true;
      await apis[index]?.end('SIGKILL');
    },
    async reviveApi(index) {
      const port = new URL(apis[index]?.origin ?? '').port;
      apis[index] = await startApi({ ...settings, PORT: port });
    },
    async recovered() {
      const since = Date.now();
      for (const index of apis.keys()) {
        while (!(await takesWrites(scene, index))) {
          if (Date.now() - since > RECOVERY_MS) throw new Error('The service has not recovered by itself');
          await sleep(100);
        }
      }
      return Date.now() - since;
    },
  };
  const writing = Promise.all(
    Array.from({ length: WRITERS }, async (_, number) => {
      while (working) await write(worker(number), staff, number);
    }),
  );
  try {
    const faults = await fault(scene);
    working = false;
    await writing;
    say(ledger.summary);
    const found = [...faults, ...(await verify(uri, ledger)), ...(await payrollFaults(environment))];
    if (ledger.unclear.length > 0) for (const line of await complaints(apis)) say(line);
    return found;
  } finally {
    working = false;
    await writing;
    await Promise.all(apis.map((api) => api.end('SIGKILL')));
  }
}

/** The findings of `npm run payroll:verify` afterwards. */
async function payrollFaults(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const program = spawn(process.execPath, [PAYROLL_VERIFY], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'close')]);
  return code === 0 ? [] : said.trim().split('\n');
}

/** The log lines about requests that failed for no good reason. */
async function complaints(apis: readonly ApiProgram[]): Promise<string[]> {
  const logs = await Promise.all(apis.map((api) => api.log()));
  return logs.flatMap((log) => log.split('\n').filter((line) => line.includes('request failed')));
}

/** One round of writes; who is refused does not ask again at once. */
async function write(worker: Worker, { employees, boardIds }: Staff, number: number): Promise<void> {
  const board = boardIds[number % boardIds.length] ?? '';
  const employee = employees[number];
  if (!employee) return;
  await worker.create(board);
  await worker.startAndStop(employee);
  await worker.startToBeStopped(employee);
  if (employee.boardId) await worker.move(employee, await worker.readBoard(employee));
  await sleep(20);
}

/** Whether a task can be created through a process. */
async function takesWrites({ apis, staff }: Scene, index: number): Promise<boolean> {
  const probe = new Ledger();
  await new Worker(probe, staff, () => apis[index]?.origin ?? '').create(staff.boardIds[0] ?? '');
  return probe.created.size === 1;
}
