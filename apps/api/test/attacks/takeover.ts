import type { Attack } from './attack.ts';
import { as, LINE, type Somebody, send, statusOf, unique } from './stage.ts';

/** Where the attacker is. */
const ELSEWHERE = '203.0.113.9';

const HOUR_MS = 3_600_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What was done to become somebody else, to learn of people, or to have their programs run something. */
export const TAKEOVERS: readonly Attack[] = [
  {
    number: 4,
    name: 'a forgotten password that was not forgotten',
    async run({ origins: [origin, other], newManager }) {
      const victim = await newManager();
      const asked = await send(`${origin}/api/auth/forgot-password`, null, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': ELSEWHERE },
        body: JSON.stringify({ username: victim.username }),
      });
      const session = await statusOf(as(other, victim).person.account());
      const { status } = await login(other, victim);
      const stands = session === 200 && status === 200 && !/password["\s:]+\S{8}/i.test(asked.text);
      const answered = `${asked.status}; ${session} to their session, ${status} to their password`;
      return { answered, gained: stands ? undefined : asked.text };
    },
  },
  {
    number: 9,
    name: 'everybody by their role',
    async run({ origins: [origin], stranger, owner, worker, administrator }) {
      const found: string[] = [];
      for (const role of [1, 2, 3, 4]) {
        const { text } = await send(`${origin}/api/user/search_users?rol_id=${role}`, stranger, {});
        found.push(
          ...[owner, worker, administrator].filter((who) => text.includes(who.username)).map(nameOf),
        );
      }
      return {
        answered: `${found.length} found`,
        gained: found.length > 0 ? `found ${found.join()}` : undefined,
      };
    },
  },
  {
    number: 10,
    name: 'a stranger put into a project',
    async run({ origins: [origin], stranger, worker }) {
      const own = as(origin, stranger);
      const { company } = await own.company.create({
        body: { name: unique('Empresa '), line_of_business: LINE },
      });
      const { project } = await own.project.create({
        body: { name: 'Trampa', start_date: '2026-01-01', end_date: '2027-01-01', company_id: company._id },
      });
      const { status } = await send(`${origin}/api/project/add-user`, stranger, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({ projectId: project._id, username: worker.username }),
      });
      const { text } = await send(`${origin}/api/project/get`, worker, {});
      return {
        answered: String(status),
        gained: text.includes(project._id) ? 'they are a member' : undefined,
      };
    },
  },
  {
    number: 11,
    name: 'wrong passwords that lock somebody out',
    async run(stage) {
      const { origins, newManager } = stage;
      const victim = await newManager();
      const cookie = await knownBrowser(origins[0], victim);
      const wrong = [];
      for (let i = 0; i < 12; i += 1)
        wrong.push(await login(origins[0], { ...victim, password: 'wrong' }, '', ELSEWHERE));
      const { status } = await login(origins[1], victim, cookie);
      return {
        answered: `${wrong.at(-1)?.status} to the last guess, ${status} to the owner`,
        gained: status === 200 ? undefined : 'the owner is locked out',
      };
    },
  },
  {
    number: 12,
    name: 'formulas in a name',
    async run({ origins: [origin], owner, companyId }) {
      const username = unique('formula');
      const { employee } = await as(origin, owner).employee.create({
        body: {
          username,
          fullname: "=1+1;=cmd|' /C calc'!A0,@SUM(A1); +1|-1;\t=2",
          password: unique('clave-'),
          email: `${username}@example.com`,
          phone: '5555-0100',
          companyId,
        },
      });
      const [startTime = '', endTime = ''] = [3, 2].map((hours) => at(-hours * HOUR_MS));
      await as(origin, owner).record.add({
        body: { employeeId: employee._id, startTime, endTime, reason: '=1' },
      });
      const [startDate = '', endDate = ''] = [-2, 1].map((days) => at(24 * days * HOUR_MS).slice(0, 10));
      const query = new URLSearchParams({
        companyId,
        startDate,
        endDate,
        format: 'csv',
      });
      const { text, status } = await send(`${origin}/api/employees/payroll/export?${query}`, owner, {});
      const cells = text
        .split('\n')
        .flatMap((line) => [',', ';', '\t', '|'].flatMap((sign) => line.split(sign)));
      const run = cells.filter(
        (cell) => /^["\s\ufeff]*[=+@-]/.test(cell) && !/^"?-?[\d.]+"?$/.test(cell.trim()),
      );
      if (!text.includes('cmd|')) return { answered: String(status), gained: 'no file to look into' };
      const gained =
        status !== 200 ? `answered ${status}` : run.length > 0 ? `cells ${run.join()}` : undefined;
      return { answered: `${cells.length} cells, ${run.length} that run`, gained };
    },
  },
  {
    number: 14,
    name: 'a manager no longer, who still owns companies',
    async run({ origins: [origin], administrator, newManager }) {
      const manager = await newManager();
      await as(origin, manager).company.create({
        body: { name: unique('Empresa '), line_of_business: LINE },
      });
      const change = as(origin, administrator).person.update({
        params: { id: manager.id },
        body: { rol_id: 4 },
      });
      const status = await statusOf(change);
      return { answered: String(status), gained: status === 409 ? undefined : 'the role changed' };
    },
  },
];

function at(msFromNow: number): string {
  return new Date(Date.now() + msFromNow).toISOString();
}

/** Signs in as a page does, and keeps the cookie by which the browser is known again. */
async function knownBrowser(origin: string, who: Somebody): Promise<string> {
  const { headers } = await login(origin, who);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

function login(
  origin: string,
  { username, password }: Somebody,
  cookie = '',
  address = '',
): Promise<Response> {
  const headers = {
    ...JSON_TYPE,
    ...(cookie && { Cookie: cookie }),
    ...(address && { 'X-Forwarded-For': address }),
  };
  const body = JSON.stringify({ username, password });
  return fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body });
}

function nameOf({ username }: Somebody): string {
  return username;
}
