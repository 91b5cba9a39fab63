import { House, ListChecks, ListTodo, ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSidebarOpen } from '@/app/use-sidebar-open.ts';
import { AccountMenu } from '@/features/account/index.ts';
import { HeaderClock, useWorkplace } from '@/features/time/index.ts';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { HoursContext, hoursInTime } from '@/lib/format-payroll.ts';
import { earnedMoney, MoneyContext } from '@/lib/money.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { AreaFrame } from '../../frame/area-frame.tsx';
import { BottomBar } from '../../frame/bottom-bar.tsx';

const texts = employeeTexts.frame;
const entries = [
  { label: texts.home, to: '/employee', icon: House },
  { label: texts.todo, to: '/employee/todo', icon: ListTodo },
  { label: texts.tasks, to: '/employee/tasks', icon: ListChecks },
  {
    label: texts.planilla,
    to: '/employee/timesheet',
    at: ['/employee/time-tracker', '/employee/boletas', '/employee/history'],
    icon: ReceiptText,
  },
];

/** The employee area: 'Panel de Empleado', and the running clock in the header (TIME-23, TIME-26). */
export function Component() {
  const [open, setOpen] = useSidebarOpen();
  const { company, query } = useWorkplace();
  const isHome = useLocation().pathname.replace(/\/home\/?$/, '') === '/employee';

  // The person's company is the active one (TIME-23).
  useEffect(() => {
    if (company) storeActiveCompany(company);
  }, [company]);

  return (
    <AreaFrame
      panelTitle={texts.panel}
      entries={entries}
      bottomBar={<BottomBar title={texts.panel} entries={entries} />}
      panelOpen={open}
      onPanelOpenChange={setOpen}
      where={
        company && (
          <>
            <span className="contents max-md:ml-2 max-md:inline-flex">
              <CompanyTile name={company.name} color={company.color} size="sm" />
            </span>
            <strong className="min-w-0 truncate max-sm:sr-only">{company.name}</strong>
          </>
        )
      }
      clock={
        // On a phone the home has the one clock.
        <span className={isHome ? 'contents max-md:hidden' : 'contents'}>
          <HeaderClock />
        </span>
      }
      account={<AccountMenu />}
    >
      {!company && <QueryNote query={query} failed={texts.companyFailed} className="px-4 pt-4 md:px-6" />}
      <MoneyContext value={earnedMoney(company?.currency ?? '')}>
        <HoursContext value={hoursInTime}>
          <Outlet />
        </HoursContext>
      </MoneyContext>
    </AreaFrame>
  );
}
