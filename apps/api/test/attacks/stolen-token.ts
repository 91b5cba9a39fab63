import { setTimeout as pause } from 'node:timers/promises';
import { medianOf } from '../median.ts';
import type { Attack, Outcome } from './attack.ts';
import { as, type Somebody, type Stage, send, signIn, statusOf, unique } from './stage.ts';

/** The longest life of a token after the log-out of its person, on any process. */
const USELESS_WITHIN_MS = 1_000;

/** The number of log-outs. The median counts, because a busy machine delays some. */
const LOG_OUTS = 5;

/** The time after which a token is taken to stay valid. */
const PATIENCE_MS = 5_000;

/** Attacks with the token of another person. */
export const STOLEN_TOKENS: readonly Attack[] = [
  {
    number: 8,
    name: 'a stolen token that becomes the account',
    async run({ origins: [origin, other], newManager }) {
      const victim = await newManager();
      const email = `${unique('ladron')}@example.com`;
      const password = 'del-ladron';
      const ask = as(other, victim);
      const statuses = [
        await statusOf(ask.person.edit({ body: { email } })),
        await statusOf(ask.session.confirm({ body: { password } })),
        await statusOf(
          ask.session.changePassword({ body: { currentPassword: password, newPassword: password } }),
        ),
        await statusOf(ask.twoSteps.begin({ body: { currentPassword: password } })),
      ];
      const account = await as(origin, victim).person.account();
      const signedIn = await statusOf(signIn(origin, victim));
      return judgeTheft({ statuses, moved: account.email === email, signedIn });
    },
  },
  {
    number: 15,
    name: 'a stolen token once its person has logged out',
    async run(stage) {
      const times: number[] = [];
      for (let i = 0; i < LOG_OUTS; i += 1) times.push(await uselessAfter(stage));
      return judgeLogOut(medianOf(times));
    },
  },
  {
    number: 17,
    name: 'a token of a program that sets bank accounts',
    async run({ origins: [origin, other], owner, worker, companyId }) {
      const body = { name: 'Planilla', scope: 'write', currentPassword: owner.password } as const;
      const { token } = await as(origin, owner).apiToken.make({ body });
      const { bankLayout } = as(other, { token });
      const account = { employeeId: worker.id, account: 'DEL-LADRON-1' };
      const layout = { columns: ['account'], separator: ';', header: false } as const;
      const statuses = [
        await statusOf(
          bankLayout.setAccount({
            params: { employeeId: worker.id },
            body: { companyId, account: account.account },
          }),
        ),
        await statusOf(
          bankLayout.change({
            params: { companyId },
            body: { ...layout, columns: [...layout.columns], accounts: [account] },
          }),
        ),
      ];
      const { accounts } = await as(origin, owner).bankLayout.get({ params: { companyId } });
      return {
        answered: statuses.join(', '),
        gained: accounts.length > 0 ? 'the worker is paid to the account of the thief' : undefined,
      };
    },
  },
];

/** The outcome for a thief who asked for another address, password and second step. */
export function judgeTheft({
  statuses,
  moved,
  signedIn,
}: {
  readonly statuses: readonly number[];
  /** The account has the address of the thief, who would be sent the link to a new password. */
  readonly moved: boolean;
  /** The status of a sign-in with the victim's own password. */
  readonly signedIn: number;
}): Outcome {
  const answered = `${statuses.join(', ')}; ${signedIn} to the owner`;
  if (moved) return { answered, gained: 'the account has the address of the thief' };
  if (statuses.includes(200)) return { answered, gained: 'the thief set what opens the account' };
  return { answered, gained: signedIn === 200 ? undefined : 'the owner is locked out' };
}

/** The outcome for a token whose person logged out that many milliseconds before. */
export function judgeLogOut(uselessAfterMs: number): Outcome {
  const answered = `useless everywhere after ${uselessAfterMs.toFixed(0)} ms`;
  const gained = uselessAfterMs < USELESS_WITHIN_MS ? undefined : 'the token is still good';
  return { answered, gained };
}

/** After how long every process refuses a token and has ended its event streams, from the answer to the log-out on. */
async function uselessAfter({ origins, worker, projectId }: Stage): Promise<number> {
  const victim = await signIn(origins[0], worker);
  const streams = await Promise.all(origins.map((origin) => listen(origin, projectId, victim)));
  await statusOf(as(origins[0], victim).session.logout());
  const loggedOut = performance.now();
  const refused = origins.map(async (origin) => {
    while ((await send(`${origin}/api/user/account`, victim, {})).status !== 401) await pause(20);
    return performance.now();
  });
  const late = pause(PATIENCE_MS, undefined, { ref: false }).then(() => performance.now());
  const over = await Promise.all(
    [...refused, ...streams.map(({ ended }) => ended)].map((one) => Promise.race([one, late])),
  );
  return Math.max(...over) - loggedOut;
}

/** Opens an event stream. @returns when it ended, once it has */
async function listen(origin: string, projectId: string, { token }: Somebody) {
  const response = await fetch(`${origin}/api/tasks/project/${projectId}/live`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const ended = response.text().then(
    () => performance.now(),
    () => performance.now(),
  );
  return { ended };
}
