import { type NoticeChoice, NoticePreferences } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { canMail } from '../../platform/can-mail.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { isVerified, PersonModel } from '../person/index.ts';
import { type NoticePreferencesDoc, NoticePreferencesModel } from './model.ts';

/** The kinds that the caller does not want, at all, by mail or by push; none by default (NOTICE-6, NOTICE-9). */
export async function getPreferences(actor: Actor, services: Services): Promise<NoticePreferences> {
  const [found, mailable] = await Promise.all([
    driverCollection(NoticePreferencesModel).findOne({ _id: actor.id }),
    isMailable(actor, services),
  ]);
  return toWire(found, mailable);
}

/** Stores the kinds that the caller does not want. Notices that exist already stay. */
export async function setPreferences(
  { off, mailOff, pushOff }: NoticeChoice,
  actor: Actor,
  services: Services,
): Promise<NoticePreferences> {
  const distinct = {
    ...{ off: [...new Set(off)], mailOff: [...new Set(mailOff)] },
    ...(pushOff && { pushOff: [...new Set(pushOff)] }),
  };
  const mailable = await isMailable(actor, services);
  return transaction(async (session) => {
    const stored = await driverCollection(NoticePreferencesModel).findOneAndUpdate(
      { _id: actor.id },
      { $set: distinct },
      { upsert: true, returnDocument: 'after', session },
    );
    return answer(NoticePreferences, toWire(stored, mailable));
  });
}

function toWire(found: Partial<NoticePreferencesDoc> | null, mailable: boolean): NoticePreferences {
  const { off = [], mailOff = [], pushOff = [] } = found ?? {};
  return { off, mailOff, pushOff, mailable };
}

async function isMailable({ id }: Actor, services: Services): Promise<boolean> {
  if (!canMail(services)) return false;
  const person = await PersonModel.findById(id, { email: 1, emailKey: 1, verifiedEmailKey: 1 }).lean();
  return person !== null && isVerified(person);
}
