import { Building2, ChevronsUpDown } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuLink } from '@/ui/menu-item.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { CompanyItems } from './company-items.tsx';
import { companyTexts } from './texts/companies.ts';

const texts = companyTexts.panel;

/** The Companies dropdown of the dashboard's side panel (COMPANY-16). */
export function CompanySwitcher({ collapsed = false }: { collapsed?: boolean }) {
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
      <CompanyItems>
        {({ _id, name, color }) => (
          <MenuLink key={_id} to={`/company/${_id}`}>
            <CompanyTile name={name} color={color} size="sm" />
            <UserText lines={1}>{name}</UserText>
          </MenuLink>
        )}
      </CompanyItems>
    </DropdownMenu>
  );
}
