import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { Attack } from './attack.ts';
import {
  as,
  asConfirmed,
  LINE,
  type Somebody,
  type Stage,
  send,
  signIn,
  statusOf,
  unique,
  waitUntil,
} from './stage.ts';

/** Where the attacker is. */
const ELSEWHERE = '203.0.113.9';

/** Where the owner is. */
const HOME = '198.51.100.7';

/** A requested mail arrives within this time, and its link is used soon afterwards. */
const PATIENCE_MS = 10_000;
const AFTERWARDS_MS = 500;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Attacks that take over an account, reveal people, or run code in their programs. */
export const TAKEOVERS: readonly Attack[] = [
  {
    number: 4,
    name: 'a forgotten password that was not forgotten',
    async run({ origins: [origin, other], newManager, mails }) {
      const victim = await newManager();
      const sent = () => mails().filter((mail) => mail.includes(victim.username)).length;
      const before = sent();
      const asked = await send(`${origin}/api/auth/forgot-password`, null, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': ELSEWHERE },
        body: JSON.stringify({ username: victim.username }),
      });
      // The rest of its work ends with the mail.
      await until(() => sent() > before);
      await pause(AFTERWARDS_MS);
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
    number: 32,
    name: 'the addresses of strangers by their usernames',
    async run({ origins: [origin], newManager, owner, worker, administrator }) {
      const attacker = await newManager();
      const ask = (query: string) => send(`${origin}/api/user/${query}`, attacker, {});
      const answers = [];
      for (const { username } of [owner, worker, administrator]) {
        answers.push(await ask(`search_users?username=${username}`), await ask(`search?q=${username}`));
      }
      const found = answers.filter(({ text }) => text.includes('@')).length;
      for (let i = 0; i < 30; i += 1) await ask(`search_users?username=${owner.username}`);
      const { status } = await ask(`search_users?username=${owner.username}`);
      return {
        answered: `${found} addresses, ${status} to the last`,
        gained: found > 0 || status !== 429 ? `${found} addresses, and no end` : undefined,
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
    number: 21,
    name: 'wrong passwords that keep the owner out of a new browser',
    async run({ origins: [origin, other], newManager, mails }) {
      const victim = await newManager();
      const guess = () => login(origin, { ...victim, password: 'wrong' }, '', ELSEWHERE);
      for (let i = 0; i < 10; i += 1) await guess();
      const shut = await login(other, victim, '', HOME);
      const { asked, redeemed, password } = await resetByMail(other, victim, mails);
      await guess();
      const { status } = await login(other, { ...victim, password }, cookieOf(redeemed), HOME);
      return {
        answered: `${shut.status} before, ${asked.status} to the request for a link, ${status} after it`,
        gained: shut.status === 429 && status === 200 ? undefined : 'the owner is locked out',
      };
    },
  },
  {
    number: 31,
    name: 'two steps on an account with the address of somebody else',
    async run({ origins: [origin, other], mails }) {
      const [username, password] = [unique('ajeno'), unique('clave-')];
      const account = { username, password, confirmPassword: password };
      const email = `${username}@example.com`;
      await as(origin, null).session.register({ body: { ...account, email, fullname: 'Petrona Ajú' } });
      const squatter = await signIn(origin, { username, password });
      const { twoSteps } = as(origin, squatter);
      const { secret } = await twoSteps.begin({ body: { currentPassword: password } });
      await twoSteps.confirm({ body: { code: generateSync({ secret }) } });
      const locked = await login(other, squatter);
      const reset = await resetByMail(other, squatter, mails);
      const { status } = await login(other, { ...squatter, password: reset.password }, '', HOME);
      return {
        answered: `${locked.status} before the reset, ${status} to the owner after it`,
        gained: locked.status === 401 && status === 200 ? undefined : 'the owner is locked out',
      };
    },
  },
  {
    number: 82,
    name: 'an unverified account that keeps an address from its owner',
    async run({ origins: [origin, other], mails }) {
      const email = `${unique('duena')}@example.com`;
      const signUp = (username: string) => {
        const password = unique('clave-');
        const account = { username, password, confirmPassword: password, email, fullname: 'Petrona Ajú' };
        return post(`${other}/api/auth/register`, account);
      };
      await signUp(unique('ajeno'));
      const links = () => mails().filter((mail) => mail.includes('/verify-email#') && mail.includes(email));
      await until(() => links().length === 1);
      const { status: owner } = await signUp(unique('duena'));
      await until(() => links().length === 2);
      const tokens = links().map((mail) => /verify-email#([\w-]{43})/.exec(mail)?.[1] ?? '');
      const [squatters = '', owners = ''] = tokens;
      const verify = async (token: string) =>
        (await post(`${origin}/api/auth/verify-email`, { token })).status;
      const [first, second] = [await verify(owners), await verify(squatters)];
      const { status: third } = await signUp(unique('ajeno'));
      return {
        answered: `${owner} to the owner, ${first} and ${second} to the links, ${third} to another`,
        gained:
          owner === 201 && first === 200 && second === 404 && third === 409
            ? undefined
            : "the address is not its owner's",
      };
    },
  },
  {
    number: 84,
    name: 'an account of a stranger that the owner of its address opens by mistake',
    async run({ origins: [origin, other], mails }) {
      const email = `${unique('duena')}@example.com`;
      const username = unique('ajeno');
      const password = unique('clave-');
      const account = { username, password, confirmPassword: password, email, fullname: 'Petrona Ajú' };
      await post(`${other}/api/auth/register`, account);
      const mailed = () => mails().filter((mail) => mail.includes(email));
      const link = () => mailed().flatMap((mail) => /verify-email#([\w-]{43})/.exec(mail)?.[1] ?? []);
      await until(() => link().length === 1);
      const [token = ''] = link();
      const { status: opened } = await post(`${origin}/api/auth/verify-email/open`, { token });
      const squatter = as(origin, await signIn(origin, { username, password }));
      const { verified } = await squatter.emailVerification.get();
      const { status: declined } = await post(`${origin}/api/auth/verify-email/decline`, { token });
      await squatter.session.changePassword({
        body: { currentPassword: password, newPassword: unique('otra clave ') },
      });
      const { status: verifying } = await post(`${origin}/api/auth/verify-email`, { token });
      // Another mail of the same process comes after the one that would tell of the new password.
      const next = `${unique('otra')}@example.com`;
      await post(`${other}/api/auth/register`, { ...account, username: unique('otra'), email: next });
      await until(() => mails().some((mail) => mail.includes(next)));
      const sent = mailed().length;
      return {
        answered: `${opened} to the reader, verified: ${verified}, ${declined} and ${verifying}, ${sent} mails`,
        gained:
          opened === 200 && !verified && declined === 200 && verifying === 404 && sent === 1
            ? undefined
            : 'the account keeps the address of somebody else',
      };
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
      const confirmed = await asConfirmed(origin, administrator);
      const change = confirmed.person.update({
        params: { id: manager.id },
        body: { rol_id: 4 },
      });
      const status = await statusOf(change);
      return { answered: String(status), gained: status === 409 ? undefined : 'the role changed' };
    },
  },
];

/** Signs in as a page does, and keeps the cookie by which the browser is known again. */
async function knownBrowser(origin: string, who: Somebody): Promise<string> {
  return cookieOf(await login(origin, who));
}

/** Resets the password as the owner of the address does, from the network at home. */
async function resetByMail(origin: string, { username }: Somebody, mails: Stage['mails']) {
  const asked = await post(`${origin}/api/auth/forgot-password`, { username });
  const link = () => mails().find((mail) => mail.includes('/reset-password#') && mail.includes(username));
  await until(() => link() !== undefined);
  const token = /reset-password#([\w-]{43})/.exec(link() ?? '')?.[1] ?? '';
  const password = 'una clave que nadie adivina';
  const redeemed = await post(`${origin}/api/auth/reset-password`, { token, newPassword: password });
  return { asked, redeemed, password };
}

/** Waits for a mail, for a while. */
function until(hasCome: () => boolean): Promise<void> {
  return waitUntil(hasCome, PATIENCE_MS);
}

/** The cookies that a browser sends after this answer. */
function cookieOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** A public request from the owner's network. */
function post(url: string, body: object): Promise<Response> {
  const headers = { ...JSON_TYPE, 'X-Forwarded-For': HOME };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
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
