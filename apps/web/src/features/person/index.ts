export { UsersScreen } from './people-screen.tsx';
export { useUserCount } from './use-person-count.ts';
