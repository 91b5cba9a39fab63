import { ADMIN, PUBLIC } from '../access/reach.ts';
import { NewPlan, Plan, PlanChanges } from '../schemas/plan.ts';
import { Message } from '../schemas/primitives.ts';
import { PlanAnswer, WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Plans (PLAN-2); the landing page shows them to everyone. */
export const plan = {
  list: route({
    method: 'GET',
    path: '/subscriptions',
    summary: 'All subscriptions',
    access: PUBLIC,
    answer: list(Plan),
  }),
  create: route({
    method: 'POST',
    path: '/subscriptions',
    summary: 'Create a subscription',
    access: ADMIN,
    body: NewPlan,
    answer: PlanAnswer,
    status: [201],
    errors: ['conflict'],
  }),
  update: route({
    method: 'PUT',
    path: '/subscriptions/:id',
    summary: 'Change a subscription',
    access: ADMIN,
    params: WithId,
    body: PlanChanges,
    answer: PlanAnswer,
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
