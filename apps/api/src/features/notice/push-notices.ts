import { DAY_MS, MAX_COUNTED_NOTICES, PUSH_KEPT_MS } from '@faena/shared/domain';
import { LANGUAGE_TAGS } from '@faena/shared/language';
import { noticePath } from '@faena/shared/notices';
import type { Notice, PushMessage } from '@faena/shared/schemas';
import { driverCollection } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { findActor, PersonModel } from '../person/index.ts';
import { type Held, type PushBrowserDoc, pushWaiting, type Waiting } from '../push/index.ts';
import { noticeMailTexts } from './mail-texts.ts';
import { NoticeModel } from './model.ts';
import { endOfQuiet } from './notice-times.ts';
import { readableBy } from './reach.ts';
import { noticesToWire } from './wire.ts';

type PushServices = Pick<Services, 'clock' | 'config' | 'log'>;

export const NOTICE_PUSH_JOB = 'notice-pushes';

/** How often browsers are looked for whose push server failed; new notices ask for the job at once. */
const EVERY_MS = 60_000;

/** The job that pushes unread notices (NOTICE-15). */
export function noticePushJob(services: PushServices): Job {
  return {
    name: NOTICE_PUSH_JOB,
    everyMs: EVERY_MS,
    run: ({ signal }) => pushWaiting(services, (subscription) => noticesFor(subscription, services), signal),
  };
}

/** The notices that wait for a browser: unread ones of the last day, after it subscribed, which its person may see. */
async function noticesFor(
  { _id, personId, createdAt }: PushBrowserDoc,
  { clock, config }: PushServices,
): Promise<Waiting | Held | null> {
  const [actor, person] = await Promise.all([
    findActor({ _id: personId }),
    PersonModel.findById(personId, { language: 1 }).lean(),
  ]);
  if (!actor) return null;
  const now = clock.now();
  const since = new Date(Math.max(+createdAt, +now - DAY_MS));
  const notices = await driverCollection(NoticeModel)
    .find({
      $and: [
        await readableBy(actor),
        { isRead: false, at: { $gte: since }, byPush: true, pushedTo: { $ne: _id } },
      ],
    })
    .sort({ at: -1, _id: -1 })
    .limit(MAX_COUNTED_NOTICES)
    .toArray();
  if (notices.length === 0) return null;
  const heldUntil = await endOfQuiet(actor, now);
  if (heldUntil) return { heldUntil };
  const ids = notices.map((notice) => notice._id);
  return {
    message: messageOf(await noticesToWire(notices), person?.language ?? config.defaultLanguage),
    ...{ ttl: PUSH_KEPT_MS / 1_000, topic: 'notices', hasMore: notices.length === MAX_COUNTED_NOTICES },
    sent: async () => {
      await NoticeModel.updateMany({ _id: { $in: ids } }, { $addToSet: { pushedTo: _id } });
    },
  };
}

/** One message with some notices. It names projects and companies, but no task, person or amount (NOTICE-14). */
function messageOf(notices: readonly Notice[], language: keyof typeof noticeMailTexts): PushMessage {
  const texts = noticeMailTexts[language];
  const sentenceOf = ({ kind, things }: Notice) => texts.sentences[kind](things);
  const namesOf = ({ project, company }: Notice) =>
    [project?.name, company?.name].filter((name) => name !== undefined);
  const [first] = notices;
  const lang = LANGUAGE_TAGS[language];
  if (first && notices.length === 1) {
    const body = namesOf(first).join(' · ');
    return { title: sentenceOf(first), body, url: noticePath(first), tag: first._id, lang };
  }
  const sentences = [...new Set(notices.map(sentenceOf))].slice(0, LINES);
  return {
    title: texts.several(notices.length),
    body: sentences.join('\n'),
    url: '/start',
    tag: 'notices',
    lang,
  };
}

/** The lines that a notification shows. */
const LINES = 4;
