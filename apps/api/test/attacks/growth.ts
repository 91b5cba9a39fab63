import { LENGTHS, MAX_OWNER_MIB } from '@faena/shared/domain';
import { type Attack, tally, unlessRefused } from './attack.ts';
import { inLines } from './in-lines.ts';
import { as, LINE, type PlainAnswer, type Somebody, type Stage, send } from './stage.ts';

/** Beyond what a person may own (LIMIT-11), at any size of the attack. */
const COMPANIES = 60;

/** As many companies as were made at first. */
const MANY_COMPANIES = 500;

/** Over the bytes that the projects of an owner may have (LIMIT-27); fewer than two companies may have. */
const MANY_PROJECTS = 1_500;

const MANY_TASKS = 20_000;
const TASKS_AT_ONCE = 200;

/** The most that the copies of one request may come to (COPY-6). */
const MOST_COPIED_BYTES = 4_000_000;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Attacks that store much by small requests, and then ask for all of it. */
export const GROWTHS: readonly Attack[] = [
  {
    number: 60,
    name: 'companies without end, and one question about all of them',
    async run({ origins: [origin], newManager }, size) {
      const owner = await newManager();
      const body = JSON.stringify({ name: 'Obras', line_of_business: LINE });
      const create = () => post(`${origin}/api/company/new_company`, owner, body);
      await inLines(4, Math.max(COMPANIES, MANY_COMPANIES * size), create);
      const count = (await as(origin, owner).company.mine({ query: {} })).length;
      const ask = () => send(`${origin}/api/payroll/money-needed`, owner, {});
      const outcome = unlessRefused(tally(await inLines(4, 4, ask), 0), 200, 429, 503);
      const owned = count > 50 ? `a person owns ${count} companies` : undefined;
      return {
        ...outcome,
        answered: `${outcome.answered}; ${count} companies`,
        asked: outcome.received ?? 0,
        gained: owned ?? outcome.gained,
      };
    },
  },
  {
    number: 61,
    name: 'a board without end, read whole over and over',
    async run(stage, size) {
      const { origins, stranger } = stage;
      const project = await ownProject(stage, stranger);
      const titles = Array.from({ length: TASKS_AT_ONCE }, () => 'x'.repeat(200));
      const create = () =>
        post(`${origins[0]}/api/tasks/many`, stranger, JSON.stringify({ project, titles }));
      const made = await inLines(2, (MANY_TASKS / TASKS_AT_ONCE) * size + 1, create);
      const read = () => send(`${origins[0]}/api/tasks/project/${project}`, stranger, {});
      const answers = await inLines(6, 40 * size, read);
      const outcome = unlessRefused(tally(answers, 0), 200, 429, 503);
      const stored = made.filter(({ status }) => status === 201).length * TASKS_AT_ONCE;
      const kilobytes = answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
      const answered = `${outcome.answered}; ${stored} tasks, ${kilobytes.toFixed(0)} kB in all`;
      return {
        ...outcome,
        answered,
        asked: outcome.received ?? 0,
        gained: outcome.gained ?? (stored > MANY_TASKS ? `a board holds ${stored} tasks` : undefined),
      };
    },
  },
  {
    number: 62,
    name: 'copies of copies of a large task',
    async run(stage, size) {
      const { origins, newManager } = stage;
      const owner = await newManager();
      const project = await ownProject(stage, owner);
      const description = 'x'.repeat(5_000);
      const checklist = Array.from({ length: 100 }, () => 'y'.repeat(200));
      const { id } = await as(origins[0], owner).task.create({
        body: { title: 'Cimientos', description, checklist, project },
      });
      const ids = [id];
      const answers: (PlainAnswer & { readonly sent: number })[] = [];
      const doublings = Math.ceil(4 + 5 * size);
      for (let i = 0; i < doublings + 5; i += 1) {
        const body = JSON.stringify({ ids: ids.slice(0, 512), change: { duplicate: true } });
        const answer = await send(`${origins[0]}/api/tasks/batch`, owner, {
          method: 'PUT',
          headers: JSON_TYPE,
          body,
        });
        answers.push({ ...answer, sent: body.length });
        if (answer.status !== 200 || i >= doublings) continue;
        ids.push(...(JSON.parse(answer.text) as { id: string }[]).map((task) => task.id));
      }
      const [last] = answers.filter(({ status }) => status === 200).slice(-1);
      const outcome = unlessRefused(tally(answers, last?.sent ?? 0), 200, 400, 409, 413, 429);
      const received = last?.bytes ?? 0;
      const stored = (received / 5_000) * 25_000;
      const gained = stored > MOST_COPIED_BYTES ? `one request stored ${stored} bytes` : undefined;
      return { ...outcome, received, asked: received, gained: outcome.gained ?? gained };
    },
  },
  {
    number: 63,
    name: 'searches for every letter at once',
    async run(stage, size) {
      const { origins, newManager } = stage;
      const owner = await newManager();
      const project = await ownProject(stage, owner);
      const titles = Array.from({ length: TASKS_AT_ONCE }, () =>
        'abcdefghijklmnopqrstuvwxyz0123456789 '.repeat(5),
      );
      const create = () => post(`${origins[0]}/api/tasks/many`, owner, JSON.stringify({ project, titles }));
      await inLines(2, 10 * Math.sqrt(size), create);
      const letters = encodeURIComponent([...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' '));
      const search = () => send(`${origins[0]}/api/tasks/search?q=${letters}`, owner, {});
      return unlessRefused(tally(await inLines(20, 150 * size, search), letters.length), 200, 400, 429, 503);
    },
  },
  {
    // The suite sends too little of it to reach the limit, which the guard `projects-of-an-owner` proves there.
    number: 64,
    name: 'projects with large descriptions, listed over and over',
    async run({ origins: [origin], newManager }, size) {
      const owner = await newManager();
      const mine = as(origin, owner);
      const companies = await inLines(1, 2, () =>
        mine.company.create({ body: { name: 'Obras', line_of_business: LINE } }),
      );
      // Three bytes a character.
      const description = '工'.repeat(LENGTHS.description);
      const dates = { start_date: '2026-01-01', end_date: '2027-01-01' };
      const bodies = companies.map(({ company }) =>
        JSON.stringify({ name: 'Puente', description, ...dates, company_id: company._id }),
      );
      let number = 0;
      const create = () => {
        number += 1;
        return post(`${origin}/api/project/add`, owner, bodies[number % bodies.length] ?? '');
      };
      const made = await inLines(4, MANY_PROJECTS * size, create);
      const list = () => send(`${origin}/api/project/get`, owner, {});
      const outcome = unlessRefused(tally(await inLines(2, 10 * size, list), 0), 200, 409, 429, 503);
      const stored = made.filter(({ status }) => status === 201).length * Buffer.byteLength(description);
      const mib = stored / 1_048_576;
      return {
        ...outcome,
        answered: `${outcome.answered}; ${mib.toFixed(1)} MiB of projects`,
        asked: outcome.received ?? 0,
        gained:
          outcome.gained ?? (mib > MAX_OWNER_MIB ? `an owner stores ${mib} MiB of projects` : undefined),
      };
    },
  },
];

function post(url: string, who: Somebody, body: string): Promise<PlainAnswer> {
  return send(url, who, { method: 'POST', headers: JSON_TYPE, body });
}

/** A project of a company of their own. */
async function ownProject({ origins: [origin] }: Stage, who: Somebody): Promise<string> {
  const mine = as(origin, who);
  const { company } = await mine.company.create({ body: { name: 'Obras', line_of_business: LINE } });
  const { project } = await mine.project.create({
    body: { name: 'Puente', start_date: '2026-01-01', end_date: '2027-01-01', company_id: company._id },
  });
  return project._id;
}
