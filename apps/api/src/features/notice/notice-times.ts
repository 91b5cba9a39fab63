import { NOTICE_HOUR, nextSummary, quietUntil } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { findActor } from '../person/index.ts';
import { personDay } from '../todo/index.ts';
import { type NoticePreferencesDoc, NoticePreferencesModel } from './model.ts';

/** The hour at which a person hears of their day (NOTICE-22). */
export function hourIn(choice: Pick<NoticePreferencesDoc, 'noticeHour'> | null | undefined): number {
  return choice?.noticeHour ?? NOTICE_HOUR;
}

/** The end of the quiet hours of a person; null outside of them (NOTICE-21). */
export async function endOfQuiet(actor: Actor, now: Date): Promise<Date | null> {
  const choice = await driverCollection(NoticePreferencesModel).findOne({ _id: actor.id });
  const { quietFrom: from, quietTo: to } = choice ?? {};
  if (typeof from !== 'number' || typeof to !== 'number') return null;
  const { timeZone } = await personDay(actor, now);
  return quietUntil(now, timeZone, { from, to });
}

/** The next daily summary of a person at their hour (NOTICE-20). */
export async function summaryFor(personId: Types.ObjectId, hour: number, now: Date): Promise<Date> {
  const actor = await findActor({ _id: personId });
  // A person without access reads nothing, whatever the time of the mail.
  if (!actor) return now;
  const { timeZone } = await personDay(actor, now);
  return nextSummary(now, timeZone, hour);
}
