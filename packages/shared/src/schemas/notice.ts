import { z } from 'zod';
import {
  DEFAULT_PAGE_SIZE,
  MAX_COUNTED_NOTICES,
  MAX_PAGE_SIZE,
  NOTICE_KINDS,
} from '../domain/limits-and-defaults/index.ts';
import { Id, Instant, Named, PageEnd } from './primitives.ts';

/**
 * A notice, as its person reads it (NOTICE-1). It tells the present names of what it is about, and no amounts. A name
 * that they may not see, or that exists no more, is null.
 */
export const Notice = z.object({
  _id: Id,
  kind: z.enum(NOTICE_KINDS),
  at: Instant,
  isRead: z.boolean(),
  /** The number of things that one act concerned, such as the tasks of an import. */
  things: z.number().int().min(1),
  /** The fullname of the person who acted; empty if unknown. */
  by: z.string(),
  company: Named.nullable(),
  /** The employee who asked or claimed; null in notices to anyone but an owner. */
  employee: Named.nullable(),
  project: Named.nullable(),
  /** The first of its tasks. */
  task: Named.nullable(),
});
export type Notice = z.infer<typeof Notice>;

/** `GET /notices`: a part of the caller's notices. */
export const NoticeFilter = z.object({
  /** The `next` of the previous page. */
  before: PageEnd.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type NoticeFilter = z.infer<typeof NoticeFilter>;

/** A page of notices, newest first, the number of all unread ones, and the cursor of the next page; null on the last. */
export const NoticePage = z.object({
  notices: z.array(Notice),
  unread: z.number().int().min(0).max(MAX_COUNTED_NOTICES),
  next: PageEnd.nullable(),
});
export type NoticePage = z.infer<typeof NoticePage>;

/** `GET /notices/unread`: the number on the bell. It ends at 100 (NOTICE-5). */
export const UnreadNotices = NoticePage.pick({ unread: true });
export type UnreadNotices = z.infer<typeof UnreadNotices>;

/** `POST /notices/read`: the newest notice that the caller saw; it and all older ones are read. */
export const NoticesRead = z.object({ upTo: Id });
export type NoticesRead = z.infer<typeof NoticesRead>;

const Off = z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length);

/** An hour of the person's day, by the time zone of their first company. */
const Hour = z.number().int().min(0).max(23);

/**
 * The kinds that a person does not want to hear of (NOTICE-6), or not by mail (NOTICE-9) or push (NOTICE-12). Their hour is
 * that of due tasks and of the daily summary (NOTICE-18, NOTICE-20); quiet hours hold mails and pushes (NOTICE-21).
 */
export const NoticePreferences = z.object({
  off: Off,
  mailOff: Off,
  pushOff: Off,
  /** The kinds that are mailed in one daily summary. */
  mailDaily: Off,
  noticeHour: Hour,
  /** The first quiet hour and the first one after them; both null without any. */
  quietFrom: Hour.nullable(),
  quietTo: Hour.nullable(),
  /** Whether notices reach the person by mail at all: it needs a mail server and their verified address. */
  mailable: z.boolean(),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

/**
 * `PUT /notices/preferences`: the caller's choice of notices and of their times, from now on. Programs of earlier versions leave the later fields out, and these stay.
 */
export const NoticeChoice = z.object({
  ...{ off: Off, mailOff: Off, pushOff: Off.optional(), mailDaily: Off.optional() },
  ...{ noticeHour: Hour.optional(), quietFrom: Hour.nullish(), quietTo: Hour.nullish() },
});
export type NoticeChoice = z.infer<typeof NoticeChoice>;
