import { HOUR_MS, NOTICE_MAIL_DELAY_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { FinalFailure, type Job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { isRefusedForGood } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { findActor, isVerified, PersonModel } from '../person/index.ts';
import { NoticeModel } from './model.ts';
import { noticeMail } from './notice-mail.ts';
import { endOfQuiet } from './notice-times.ts';
import { readableBy } from './reach.ts';
import { noticesToWire } from './wire.ts';

type MailServices = Pick<Services, 'clock' | 'config' | 'mailer'>;

const NOTICE_MAIL_JOB = 'notice-mail';

/** How often notices are looked for that have waited long enough. */
const EVERY_MS = 60_000;

/** With pauses that grow from one minute to an hour, this is about a day. */
const MOST_ATTEMPTS = 30;
const PAUSE_MS = HOUR_MS / 60;

/**
 * The jobs that mail notices (NOTICE-9): one collects those that have waited, one sends a mail to one person. Without a
 * mail server there are none.
 * @param isDeclined tells whether the owner of the address has declined the account: then nothing is sent (EMAIL-5)
 */
export function noticeMailJobs(
  services: MailServices,
  isDeclined: (personId: Types.ObjectId, address: string) => Promise<boolean>,
): Job[] {
  const { mailer, config, clock } = services;
  const { publicUrl, defaultLanguage } = config;
  if (!mailer || !publicUrl) return [];
  const send = async (personId: Types.ObjectId, ids: readonly Types.ObjectId[]) => {
    const [actor, person] = await Promise.all([
      findActor({ _id: personId }),
      PersonModel.findById(personId, {
        ...{ email: 1, emailKey: 1, verifiedEmailKey: 1, language: 1 },
      }).lean(),
    ]);
    if (!actor || !person || !isVerified(person) || (await isDeclined(personId, person.email))) return;
    const notices = await stillNews(actor, ids);
    if (notices.length === 0) return;
    const now = clock.now();
    const quietEnd = await endOfQuiet(actor, now);
    if (quietEnd) return hold(ids, quietEnd, now);
    const language = person.language ?? defaultLanguage;
    const mail = noticeMail(await noticesToWire(notices), { to: person.email, language, publicUrl });
    await mailer.send(mail).catch((error: unknown) => {
      throw isRefusedForGood(error) ? new FinalFailure(error) : error;
    });
    await NoticeModel.updateMany({ _id: { $in: ids } }, { isMailed: true });
  };
  return [
    { name: 'notice-mails', everyMs: EVERY_MS, run: ({ signal }) => queueDue(clock.now(), signal) },
    {
      ...{ name: NOTICE_MAIL_JOB, attempts: MOST_ATTEMPTS, pauseMs: PAUSE_MS },
      run: ({ data }) => {
        const { personId, ids } = data as { personId: Types.ObjectId; ids: Types.ObjectId[] };
        return send(personId, ids);
      },
    },
  ];
}

/**
 * Queues one mail for each person with a notice that has waited. The mail takes along those that are due within five
 * minutes, so that two mails to a person are as far apart. Those of a daily summary wait for it (NOTICE-20).
 */
async function queueDue(now: Date, signal: AbortSignal): Promise<void> {
  const people = await NoticeModel.distinct('personId', { mailAt: { $lte: now } });
  const mailAt = { $lte: new Date(+now + NOTICE_MAIL_DELAY_MS) };
  for (const personId of people) {
    signal.throwIfAborted();
    const waiting = await driverCollection(NoticeModel)
      .find({ personId, mailAt }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray();
    const ids = waiting.map(({ _id }) => _id);
    // Queued first: a kill in between queues the same notices again, and a sent one stays marked.
    const job = {
      name: NOTICE_MAIL_JOB,
      key: `${personId} ${ids[0]}`,
      data: { personId, ids },
      about: personId,
    };
    await queueJob(job, now);
    await driverCollection(NoticeModel).updateMany({ _id: { $in: ids }, mailAt }, { $set: { mailAt: null } });
  }
}

/**
 * Has a mail wait for the end of quiet hours (NOTICE-21). The job may run before `queueDue` has noted that it is queued, which
 * concerns earlier times only.
 */
async function hold(ids: readonly Types.ObjectId[], until: Date, now: Date): Promise<void> {
  const mailAt = new Date(Math.max(+until, +now + NOTICE_MAIL_DELAY_MS + 1));
  await NoticeModel.updateMany({ _id: { $in: ids }, isMailed: { $ne: true } }, { mailAt });
}

/** Those of some notices that the person has neither read nor got by mail, and may still see, newest first (NOTICE-4). */
async function stillNews(actor: Actor, ids: readonly Types.ObjectId[]) {
  return driverCollection(NoticeModel)
    .find({
      $and: [await readableBy(actor), { _id: { $in: [...ids] }, isRead: false, isMailed: { $ne: true } }],
    })
    .sort({ at: -1, _id: -1 })
    .toArray();
}
