export { useSubscriptions } from './api/use-subscriptions.ts';
export { SubscriptionsScreen } from './components/subscriptions-screen.tsx';
