export { createPlan } from './create-plan.ts';
export { planHandlers } from './handlers.ts';
export { lockPlan } from './lock-plan.ts';
export { PlanModel } from './model.ts';
