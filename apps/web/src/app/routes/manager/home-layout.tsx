import { Building2, House } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { AreaFrame } from '@/app/frame/area-frame.tsx';
import { useSidebarOpen } from '@/app/use-sidebar-open.ts';
import { AccountMenu } from '@/features/account/index.ts';
import { CompanySwitcher, companyTexts } from '@/features/company/index.ts';
import { managerTexts } from '../../texts/manager.ts';

const texts = companyTexts.panel;
const entries = [
  { label: texts.home, to: '/home', icon: House },
  { label: texts.manage, to: '/company', icon: Building2 },
];

export const handle: ScreenHandle = { expiredAlert: managerTexts.frame.invalidSession };

/** The dashboard over all companies of a manager, with its side panel (COMPANY-16). */
export function Component() {
  const [open, setOpen] = useSidebarOpen();
  return (
    <AreaFrame
      panelTitle={texts.title}
      entries={entries}
      panelTop={(collapsed) => <CompanySwitcher collapsed={collapsed} />}
      panelOpen={open}
      onPanelOpenChange={setOpen}
      account={<AccountMenu />}
    >
      <Outlet />
    </AreaFrame>
  );
}
