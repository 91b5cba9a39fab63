import { Building2, ChevronsUpDown } from 'lucide-react';
import { useReport } from '@/lib/report.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from '@/ui/button.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuItem, MenuLabel, MenuLink, MenuNote } from '@/ui/menu-item.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useMyCompanies } from './requests.ts';
import { companyTexts } from './texts/companies.ts';

const texts = companyTexts.panel;

/** A menu lists at most this many companies. The full list is a screen. */
const LISTED = 50;

/** The Companies dropdown of the dashboard's side panel (COMPANY-16). */
export function CompanySwitcher({ collapsed = false }: { collapsed?: boolean }) {
  const { data, error, refetch } = useMyCompanies();
  useReport(error);
  return (
    <DropdownMenu
      align="start"
      className="w-54"
      trigger={
        collapsed ? (
          <IconButton icon={ChevronsUpDown} label={texts.companies} tooltipSide="right" variant="secondary" />
        ) : (
          <Button className="w-full justify-between px-2.5">
            <span className="flex items-center gap-2.5">
              <Building2 aria-hidden strokeWidth={1.75} className="text-muted" />
              {texts.companies}
            </span>
            <ChevronsUpDown aria-hidden strokeWidth={1.75} className="text-muted" />
          </Button>
        )
      }
    >
      {data?.length === 0 && <MenuNote>{companyTexts.home.empty}</MenuNote>}
      {!data && !error && <MenuNote>{companyTexts.home.loading}</MenuNote>}
      {!data && error && (
        <>
          <MenuLabel>{companyTexts.home.failed}</MenuLabel>
          <MenuItem onSelect={() => void refetch()}>{uiTexts.retry}</MenuItem>
        </>
      )}
      {data?.slice(0, LISTED).map(({ _id, name, color }) => (
        <MenuLink key={_id} to={`/company/${_id}`}>
          <CompanyTile name={name} color={color} size="sm" />
          <UserText lines={1}>{name}</UserText>
        </MenuLink>
      ))}
      {data && data.length > LISTED && <MenuLink to="/company">{texts.all(data.length)}</MenuLink>}
    </DropdownMenu>
  );
}
