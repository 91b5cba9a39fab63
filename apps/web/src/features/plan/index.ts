export { SubscriptionsScreen } from './plans-screen.tsx';
export { useSubscriptions } from './requests.ts';
