import { NOTICE_DAYS, NOTICE_HOUR, type NoticeKind } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** A notice of one event to one person (NOTICE-1). It names things by id, so that an answer has their present names. */
export interface NoticeDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** The outbox's event; with person and kind it makes a notice unique (NOTICE-3). */
  eventId: Types.ObjectId;
  kind: NoticeKind;
  at: Date;
  isRead: boolean;
  /** The person who acted; null if unknown. */
  actorId: Types.ObjectId | null;
  companyId: Types.ObjectId | null;
  projectId: Types.ObjectId | null;
  /** The task, invitation or run; null for a notice about a list. */
  subjectId: Types.ObjectId | null;
  /** The number of things that the act concerned. */
  things: number;
  /** The time from which it is mailed; null if it is not wanted by mail, or once a mail is queued (NOTICE-9). */
  mailAt: Date | null;
  /** Whether a mail with it was sent. */
  isMailed: boolean;
  /** Whether its person wanted its kind by push; absent in a notice from before push (NOTICE-12). */
  byPush?: boolean;
  /** The subscriptions that it was pushed to. */
  pushedTo?: Types.ObjectId[];
}

const schema = new Schema<NoticeDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  eventId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, required: true },
  at: { type: Date, required: true },
  isRead: { type: Boolean, required: true },
  actorId: { type: Schema.Types.ObjectId, default: null },
  companyId: { type: Schema.Types.ObjectId, default: null },
  projectId: { type: Schema.Types.ObjectId, default: null },
  subjectId: { type: Schema.Types.ObjectId, default: null },
  things: { type: Number, required: true },
  mailAt: { type: Date, default: null },
  isMailed: { type: Boolean, default: false },
  byPush: { type: Boolean, default: undefined },
  pushedTo: { type: [Schema.Types.ObjectId], default: undefined },
});

schema.index({ personId: 1, eventId: 1, kind: 1 }, { unique: true });
schema.index({ personId: 1, at: -1, _id: -1 });
schema.index({ personId: 1, isRead: 1, at: -1 });
schema.index({ companyId: 1 });
schema.index({ projectId: 1 });
schema.index({ subjectId: 1 });
schema.index({ mailAt: 1, personId: 1 }, { partialFilterExpression: { mailAt: { $type: 'date' } } });
schema.index({ at: 1 }, { expireAfterSeconds: NOTICE_DAYS * 24 * 3_600 });

export const NoticeModel = model('Notice', schema, 'notices');

/** The kinds that a person does not want, at all, by mail or by push, and when they want to hear. Its `_id` is the person's. */
export interface NoticePreferencesDoc {
  _id: Types.ObjectId;
  off: NoticeKind[];
  mailOff: NoticeKind[];
  /** Absent in a choice from before push. */
  pushOff?: NoticeKind[];
  /** The kinds in the daily summary; this and the hours are absent in a choice from before it. */
  mailDaily?: NoticeKind[];
  noticeHour?: number;
  /** Quiet hours, of which there are none without both. */
  quietFrom?: number | null;
  quietTo?: number | null;
}

const preferences = new Schema<NoticePreferencesDoc>({
  off: { type: [String], default: [] },
  mailOff: { type: [String], default: [] },
  pushOff: { type: [String], default: [] },
  mailDaily: { type: [String], default: [] },
  noticeHour: { type: Number, default: NOTICE_HOUR },
  quietFrom: { type: Number, default: null },
  quietTo: { type: Number, default: null },
});

export const NoticePreferencesModel = model('NoticePreferences', preferences, 'notice_preferences');

/** The last day on which a person's due tasks were looked at (NOTICE-18). Its `_id` is the person's. */
export interface NoticeDayDoc {
  _id: Types.ObjectId;
  /** `YYYY-MM-DD`, by the zone of the person then. */
  day: string;
  timeZone: string;
}

const days = new Schema<NoticeDayDoc>({
  day: { type: String, required: true },
  timeZone: { type: String, required: true },
});

export const NoticeDayModel = model('NoticeDay', days, 'notice_days');
