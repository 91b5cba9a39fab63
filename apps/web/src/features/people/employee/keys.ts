/** Query keys of employees; all data about them is below `all`. */
export const employeeKeys = {
  all: ['employees'] as const,
  ofCompany: (companyId: string) => [...employeeKeys.all, 'company', companyId] as const,
  one: (id: string) => [...employeeKeys.all, 'one', id] as const,
};
