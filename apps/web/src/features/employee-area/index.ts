export { AssignedTasks } from './components/assigned-tasks.tsx';
export { EmployeeHome } from './components/employee-home.tsx';
export { EmployeeProject } from './components/employee-project.tsx';
