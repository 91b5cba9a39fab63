import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../http/call.ts';
import { createSubscription } from './create-subscription.ts';
import { deleteSubscription } from './delete-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { updateSubscription } from './update-subscription.ts';

export const subscriptionHandlers: Handlers<typeof contract.plan> = {
  list: () => listSubscriptions(),
  create: async ({ body }) => ({
    message: 'Subscription created.',
    subscription: await createSubscription(body),
  }),
  update: async ({ params, body }) => ({
    message: 'Subscription updated.',
    subscription: await updateSubscription(params.id, body),
  }),
  remove: async ({ params }) => {
    await deleteSubscription(params.id);
    return { message: 'Subscription deleted.' };
  },
};
