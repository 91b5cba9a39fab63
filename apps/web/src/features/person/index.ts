export { PeopleScreen } from './people-screen.tsx';
export { plans, usePlans } from './plans.ts';
export { usePersonCount } from './requests.ts';
