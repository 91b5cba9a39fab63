import type { PaySchedule } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';
import { type Lockable, lockable } from '../../platform/lock.ts';

/** The pay schedule of a company and its last closed day (PERIOD-1, PERIOD-2). Its `_id` is the id of the company. */
export interface PayCalendarDoc extends Lockable {
  _id: Types.ObjectId;
  schedule: PaySchedule;
  paydayAfterDays: number;
  /** The chosen start of the first period; null if that begins with the first record. */
  firstDay: string | null;
  /** The last closed day; null before the first run, and again when that is reopened. */
  closedThrough: string | null;
  /** The number of the last run, 0 before the first; numbers are not reused. */
  lastRunNumber: number;
}

const schema = new Schema<PayCalendarDoc>({
  schedule: { type: Schema.Types.Mixed, required: true },
  paydayAfterDays: { type: Number, default: 0 },
  firstDay: { type: String, default: null },
  closedThrough: { type: String, default: null },
  lastRunNumber: { type: Number, default: 0 },
  ...lockable,
});

export const PayCalendarModel = model('PayCalendar', schema, 'pay_calendars');
