import { ANYONE_SELF } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import { NewPushBrowser, Push } from '../schemas/push.ts';
import { route } from './route.ts';

/** Push messages to the browser of the calling session (NOTICE-12). */
export const push = {
  get: route({
    method: 'GET',
    path: '/push',
    summary: 'The key by which a browser subscribes to push messages, and whether this session gets them',
    access: ANYONE_SELF,
    answer: Push,
    sessionOnly: true,
  }),
  subscribe: route({
    method: 'PUT',
    path: '/push',
    summary: 'Have the browser of this session take push messages',
    access: ANYONE_SELF,
    body: NewPushBrowser,
    answer: Push,
    sessionOnly: true,
  }),
  unsubscribe: route({
    method: 'DELETE',
    path: '/push',
    summary: 'End the push messages to this session',
    access: ANYONE_SELF,
    answer: Message,
    sessionOnly: true,
  }),
};
