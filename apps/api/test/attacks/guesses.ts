import { generateSync } from 'otplib';
import type { Attack } from './attack.ts';
import { as, LINE, type Stage, send, statusOf, unique, waitUntil } from './stage.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PATIENCE_MS = 10_000;

/** More than a network may open in vain. */
const LINKS = 80;
/** More than a person may ask taken ids for in each of two processes. */
const IDS = 50;

/** Attacks that learn or take something by trying. */
export const GUESSES: readonly Attack[] = [
  {
    number: 22,
    name: 'links that are guessed from all addresses of one IPv6 network',
    async run({ origins: [origin] }) {
      const network = unique('').slice(0, 4);
      const statuses: number[] = [];
      for (let i = 1; i <= LINKS; i += 1) {
        const { status } = await send(`${origin}/api/slip-links/open`, null, {
          method: 'POST',
          headers: {
            'Slip-Token': unique('').padEnd(43, 'x'),
            'X-Forwarded-For': `2001:db8:64:${network}::${i.toString(16)}`,
          },
        });
        statuses.push(status);
      }
      const refused = statuses.filter((status) => status === 429).length;
      return {
        answered: `${LINKS - refused} guesses, then ${refused} × 429`,
        gained: statuses.at(-1) === 429 ? undefined : 'guesses without end',
      };
    },
  },
  {
    number: 23,
    name: 'a right password with codes that are guessed',
    async run({ origins: [origin, other], newManager, mails }) {
      const victim = await newManager();
      const { twoSteps } = as(origin, victim);
      const { secret } = await twoSteps.begin({ body: { currentPassword: victim.password } });
      await twoSteps.confirm({ body: { code: generateSync({ secret }) } });
      const told = () => mails().filter((mail) => mail.includes(`${victim.username}@`)).length;
      const before = told();
      const body = JSON.stringify({ username: victim.username, password: victim.password, code: '000000' });
      const { status } = await send(`${other}/api/auth/login`, null, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': '203.0.113.23' },
        body,
      });
      await waitUntil(() => told() > before, PATIENCE_MS);
      const mailed = told() - before;
      return {
        answered: `${status}, ${mailed} mails to the owner`,
        gained: status === 401 && mailed > 0 ? undefined : 'the owner does not learn of it',
      };
    },
  },
  {
    number: 85,
    name: 'the ids of tasks of strangers',
    async run(stage) {
      const { origins, owner, stranger, projectId } = stage;
      const titles = Array.from({ length: IDS }, () => 'Cimientos');
      const tasks = await as(origins[0], owner).task.createMany({ body: { project: projectId, titles } });
      const project = await ownProject(stage);
      const statuses: number[] = [];
      for (const [i, { id }] of tasks.entries()) {
        const body = { id, title: 'Cimientos', project };
        statuses.push(await statusOf(as(origins[i % 2 ? 1 : 0], stranger).task.create({ body })));
      }
      const learnt = statuses.filter((status) => status === 409).length;
      return {
        answered: `${learnt} × taken, ${statuses.at(-1)} to the last`,
        gained: statuses.at(-1) === 429 ? undefined : 'which ids exist, without end',
      };
    },
  },
];

async function ownProject({ origins: [origin], stranger }: Stage): Promise<string> {
  const own = as(origin, stranger);
  const { company } = await own.company.create({
    body: { name: unique('Empresa '), line_of_business: LINE },
  });
  const { project } = await own.project.create({
    body: { name: 'Puente', start_date: '2026-01-01', end_date: '2027-01-01', company_id: company._id },
  });
  return project._id;
}
