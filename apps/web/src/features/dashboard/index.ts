export { DashboardEmployees } from './dashboard-employees.tsx';
export { DashboardProjects } from './dashboard-projects.tsx';
export { useFollowActiveCompany } from './use-follow-active-company.ts';
