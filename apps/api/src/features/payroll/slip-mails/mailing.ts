import { randomUUID } from 'node:crypto';
import { driverCollection, transaction } from '../../../platform/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { askForJob } from '../../../platform/jobs/queue-job.ts';
import { hashOf, makeToken } from '../../../platform/link-token.ts';
import { isRefusal } from '../../../platform/mail.ts';
import type { Consumer } from '../../../platform/outbox/consume.ts';
import type { Services } from '../../../platform/services.ts';
import { isDeclined, isVerified, PersonModel } from '../../person/index.ts';
import { type NewLink, storeLink } from '../slip-links/store-link.ts';
import { type SlipLinkDoc, SlipLinkModel } from '../slips/slip-link-model.ts';
import { type SlipMailDoc, SlipMailModel } from '../slips/slip-mail-model.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { SLIPS_MAILED } from './ask-for-mails.ts';
import { slipMail } from './slip-mail.ts';

type MailServices = Pick<Services, 'clock' | 'config' | 'log' | 'mailer'>;

const SLIP_MAIL_JOB = 'slip-mails';

/** How long a mail waits after its sender died; other mails are sent at once. */
const RETRY_MS = 60_000;

/** A sender without a result for so long counts as dead; the timeout of a mail server is shorter. */
const CLAIM_MS = 60_000;

/** The number of mails that are sent at the same time. */
const LANES = 4;

/** The job that sends the waiting mails (ANSWER-5). */
export function slipMailJob(services: MailServices): Job {
  return { name: SLIP_MAIL_JOB, everyMs: RETRY_MS, run: ({ signal }) => sendWaiting(services, signal) };
}

/** Starts the sending of requested mails. */
export function slipMailConsumer({ clock }: Pick<Services, 'clock'>): Consumer {
  return {
    name: SLIP_MAIL_JOB,
    types: [SLIPS_MAILED],
    handle: () => askForJob(SLIP_MAIL_JOB, clock.now()),
  };
}

/** Sends all waiting mails, some at a time. */
export async function sendWaiting(services: MailServices, signal?: AbortSignal): Promise<void> {
  const { mailer } = services;
  const { publicUrl } = services.config;
  if (!mailer || !publicUrl) return;
  const lane = async () => {
    while (!signal?.aborted) {
      const mail = await claim();
      if (!mail) return;
      await send(mail, { ...services, mailer, publicUrl });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Claims the mail that has waited longest, so that nobody else sends it. */
function claim(): Promise<SlipMailDoc | null> {
  return driverCollection(SlipMailModel).findOneAndUpdate(
    { state: 'waiting', $expr: { $lte: ['$claimedUntil', '$$NOW'] } },
    [{ $set: { sender: randomUUID(), claimedUntil: { $add: ['$$NOW', CLAIM_MS] } } }],
    { sort: { askedAt: 1 }, returnDocument: 'after' },
  );
}

interface Means extends MailServices {
  readonly mailer: NonNullable<MailServices['mailer']>;
  readonly publicUrl: string;
}

/** Sends one mail and stores the result. It stores the link first, so that every delivered link works. */
async function send(mail: SlipMailDoc, { mailer, publicUrl, clock, log }: Means): Promise<void> {
  const { slipId } = mail;
  const slip = await SlipModel.findOne({ _id: slipId, reopened: false }).lean<SlipDoc>();
  if (!slip) return void (await SlipMailModel.deleteOne(own(mail)));
  const person = await PersonModel.findById(slip.employeeId, {
    email: 1,
    emailKey: 1,
    verifiedEmailKey: 1,
    language: 1,
  }).lean();
  if (!person?.email) return note(mail, { state: 'failed', failure: 'no_address' });
  if (await isDeclined(slip.employeeId, person.email))
    return note(mail, { state: 'failed', failure: 'refused' });
  const language = person.language ?? mail.language;
  const token = makeToken();
  const before = await SlipLinkModel.findOne({ slipId }).lean();
  const toVerified = isVerified(person);
  if (!(await link(mail, slip, { token, createdAt: clock.now(), toVerified }))) return;
  try {
    await mailer.send(slipMail(slip, { to: person.email, token, language, publicUrl, own: person.language }));
  } catch (error) {
    const failure = isRefusal(error) ? 'refused' : 'unreachable';
    log.warn({ slip: String(slipId), failure }, 'a slip was not sent');
    await putBack(slipId, token, before);
    await note(mail, { state: 'failed', failure });
    if (failure === 'unreachable') await giveUp(mail);
    return;
  }
  await note(mail, { state: 'sent', failure: null, sentAt: clock.now() });
}

/** Stores the link of a mail. The write to the mail refuses it if the company was deleted with its mails. */
function link(mail: SlipMailDoc, slip: SlipDoc, given: Omit<NewLink, 'madeBy' | 'way'>): Promise<boolean> {
  const update = { $set: { linkedAt: given.createdAt } };
  const { askedBy: madeBy = null } = mail;
  return transaction(async (session) => {
    const { matchedCount } = await SlipMailModel.updateOne(own(mail), update, { session });
    if (matchedCount === 1) await storeLink(slip, { ...given, madeBy, way: 'mailed' }, session);
    return matchedCount === 1;
  });
}

/** Withdraws the link of an unsent mail; an earlier link becomes valid again. */
async function putBack(
  slipId: SlipMailDoc['slipId'],
  token: string,
  before: SlipLinkDoc | null,
): Promise<void> {
  const untold = { slipId, tokenHash: hashOf(token) };
  if (before) await SlipLinkModel.replaceOne(untold, before);
  else await SlipLinkModel.deleteOne(untold);
}

const own = ({ _id, sender }: SlipMailDoc) => ({ _id, sender, state: 'waiting' as const });

async function note(
  mail: SlipMailDoc,
  became: Pick<SlipMailDoc, 'state' | 'failure'> & { sentAt?: Date },
): Promise<void> {
  await SlipMailModel.updateOne(own(mail), { $set: { ...became, sender: null } });
}

/** Gives up the other mails of the run while the server is unreachable; a later request sends them. */
async function giveUp({ runId }: SlipMailDoc): Promise<void> {
  await driverCollection(SlipMailModel).updateMany(
    { runId, state: 'waiting', $expr: { $lte: ['$claimedUntil', '$$NOW'] } },
    { $set: { state: 'failed', failure: 'unreachable' } },
  );
}
