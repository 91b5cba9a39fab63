import { Readable } from 'node:stream';
import {
  CALENDAR_FEED_DAYS,
  CALENDAR_FEED_SEEN_EVERY_MS,
  CALENDAR_KINDS,
  calendarDateOf,
  dateAfter,
  icalOf,
} from '@faena/shared/domain';
import type { CalendarFeedQuery } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Attachment } from '../../kernel/attachment.ts';
import { notFound } from '../../kernel/errors.ts';
import { etagOf } from '../../kernel/etag.ts';
import { hashOf } from '../../platform/link-token.ts';
import type { Services } from '../../platform/services.ts';
import { findActor } from '../person/index.ts';
import { feedEvents } from './feed-events.ts';
import { type CalendarFeedDoc, CalendarFeedModel } from './feed-model.ts';
import { readCalendar } from './read-calendar.ts';

/** Absences stay within Faena: a feed is read by programs of others. */
const FEED_KINDS = CALENDAR_KINDS.filter((kind) => kind !== 'absence');

/**
 * The calendar of a feed as iCal: all that its person sees at this moment (CAL-18), without money and absences (CAL-19).
 * @throws AppError `not_found` for an unknown or revoked secret, and for a person who may see no calendar any more
 */
export async function readFeed({ token }: CalendarFeedQuery, services: Services): Promise<Attachment> {
  const feed = await CalendarFeedModel.findOne({ hash: hashOf(token) }).lean<CalendarFeedDoc | null>();
  if (!feed) throw notFound('calendar_feed');
  const { personId: _id, sessionVersion, companyId, name } = feed;
  const actor = await findActor({ _id, sessionVersion });
  if (actor?.role !== 'manager' || actor.mustChangePassword) throw notFound('calendar_feed');
  const { clock, config } = services;
  const now = clock.now();
  // The day in any zone is at most a day beside it; the range is wide.
  const today = calendarDateOf(now, 'UTC');
  const range = {
    startDate: dateAfter(today, -CALENDAR_FEED_DAYS.before),
    endDate: dateAfter(today, CALENDAR_FEED_DAYS.after),
  };
  const query = { ...range, kinds: FEED_KINDS, ...(companyId && { companyId: String(companyId) }) };
  const calendar = await readCalendar(query, actor, services);
  const text = icalOf(name, feedEvents(calendar, actor.language ?? config.defaultLanguage), today);
  noteUse(feed, now, services);
  return {
    ...{ mediaType: 'text/calendar; charset=utf-8', filename: 'faena.ics' },
    ...{ content: Readable.from([Buffer.from(text)]), etag: etagOf(text) },
  };
}

function noteUse({ _id, lastUsedAt }: CalendarFeedDoc, now: Date, { background, log }: Services): void {
  if (lastUsedAt && +now - +lastUsedAt < CALENDAR_FEED_SEEN_EVERY_MS) return;
  background.run('the use of a feed could not be noted', log, () => setUsed(_id, now));
}

async function setUsed(_id: Types.ObjectId, lastUsedAt: Date): Promise<void> {
  await CalendarFeedModel.updateOne({ _id }, { $set: { lastUsedAt } });
}
