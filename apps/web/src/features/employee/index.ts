export { employeeKeys } from './api/keys.ts';
export { oneEmployee } from './api/use-employee.ts';
export { employeesOf, useEmployees } from './api/use-employees.ts';
export { EditEmployee } from './components/edit-employee.tsx';
export { EmployeeForm } from './components/employee-form.tsx';
export { EmployeesScreen } from './components/employees-screen.tsx';
export { findPeople, SEARCHABLE_FROM } from './find-people.ts';
