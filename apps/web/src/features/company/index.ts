export { AllCompanies } from './all-companies.tsx';
export { useCreateCompany, useUpdateCompany } from './changes.ts';
export { CompaniesScreen } from './companies-screen.tsx';
export { CompanyCards } from './company-cards.tsx';
export { CompanyForm } from './company-form.tsx';
export { CompanyMenu } from './company-menu.tsx';
export { CompanySwitcher } from './company-switcher.tsx';
export { linesOfBusiness, useLinesOfBusiness } from './lines-of-business.ts';
export {
  companyKeys,
  myCompanies,
  oneCompany,
  payCalendarOf,
  useAllCompanies,
  useCompany,
  useCompanyCount,
  useMyCompanies,
  usePayCalendar,
} from './requests.ts';
export { companyTexts } from './texts/companies.ts';
export { companyFormTexts } from './texts/company-form.ts';
