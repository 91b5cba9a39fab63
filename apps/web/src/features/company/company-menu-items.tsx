import { Building2, Check, Layers } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ALL } from '@/lib/company-link.ts';
import { canShowAll, sameScreen } from '@/lib/same-screen.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { MenuLink, MenuSeparator } from '@/ui/menu-item.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { CompanyItems } from './company-items.tsx';
import { useMyCompanies } from './requests.ts';
import { companyTexts } from './texts/companies.ts';

/** The items of the header's menu: the person's companies, and all of them. The present item is ticked; without an id it is all. */
export function CompanyMenuItems({ companyId }: { companyId: string | undefined }) {
  const location = useLocation();
  const { data: companies = [] } = useMyCompanies();
  const isOfAll = companyId === undefined;
  return (
    <>
      {(isOfAll || (companies.length > 1 && canShowAll(location.pathname))) && (
        <MenuLink to={sameScreen(location, ALL)} icon={Layers} isCurrent={isOfAll}>
          {companyTexts.menu.all}
          {isOfAll && <Present />}
        </MenuLink>
      )}
      <CompanyItems>
        {({ _id, name, color }) => (
          <MenuLink key={_id} to={sameScreen(location, _id)} isCurrent={_id === companyId}>
            <CompanyTile name={name} color={color} size="sm" />
            <UserText lines={1}>{name}</UserText>
            {_id === companyId && <Present />}
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

function Present() {
  return <Check aria-hidden strokeWidth={1.75} className="ml-auto size-4 shrink-0" />;
}
