import type { NoticesRead } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { NoticeModel } from './model.ts';
import { readableBy } from './reach.ts';

/** Marks one of the caller's notices as read (NOTICE-5). @throws AppError `not_found` for one out of reach */
export async function readNotice(id: string, actor: Actor): Promise<void> {
  const own = { $and: [{ _id: new Types.ObjectId(id) }, await readableBy(actor)] };
  const { matchedCount } = await driverCollection(NoticeModel).updateOne(own, { $set: { isRead: true } });
  if (matchedCount === 0) throw notFound('notice');
}

/**
 * Marks a notice of the caller's and all older ones as read. Newer ones, which the caller has not seen, stay unread
 * (NOTICE-5).
 * @throws AppError `not_found` for one out of reach
 */
export async function readNoticesUpTo({ upTo }: NoticesRead, actor: Actor): Promise<void> {
  const notices = driverCollection(NoticeModel);
  const last = await notices.findOne({ $and: [{ _id: new Types.ObjectId(upTo) }, await readableBy(actor)] });
  if (!last) throw notFound('notice');
  const { at, _id } = last;
  const older = { personId: actor.id, isRead: false, $or: [{ at: { $lt: at } }, { at, _id: { $lte: _id } }] };
  await notices.updateMany(older, { $set: { isRead: true } });
}
