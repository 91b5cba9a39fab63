import { Building2, CreditCard, LayoutDashboard, ScrollText, Tags, Users } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { AreaFrame } from '@/app/frame/area-frame.tsx';
import { useSidebarOpen } from '@/app/use-sidebar-open.ts';
import { AccountMenu } from '@/features/account/index.ts';
import { adminTexts, auditTexts } from '@/features/admin/index.ts';

const texts = adminTexts.panel;
const entries = [
  { label: texts.dashboard, to: '/admin', icon: LayoutDashboard },
  {
    label: texts.companies,
    to: '/admin/companies',
    at: ['/admin/companies', '/admin/archives'],
    icon: Building2,
  },
  { label: texts.linesOfBusiness, to: '/admin/line-of-business', icon: Tags },
  { label: texts.plans, to: '/admin/subscriptions', icon: CreditCard },
  { label: texts.people, to: '/admin/users', icon: Users },
  { label: auditTexts.title, to: '/admin/audit', icon: ScrollText },
];

/** The admin area with its sidebar (ADMIN-2). */
export function Component() {
  const [open, setOpen] = useSidebarOpen();
  return (
    <AreaFrame
      panelTitle={texts.title}
      entries={entries}
      panelOpen={open}
      onPanelOpenChange={setOpen}
      account={<AccountMenu />}
    >
      <Outlet />
    </AreaFrame>
  );
}
