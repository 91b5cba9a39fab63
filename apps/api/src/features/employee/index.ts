export { deleteEmployee } from './delete-employee.ts';
export { getEmployee } from './get-employee.ts';
export { employeeHandlers } from './handlers.ts';
export { insertEmployee } from './insert-employee.ts';
export { setTotalToPay } from './set-total-to-pay.ts';
export { updateEmployee } from './update-employee.ts';
