import {
  CalendarDays,
  Clock,
  FolderKanban,
  House,
  LayoutDashboard,
  ListTodo,
  ReceiptText,
  Users,
} from 'lucide-react';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useLocation, useMatch } from 'react-router-dom';
import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { AreaFrame } from '@/app/frame/area-frame.tsx';
import { SIGNED_OUT } from '@/app/guard.ts';
import { SignedOut } from '@/app/signed-out.tsx';
import { useActiveCompanyCheck } from '@/app/use-active-company-check.ts';
import { useCompanyInAddress } from '@/app/use-company-in-address.ts';
import { useSidebarOpen } from '@/app/use-sidebar-open.ts';
import { AccountMenu } from '@/features/account/index.ts';
import { CompanyMenu } from '@/features/company/index.ts';
import { ALL, inCompany, showsAll } from '@/lib/company-link.ts';
import { writeStored } from '@/lib/storage.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { managerTexts } from '../../texts/manager.ts';

const texts = managerTexts.frame;

export const handle: ScreenHandle = { expiredAlert: texts.invalidSession };

/** The screens of one company, with 'You are in:' and its sidebar (COMPANY-12). */
export function Component() {
  return useLoaderData() === SIGNED_OUT ? <SignedOut /> : <CompanyFrame />;
}

function CompanyFrame() {
  const [open, setOpen] = useSidebarOpen();
  const active = useActiveCompanyCheck();
  const isOfAll = showsAll(useLocation().search);
  const shown = useMatch('/company/:id')?.params.id ?? active?._id;
  useLastVisitedRoute();
  useCompanyInAddress();

  // A screen of all companies leads to the other screens of them (WHICH-3).
  const all = isOfAll ? inCompany('', ALL) : '';
  const entries = [
    { label: texts.entries.overview, to: shown ? `/company/${shown}` : '/home', icon: LayoutDashboard },
    { label: texts.entries.today, to: `/hoy${all}`, icon: Clock },
    { label: texts.entries.projects, to: '/projects', icon: FolderKanban },
    { label: texts.entries.employees, to: '/employees', icon: Users },
    { label: texts.entries.planilla, to: '/planilla', icon: ReceiptText },
    { label: texts.entries.todo, to: `/todo${all}`, icon: ListTodo },
    { label: texts.entries.calendar, to: `/team${all}`, icon: CalendarDays },
  ];
  return (
    <AreaFrame
      panelTitle={texts.company}
      entries={entries}
      panelOpen={open}
      onPanelOpenChange={setOpen}
      where={
        <>
          {active && (
            <CompanyMenu
              company={isOfAll ? null : active}
              label={<span className="text-muted max-sm:sr-only">{texts.youAreIn}</span>}
            />
          )}
          <LinkButton to="/home" variant="ghost" className="text-muted max-sm:w-control max-sm:px-0">
            <House aria-hidden strokeWidth={1.75} />
            <span className="max-sm:sr-only">{texts.returnHome}</span>
          </LinkButton>
        </>
      }
      account={<AccountMenu />}
    >
      <Outlet />
    </AreaFrame>
  );
}

/** Remembers the present route as the last visited one (COMPANY-12). */
function useLastVisitedRoute(): void {
  const { pathname, search } = useLocation();
  useEffect(() => writeStored('lastVisitedRoute', pathname + search), [pathname, search]);
}
