export { AssignedTasks } from './assigned-tasks.tsx';
export { EmployeeHome } from './employee-home.tsx';
export { EmployeeProject } from './employee-project.tsx';
export { projectsOfPerson } from './requests.ts';
