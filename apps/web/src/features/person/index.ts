export { UsersScreen } from './people-screen.tsx';
export { useUserCount } from './requests.ts';
