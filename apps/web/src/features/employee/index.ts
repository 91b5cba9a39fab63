export { EditEmployee } from './edit-employee.tsx';
export { EmployeeForm } from './employee-form.tsx';
export { EmployeesScreen } from './employees-screen.tsx';
export { findPeople, SEARCHABLE_FROM } from './find-people.ts';
export { dueTo, employeeKeys, employeesOf, oneEmployee, useEmployees } from './requests.ts';
