import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, timeOf } from './attack.ts';
import { closePeriod } from './closed-period.ts';
import { inLines } from './in-lines.ts';
import { as, type Somebody, type Stage, send, unique } from './stage.ts';

/** More people than the two whose files are written at once. */
const READERS = 4;

/** For so long they read nothing; another one is served meanwhile. */
const UNREAD_MS = 3_000;
const PATIENCE_MS = 20_000;

/** Texts that no compression shortens: a file of them fills what a connection holds by itself. */
const LINES = 40;
const NOTE = 200;

/** Attacks by readers who do not read. */
export const UNREAD: readonly Attack[] = [
  {
    number: 65,
    name: 'downloads of large files that nobody reads, behind streams that never end',
    async run(stage, size) {
      const lines = Math.max(4, LINES * size);
      const attackers = await inLines(2, READERS, async () => {
        const { owner: who, runId } = await paidCompany(stage, lines);
        const project = await projectOf(stage, who);
        return {
          who,
          path: `/api/payroll/runs/${runId}/pdf`,
          stream: `/api/tasks/project/${project}/live`,
        };
      });
      const { owner, runId } = await paidCompany(stage, 1);
      const [origin] = stage.origins;
      const download = () =>
        send(`${origin}/api/payroll/runs/${runId}/pdf`, owner, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const rest = await timeOf(download);
      const held = attackers.map(({ who, path, stream }) => unread(origin, who, [stream, path, path]));
      await pause(UNREAD_MS);
      let status = 0;
      const beside = await timeOf(async () => {
        ({ status } = await download());
      });
      for (const socket of held) socket.destroy();
      const slow = beside > Math.max(5 * rest, 2_000) ? `${beside.toFixed(0)} ms` : undefined;
      return {
        answered: `${status} to another one after ${beside.toFixed(0)} ms, ${rest.toFixed(0)} before`,
        gained: status === 200 ? slow : `nobody else gets a file (${status})`,
      };
    },
  },
];

/** A connection that asks for these and reads no answer. */
function unread(origin: string, { token }: Somebody, paths: readonly string[]): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  void once(socket, 'connect')
    .then(async () => {
      for (const path of paths) {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
        await pause(200);
      }
    })
    .catch(() => undefined);
  return socket;
}

/** A company with a closed period, whose one slip has `lines` lines. */
async function paidCompany(stage: Stage, lines: number): Promise<{ owner: Somebody; runId: string }> {
  const owner = await stage.newManager();
  const email = `${unique('pagado')}@example.com`;
  const names = { company: unique('Empresa '), employee: 'Rosa Xol', email };
  const notes = Array.from({ length: lines }, note);
  const { runId } = await closePeriod(stage, owner, names, notes);
  return { owner, runId };
}

/** Letters by chance. */
function note(): string {
  return Array.from({ length: NOTE }, () => String.fromCodePoint(0x61 + Math.floor(Math.random() * 26))).join(
    '',
  );
}

async function projectOf({ origins: [origin] }: Stage, owner: Somebody): Promise<string> {
  const own = as(origin, owner);
  const [company] = await own.company.mine({ query: {} });
  const { project } = await own.project.create({
    body: {
      name: 'Puente',
      start_date: '2026-01-01',
      end_date: '2027-01-01',
      company_id: company?._id ?? '',
    },
  });
  return project._id;
}
