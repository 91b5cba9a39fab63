import { gzipSync } from 'node:zlib';
import { medianOf } from '../median.ts';
import { type Attack, tally, timeOf, unlessRefused } from './attack.ts';
import { inLines } from './in-lines.ts';
import { largePicture } from './large-picture.ts';
import { as, type Stage, send, statusOf, unique } from './stage.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const listOf = (count: number) => `[${Array.from({ length: count }, () => 1).join()}]`;
const packed = (text: string) => new Uint8Array(gzipSync(text, { level: 9 }));

/** The attacker's bodies: a compressed list, the same one plain, a list just within the limit, and a picture. */
interface Ammunition {
  bomb: Uint8Array<ArrayBuffer>;
  packedIds: Uint8Array<ArrayBuffer>;
  manyIds: string;
  ids: string;
  picture: Uint8Array<ArrayBuffer>;
}
const made: Partial<Ammunition> = {};

/** Attacks that make everybody else wait, or end the process. */
export const OVERLOADS: readonly Attack[] = [
  {
    number: 1,
    name: 'a kilobyte of gzip that becomes an array of half a million',
    async prepare() {
      made.bomb = packed(`{"username":"x","password":"x","more":[${listOf(524_200)}]}`);
    },
    async run({ origins: [origin] }, size) {
      const body = made.bomb ?? new Uint8Array();
      const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
      const bomb = () => send(`${origin}/api/auth/login`, null, { method: 'POST', headers, body });
      return unlessRefused(tally(await inLines(4, 80 * size, bomb), body.length), 415);
    },
  },
  {
    number: 2,
    name: 'a long list of what is no id',
    async prepare() {
      made.manyIds = `{"userIds":${listOf(524_000)}}`;
      made.ids = `{"userIds":${listOf(19_000)}}`;
      made.packedIds = packed(made.manyIds);
    },
    async run({ origins: [origin], owner, taskId }, size) {
      const { packedIds = new Uint8Array(), manyIds = '', ids = '' } = made;
      const url = `${origin}/api/tasks/${taskId}/assign`;
      const put = (body: string | Uint8Array<ArrayBuffer>, encoding?: string) => () => {
        const headers = { ...JSON_TYPE, ...(encoding && { 'Content-Encoding': encoding }) };
        return send(url, owner, { method: 'PUT', headers, body });
      };
      const bombs = await inLines(2, 40 * size, put(packedIds, 'gzip'));
      const large = await inLines(2, 40 * size, put(manyIds));
      const taken = await inLines(2, 80 * size, put(ids));
      return unlessRefused(tally([...bombs, ...large, ...taken], packedIds.length), 400, 413, 415);
    },
  },
  {
    number: 3,
    name: 'sign-ins with names that nobody has',
    async run({ origins: [origin] }, size) {
      // Each from elsewhere, so that no limit of an address stops them.
      const addresses = Array.from({ length: 150 }, (_, i) => `198.51.100.${i}`);
      const guess = () =>
        send(`${origin}/api/auth/login`, null, {
          method: 'POST',
          headers: { ...JSON_TYPE, 'X-Forwarded-For': addresses.pop() ?? '' },
          body: JSON.stringify({ username: unique('nadie'), password: 'x' }),
        });
      const count = Math.ceil(150 * size);
      return unlessRefused(tally(await inLines(count, count, guess), 60), 401, 429, 503);
    },
  },
  {
    number: 6,
    name: 'event streams by the thousand',
    async run(stage, size) {
      const { origins, worker, owner, projectId } = stage;
      const update = () =>
        timeOf(() =>
          as(origins[0], owner).project.update({
            query: { project_id: projectId },
            body: { description: unique('') },
          }),
        );
      const rest = await update();
      const leave = new AbortController();
      const url = `${origins[0]}/api/tasks/project/${projectId}/live`;
      const headers = { Authorization: `Bearer ${worker.token}` };
      // They are held on to: an answer that nobody holds is closed by who collects garbage.
      const opened = await Promise.all(
        Array.from({ length: Math.ceil(1_500 * size) }, () =>
          fetch(url, { headers, signal: leave.signal }).catch(() => undefined),
        ),
      );
      const busy = medianOf([await update(), await update(), await update()]);
      const open = opened.filter((response) => response?.status === 200).length;
      leave.abort();
      const slow = busy > Math.max(5 * rest, 500) ? `an update took ${busy.toFixed(0)} ms` : undefined;
      return {
        answered: `${open} of ${opened.length} stand; an update took ${busy.toFixed(0)} ms, ${rest.toFixed(0)} before`,
        gained: open > 10 ? `${open} streams stand` : slow,
      };
    },
  },
  {
    number: 7,
    name: 'pictures that take hundreds of megabytes to open',
    async prepare() {
      made.picture = await largePicture();
    },
    async run({ origins: [origin], stranger }) {
      const { picture = new Uint8Array() } = made;
      const upload = () => {
        const body = new FormData();
        body.set('profileImage', new Blob([picture]));
        return send(`${origin}/api/user/profile-picture`, stranger, { method: 'POST', body });
      };
      return unlessRefused(tally(await inLines(8, 8, upload), picture.length), 413, 429, 503);
    },
  },
  {
    number: 13,
    name: 'clocking in for somebody of another company, over and over',
    async run(stage, size) {
      const { origins, stranger, worker } = stage;
      const body = JSON.stringify({ employeeId: worker.id });
      const hammer = () =>
        send(`${origins[0]}/api/timesheets/start`, stranger, { method: 'POST', headers: JSON_TYPE, body });
      const rest = await clockIns(stage, 3);
      const hammering = inLines(40, 2_000 * size, hammer);
      const beside = await clockIns(stage, 3);
      const outcome = unlessRefused(tally(await hammering, body.length), 404, 429);
      const slow = beside > Math.max(5 * rest, 500) && `to clock in took ${beside.toFixed(0)} ms`;
      const answered = `${outcome.answered}; to clock in took ${beside.toFixed(0)} ms, ${rest.toFixed(0)} before`;
      return { ...outcome, answered, gained: outcome.gained ?? (slow || undefined) };
    },
  },
];

/** The worker's wait for the answer to a clock-in. */
async function clockIns({ origins, worker }: Stage, count: number): Promise<number> {
  const mine = as(origins[0], worker);
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const begun = performance.now();
    const { _id } = await mine.record.start({ body: { employeeId: worker.id } });
    times.push(performance.now() - begun);
    await statusOf(mine.record.stop({ body: { timesheetId: _id } }));
  }
  return medianOf(times);
}
