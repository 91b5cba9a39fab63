export { AdminDashboard } from './admin-dashboard.tsx';
