export { EditEmployee } from './employee/edit-employee.tsx';
export { EmployeeForm } from './employee/employee-form.tsx';
export { EmployeesScreen } from './employee/employees-screen.tsx';
export { findPeople, SEARCHABLE_FROM } from './employee/find-people.ts';
export { employeeKeys, employeesOf, oneEmployee, useEmployees } from './employee/requests.ts';
export { PeopleScreen } from './person/people-screen.tsx';
export { plans, usePlans } from './person/plans.ts';
export { usePersonCount } from './person/requests.ts';
export { employeeTexts } from './texts/employees.ts';
