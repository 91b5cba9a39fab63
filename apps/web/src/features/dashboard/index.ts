export { DashboardEmployees } from './components/dashboard-employees.tsx';
export { DashboardProjects } from './components/dashboard-projects.tsx';
export { useFollowActiveCompany } from './use-follow-active-company.ts';
