import { MAX_COUNTED_NOTICES } from '@faena/shared/domain';
import type { NoticeFilter, NoticePage, UnreadNotices } from '@faena/shared/schemas';
import type { mongo } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { below, pageEnd } from '../../kernel/list.ts';
import { driverCollection } from '../../platform/database.ts';
import { type NoticeDoc, NoticeModel } from './model.ts';
import { type Memberships, readableBy } from './reach.ts';
import { noticesToWire } from './wire.ts';

/** The caller's notices, newest first, and the number of all unread ones, which ends at 100 (NOTICE-5). */
export async function listNotices({ before, limit }: NoticeFilter, actor: Actor): Promise<NoticePage> {
  const notices = driverCollection(NoticeModel);
  const readable = await readableBy(actor);
  const [found, unread] = await Promise.all([
    notices
      .find({ $and: [readable, below('at', before)] })
      .sort({ at: -1, _id: -1 })
      .limit(limit + 1)
      .toArray(),
    unreadIn(readable),
  ]);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { notices: await noticesToWire(page), unread, next: last ? pageEnd(last.at, last._id) : null };
}

/**
 * The number of the caller's unread notices, which ends at 100 (NOTICE-5).
 * @param memberships those of the caller, where the same answer reads them
 */
export async function countUnread(
  actor: Actor,
  memberships?: PromiseLike<Memberships>,
): Promise<UnreadNotices> {
  return { unread: await unreadIn(await readableBy(actor, memberships)) };
}

function unreadIn(readable: mongo.Filter<NoticeDoc>): Promise<number> {
  return driverCollection(NoticeModel).countDocuments(
    { ...readable, isRead: false },
    { limit: MAX_COUNTED_NOTICES },
  );
}
