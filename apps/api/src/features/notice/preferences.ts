import { type NoticeChoice, NoticePreferences } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { canMail } from '../../platform/can-mail.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { isVerified, PersonModel } from '../person/index.ts';
import { holdNoLonger } from '../push/index.ts';
import { type NoticePreferencesDoc, NoticePreferencesModel } from './model.ts';
import { hourIn } from './notice-times.ts';

/** The caller's choice of notices and of their times; without one they get all of them, at once (NOTICE-6, NOTICE-9). */
export async function getPreferences(actor: Actor, services: Services): Promise<NoticePreferences> {
  const [found, mailable] = await Promise.all([
    driverCollection(NoticePreferencesModel).findOne({ _id: actor.id }),
    isMailable(actor, services),
  ]);
  return toWire(found, mailable);
}

/**
 * Stores the caller's choice of notices and of their times. Notices that exist already stay, and so do the times of their
 * mails; pushes that quiet hours hold follow the new ones (NOTICE-21).
 */
export async function setPreferences(
  { off, mailOff, pushOff, mailDaily, noticeHour, quietFrom, quietTo }: NoticeChoice,
  actor: Actor,
  services: Services,
): Promise<NoticePreferences> {
  const distinct = {
    ...{ off: [...new Set(off)], mailOff: [...new Set(mailOff)] },
    ...(pushOff && { pushOff: [...new Set(pushOff)] }),
    ...(mailDaily && { mailDaily: [...new Set(mailDaily)] }),
    ...(noticeHour !== undefined && { noticeHour }),
    ...(quietFrom !== undefined && { quietFrom }),
    ...(quietTo !== undefined && { quietTo }),
  };
  const mailable = await isMailable(actor, services);
  const chosen = await transaction(async (session) => {
    const stored = await driverCollection(NoticePreferencesModel).findOneAndUpdate(
      { _id: actor.id },
      { $set: distinct },
      { upsert: true, returnDocument: 'after', session },
    );
    return answer(NoticePreferences, toWire(stored, mailable));
  });
  if (quietFrom !== undefined || quietTo !== undefined) await holdNoLonger(actor.id);
  return chosen;
}

function toWire(found: Partial<NoticePreferencesDoc> | null, mailable: boolean): NoticePreferences {
  const {
    off = [],
    mailOff = [],
    pushOff = [],
    mailDaily = [],
    quietFrom = null,
    quietTo = null,
  } = found ?? {};
  return { off, mailOff, pushOff, mailDaily, noticeHour: hourIn(found), quietFrom, quietTo, mailable };
}

async function isMailable({ id }: Actor, services: Services): Promise<boolean> {
  if (!canMail(services)) return false;
  const person = await PersonModel.findById(id, { email: 1, emailKey: 1, verifiedEmailKey: 1 }).lean();
  return person !== null && isVerified(person);
}
