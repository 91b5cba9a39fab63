export { AllCompanies } from './all-companies.tsx';
export { CompaniesScreen } from './companies-screen.tsx';
export { CompanyCards } from './company-cards.tsx';
export { CompanyForm } from './company-form.tsx';
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
  useCreateCompany,
  useMyCompanies,
  usePayCalendar,
  useUpdateCompany,
} from './requests.ts';
export { companyTexts } from './texts/companies.ts';
export { companyFormTexts } from './texts/company-form.ts';
