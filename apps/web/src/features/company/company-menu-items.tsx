import { Building2, Check } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { sameScreen } from '@/lib/company-link.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { MenuLink, MenuSeparator } from '@/ui/menu-item.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { CompanyItems } from './company-items.tsx';
import { companyTexts } from './texts/companies.ts';

/** The items of the header's menu: the person's companies, the present one ticked, and all of them. */
export function CompanyMenuItems({ companyId }: { companyId: string }) {
  const location = useLocation();
  return (
    <>
      <CompanyItems>
        {({ _id, name, color }) => (
          <MenuLink key={_id} to={sameScreen(location, _id)} isCurrent={_id === companyId}>
            <CompanyTile name={name} color={color} size="sm" />
            <UserText lines={1}>{name}</UserText>
            {_id === companyId && (
              <Check aria-hidden strokeWidth={1.75} className="ml-auto size-4 shrink-0" />
            )}
          </MenuLink>
        )}
      </CompanyItems>
      <MenuSeparator />
      <MenuLink to="/company" icon={Building2}>
        {companyTexts.panel.manage}
      </MenuLink>
    </>
  );
}
