import { ANYONE_SELF } from '../access/reach.ts';
import {
  NoticeChoice,
  NoticeFilter,
  NoticePage,
  NoticePreferences,
  NoticesRead,
  UnreadNotices,
} from '../schemas/notice.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { events, route } from './route.ts';

/** Notices of acts of others that concern the caller (NOTICE-1). */
export const notice = {
  list: route({
    method: 'GET',
    path: '/notices',
    summary: 'The caller’s notices, newest first, and how many are unread',
    access: ANYONE_SELF,
    query: NoticeFilter,
    tagged: true,
    answer: NoticePage,
  }),
  unread: route({
    method: 'GET',
    path: '/notices/unread',
    summary: 'The number of the caller’s unread notices, counted to 100',
    access: ANYONE_SELF,
    tagged: true,
    answer: UnreadNotices,
  }),
  live: route({
    method: 'GET',
    path: '/notices/live',
    summary: 'The number of the caller’s unread notices, now and whenever it may have changed',
    access: ANYONE_SELF,
    answer: events(UnreadNotices),
  }),
  read: route({
    method: 'POST',
    path: '/notices/:id/read',
    summary: 'Mark a notice as read, on every device',
    access: ANYONE_SELF,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  readAll: route({
    method: 'POST',
    path: '/notices/read',
    summary: 'Mark a notice and all older ones as read, on every device',
    access: ANYONE_SELF,
    body: NoticesRead,
    answer: Message,
    errors: ['not_found'],
  }),
  preferences: route({
    method: 'GET',
    path: '/notices/preferences',
    summary: 'The kinds of notices that the caller does not want, at all or by mail',
    access: ANYONE_SELF,
    answer: NoticePreferences,
  }),
  prefer: route({
    method: 'PUT',
    path: '/notices/preferences',
    summary: 'Choose the kinds of notices that the caller does not want, at all or by mail',
    access: ANYONE_SELF,
    body: NoticeChoice,
    answer: NoticePreferences,
  }),
};
