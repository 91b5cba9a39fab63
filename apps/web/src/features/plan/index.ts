export { SubscriptionsScreen } from './plans-screen.tsx';
export { useSubscriptions } from './use-plans.ts';
