import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { createPlan } from './create-plan.ts';
import { deletePlan } from './delete-plan.ts';
import { listPlans } from './list-plans.ts';
import { updatePlan } from './update-plan.ts';

export const planHandlers: Handlers<typeof contract.plan, Services> = {
  list: () => listPlans(),
  create: async ({ body }) => ({
    message: 'Subscription created.',
    subscription: await createPlan(body),
  }),
  update: async ({ params, body }) => ({
    message: 'Subscription updated.',
    subscription: await updatePlan(params.id, body),
  }),
  remove: async ({ params }, services) => {
    await deletePlan(params.id, services);
    return { message: 'Subscription deleted.' };
  },
};
