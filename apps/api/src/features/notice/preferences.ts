import type { NoticeChoice, NoticePreferences } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { NoticePreferencesModel } from './model.ts';

/** The kinds that the caller does not want; none by default (NOTICE-6). */
export async function getPreferences({ id }: Actor): Promise<NoticePreferences> {
  const found = await driverCollection(NoticePreferencesModel).findOne({ _id: id });
  return { off: found?.off ?? [] };
}

/** Stores the kinds that the caller does not want. Notices that exist already stay. */
export async function setPreferences({ off }: NoticeChoice, { id }: Actor): Promise<NoticePreferences> {
  const distinct = [...new Set(off)];
  await driverCollection(NoticePreferencesModel).updateOne(
    { _id: id },
    { $set: { off: distinct } },
    { upsert: true },
  );
  return { off: distinct };
}
