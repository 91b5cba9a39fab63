import { randomUUID } from 'node:crypto';
import { foldName, VERIFICATION_LINK_MS } from '@faena/shared/domain';
import { driverCollection } from '../../platform/database.ts';
import { isRefusedForGood } from '../../platform/mail.ts';
import { makeOneTimeLink } from '../../platform/one-time-link.ts';
import { mayMailAddress, mayMailVerification } from '../../platform/rate-limit.ts';
import { type Rhythm, repeat } from '../../platform/repeat.ts';
import type { Services } from '../../platform/services.ts';
import { type AccountMailDoc, AccountMailModel } from './model.ts';
import { accountMail } from './write-mail.ts';

type Given = Pick<Services, 'clock' | 'config' | 'log' | 'mailer'>;

/** How often a process looks whether mails wait. */
const RHYTHM: Rhythm = { firstMs: 1_000, intervalMs: 1_000 };

/** A sender who has not said what became of a mail for so long has died; a mail server is given up sooner. */
const CLAIM_MS = 60_000;

/** With pauses that grow from one minute to an hour, this is about a day. */
const MOST_ATTEMPTS = 30;
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * PAUSE_MS;

/**
 * Sends the mails about accounts that wait, for as long as the process runs. Any number of processes share them.
 * @returns stops it, once what is under way was sent
 */
export function startAccountMails(services: Given, rhythm: Partial<Rhythm> = {}): () => Promise<void> {
  const ending = new AbortController();
  const stop = repeat(
    async () => {
      try {
        await sendAccountMails(services, ending.signal);
      } catch (err) {
        services.log.error({ err }, 'sending mails about accounts failed');
      }
    },
    { ...RHYTHM, ...rhythm },
  );
  return () => {
    ending.abort();
    return stop();
  };
}

/** Sends all of them that are due. */
export async function sendAccountMails(services: Given, signal?: AbortSignal): Promise<void> {
  const { mailer } = services;
  const { publicUrl } = services.config;
  if (!mailer || !publicUrl) return;
  while (!signal?.aborted) {
    const mail = await claim();
    if (!mail) return;
    await send(mail, { ...services, mailer, publicUrl });
  }
}

/** The mail that is due for longest, which is this sender's from now on: nobody else sends it meanwhile. */
function claim(): Promise<AccountMailDoc | null> {
  const attempts = { $add: ['$attempts', 1] };
  return driverCollection(AccountMailModel).findOneAndUpdate(
    { $expr: { $lte: ['$dueAt', '$$NOW'] } },
    [{ $set: { sender: randomUUID(), attempts, dueAt: { $add: ['$$NOW', CLAIM_MS] } } }],
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  );
}

interface Means extends Given {
  readonly mailer: NonNullable<Given['mailer']>;
  readonly publicUrl: string;
}

/** Sends one mail. One that the mail server cannot take now is tried again; one that is given up is logged. */
async function send(mail: AccountMailDoc, means: Means): Promise<void> {
  const { log, mailer } = means;
  const about = { user: String(mail.personId), mail: mail.kind };
  if (mail.attempts === 1 && !(await isWithinLimits(mail))) {
    log.warn(about, 'too many mails about an account');
    return done(mail);
  }
  try {
    await mailer.send(await written(mail, means));
  } catch (err) {
    if (mail.attempts < MOST_ATTEMPTS && !isRefusedForGood(err)) {
      log.warn({ ...about, err }, 'a mail about an account is tried again');
      return later(mail);
    }
    log.error({ ...about, err }, 'a mail about an account was not sent');
  }
  await done(mail);
}

/** No address is flooded from here, by any claim of ownership (EMAIL-2). */
async function isWithinLimits({ kind, personId, to, counted }: AccountMailDoc): Promise<boolean> {
  if (kind === 'verify-address' && !counted && !(await mayMailVerification(String(personId)))) return false;
  return mayMailAddress(foldName(to));
}

/** Its link is stored first: no mail that arrives leads nowhere. */
async function written(mail: AccountMailDoc, { clock, config, publicUrl }: Means) {
  const { kind, personId, to } = mail;
  if (kind !== 'verify-address') return accountMail({ ...mail, kind }, { ...config, publicUrl });
  const token = await makeOneTimeLink({
    kind: 'email-verification',
    subjectId: personId,
    about: foldName(to),
    now: clock.now(),
    lifetimeMs: VERIFICATION_LINK_MS,
  });
  return accountMail({ ...mail, kind, token }, { ...config, publicUrl });
}

const own = ({ _id, sender }: AccountMailDoc) => ({ _id, sender });

async function done(mail: AccountMailDoc): Promise<void> {
  await AccountMailModel.deleteOne(own(mail));
}

async function later(mail: AccountMailDoc): Promise<void> {
  const pause = Math.min(PAUSE_MS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_MS);
  await driverCollection(AccountMailModel).updateOne(own(mail), [
    { $set: { sender: null, dueAt: { $add: ['$$NOW', pause] } } },
  ]);
}
