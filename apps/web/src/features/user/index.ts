export { useUserCount } from './api/use-user-count.ts';
export { UsersScreen } from './components/users-screen.tsx';
