export { DashboardEmployees } from './company/dashboard-employees.tsx';
export { DashboardProjects } from './company/dashboard-projects.tsx';
export { useFollowActiveCompany } from './company/use-follow-active-company.ts';
export { AssignedTasks } from './employee/assigned-tasks.tsx';
export { EmployeeHome } from './employee/employee-home.tsx';
export { EmployeeProject } from './employee/employee-project.tsx';
export { projectsOfPerson } from './employee/requests.ts';
export { dashboardTexts } from './texts/dashboard.ts';
