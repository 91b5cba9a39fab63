export { PeopleScreen } from './people-screen.tsx';
export { usePersonCount } from './requests.ts';
