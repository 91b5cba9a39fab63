/** Query keys of employees; everything about them lies under `all`. */
export const employeeKeys = {
  all: ['employees'] as const,
  ofCompany: (companyId: string) => [...employeeKeys.all, 'company', companyId] as const,
  one: (id: string) => [...employeeKeys.all, 'one', id] as const,
};
