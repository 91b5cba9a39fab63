import { foldName, HOUR_MS, VERIFICATION_LINK_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { FinalFailure, type Job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { isRefusedForGood, type Mailer } from '../../platform/mail.ts';
import { makeOneTimeLink } from '../../platform/one-time-link.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import { mayMailAddress, mayMailVerification } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import type { AccountMail } from './account-mail.ts';
import { ACCOUNT_EVENT } from './note-mail.ts';
import { accountMail } from './write-mail.ts';

type MailServices = Pick<Services, 'clock' | 'config' | 'log' | 'mailer'>;

export const ACCOUNT_MAIL_JOB = 'account-mail';

/** With pauses that grow from one minute to an hour, this is about a day. */
const MOST_ATTEMPTS = 30;
const PAUSE_MS = HOUR_MS / 60;

/** Queues a mail for each event that asks for one. */
export function accountMailConsumer({ clock }: Pick<Services, 'clock'>): Consumer {
  return {
    name: ACCOUNT_MAIL_JOB,
    types: [ACCOUNT_EVENT],
    handle: ({ _id, subject, data }) => {
      const mail = { ...data, personId: subject };
      return queueJob({ name: ACCOUNT_MAIL_JOB, key: String(_id), data: mail, about: subject }, clock.now());
    },
  };
}

/** The data of the job. */
type QueuedMail = AccountMail & { readonly personId: Types.ObjectId };

/**
 * The job that sends one mail about an account (EMAIL-2). Without a mail server there is none: mails wait.
 * @param isDeclined tells whether the owner of the address has declined the account: then nothing is sent (EMAIL-5)
 */
export function accountMailJob(
  services: MailServices,
  isDeclined: (personId: Types.ObjectId, address: string) => Promise<boolean>,
): Job[] {
  const { mailer, config, log } = services;
  const { publicUrl } = config;
  if (!mailer || !publicUrl) return [];
  const send = async (mail: QueuedMail, attempt: number) => {
    if (await isDeclined(mail.personId, mail.to)) return;
    if (attempt === 1 && !(await isWithinLimits(mail))) {
      log.warn({ user: String(mail.personId), mail: mail.kind }, 'too many mails about an account');
      return;
    }
    await deliver(await writtenMail(mail, { ...services, publicUrl }), mailer);
  };
  return [
    {
      name: ACCOUNT_MAIL_JOB,
      attempts: MOST_ATTEMPTS,
      pauseMs: PAUSE_MS,
      run: ({ data, attempt }) => send(data as unknown as QueuedMail, attempt),
    },
  ];
}

/** Passes a mail to the mail server. @throws FinalFailure if the server refuses it for good */
async function deliver(mail: Parameters<Mailer['send']>[0], mailer: Mailer): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw isRefusedForGood(error) ? new FinalFailure(error) : error;
  }
}

/** Limits the mails to one address, also when somebody else claims it (EMAIL-2). */
async function isWithinLimits({ kind, personId, to, counted }: QueuedMail): Promise<boolean> {
  if (kind === 'verify-address' && !counted && !(await mayMailVerification(String(personId)))) return false;
  return mayMailAddress(foldName(to));
}

/** Writes the mail; it stores the link first, so that every delivered link works. */
async function writtenMail(
  mail: QueuedMail,
  { clock, config, publicUrl }: MailServices & { readonly publicUrl: string },
) {
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
