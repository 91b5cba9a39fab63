import type { Employee } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';
import { useEmployees } from '@/features/people/index.ts';
import { Unsettled } from '@/features/time/index.ts';
import { earnedMoney, type Money } from '@/lib/money.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { dashboardTexts } from '../texts/dashboard.ts';
import { DashboardSection } from './dashboard-section.tsx';

const texts = dashboardTexts;
/** The number of rows that are drawn at once. */
const STEP = 50;

/** The section 'Employees': name, role, earnings and projects (COMPANY-16). */
export function DashboardEmployees({ companyId }: { companyId: string }) {
  const { data: company } = useCompany(companyId);
  return (
    <DashboardSection
      title={texts.employees}
      query={useEmployees(companyId)}
      all={{ label: texts.allEmployees, to: '/employees' }}
      empty={
        <EmptyState
          title={texts.emptyEmployees}
          hint={texts.emptyEmployeesHint}
          action={<LinkButton to="/employees/new">{texts.newEmployee}</LinkButton>}
        />
      }
    >
      {(employees) => company && <Employees employees={employees} money={earnedMoney(company.currency)} />}
    </DashboardSection>
  );
}

function Employees({ employees, money }: { employees: readonly Employee[]; money: Money }) {
  const { shown, more } = useSteps(employees, STEP, 'employees-shown');
  return (
    <>
      {shown.map(({ _id, fullname, username, rol_id, totalGenerated, projects, ...counts }) => (
        <li key={_id} className="flex gap-3 px-4 py-3">
          <Avatar person={{ fullname, username }} decorative className="mt-0.5" />
          <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p className="min-w-0 font-medium">
              <UserText lines={1}>{fullname}</UserText>
            </p>
            <p className="text-muted text-sm sm:text-right">{texts.roles[rol_id]}</p>
            <p className="min-w-0 text-muted text-sm max-sm:order-1">
              <UserText lines={2}>{projects.map(({ name }) => name).join(', ') || texts.noProjects}</UserText>
            </p>
            <p className="tabular whitespace-nowrap text-sm sm:text-right">
              {texts.generated(money.format(totalGenerated))}
            </p>
            <p className="tabular min-w-0 empty:hidden sm:col-start-2 sm:text-right">
              <Unsettled of={counts} texts={texts.unsettled} />
            </p>
          </div>
        </li>
      ))}
      {more && <li className="pb-3">{more}</li>}
    </>
  );
}
