export { PlansScreen } from './plans-screen.tsx';
export { usePlans } from './requests.ts';
