import type { Attack } from './attack.ts';
import { closePeriod } from './closed-period.ts';
import { as, type Stage, send, statusOf, unique, waitUntil } from './stage.ts';

/** Where the link of a stranger leads, which no mail of ours is to lead to. */
const TRAP = 'robo.example';

/** Names that make a letter of their own of a mail that repeats them. */
const NAMES = [
  `Premio\r\n\r\nCobre aquí: https://${TRAP}/premio\r\n`,
  `Premio https://${TRAP}/premio`,
  `<a href="//${TRAP}">Premio</a>`,
];

/** A mail that was asked for comes within this time. */
const PATIENCE_MS = 10_000;

export const MAILS: readonly Attack[] = [
  {
    number: 5,
    name: 'mail of ours with the words of a stranger',
    async run(stage) {
      const victims = await Promise.all(NAMES.map((name) => signUpFor(stage, name)));
      victims.push(await paidFor(stage));
      // Some of the names may have been refused.
      const mails = await mailsTo(
        stage,
        victims.filter((victim) => victim !== undefined),
      );
      return judgeMails(mails);
    },
  },
];

/** The outcome of mails to people that a stranger named. */
export function judgeMails(mails: readonly string[]) {
  const carrying = mails.filter((mail) => mail.includes(TRAP));
  const answered = `${mails.length} mails, ${carrying.length} with the link of a stranger`;
  const gained =
    mails.length === 0 ? 'no mail to look into' : carrying.length > 0 ? 'the link was sent' : undefined;
  return { answered, gained };
}

/** Signs somebody up by this name with the address of a victim, and has their password forgotten. */
async function signUpFor({ origins: [origin] }: Stage, fullname: string): Promise<string | undefined> {
  const username = unique('premio');
  const email = `${username}@example.com`;
  const post = (path: string, body: object) =>
    send(`${origin}/api/auth/${path}`, null, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = unique('clave-');
  const account = { username, email, fullname, password, confirmPassword: password };
  const { status } = await post('register', account);
  if (status !== 201) return undefined;
  await post('forgot-password', { username });
  return email;
}

/** Pays the victim in a company of that name, and sends them their slip; an earlier version cannot. */
async function paidFor(stage: Stage): Promise<string | undefined> {
  const owner = await stage.newManager();
  const [, name = ''] = NAMES;
  const email = `${unique('pagado')}@example.com`;
  const { runId } = await closePeriod(stage, owner, { company: name, employee: name, email });
  const status = await statusOf(
    as(stage.origins[0], owner).slipMail.send({ params: { id: runId }, body: {} }),
  );
  return status === 200 ? email : undefined;
}

/** All mails to these addresses, once each has one. */
async function mailsTo({ mails }: Stage, addresses: readonly string[]): Promise<string[]> {
  const to = (address: string) => mails().filter((mail) => mail.includes(`<${address}>`));
  await waitUntil(() => addresses.every((address) => to(address).length > 0), PATIENCE_MS);
  return addresses.flatMap(to);
}
