import { ADMIN, PUBLIC } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import { NewSubscription, Subscription, SubscriptionChanges } from '../schemas/subscription.ts';
import { SubscriptionAnswer, WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Plans (spec, section 7 *Subscriptions*); the landing page shows them to everyone. */
export const plan = {
  list: route({
    method: 'GET',
    path: '/subscriptions',
    summary: 'All subscriptions',
    access: PUBLIC,
    answer: list(Subscription),
  }),
  create: route({
    method: 'POST',
    path: '/subscriptions',
    summary: 'Create a subscription',
    access: ADMIN,
    body: NewSubscription,
    answer: SubscriptionAnswer,
    status: [201],
  }),
  update: route({
    method: 'PUT',
    path: '/subscriptions/:id',
    summary: 'Change a subscription',
    access: ADMIN,
    params: WithId,
    body: SubscriptionChanges,
    answer: SubscriptionAnswer,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/subscriptions/:id',
    summary: 'Delete a subscription and clear it from its users',
    access: ADMIN,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
