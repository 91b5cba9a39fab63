import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { companyTexts } from './texts/companies.ts';
import { useCompanyKeys } from './use-company-keys.ts';

const CompanyMenuItems = laterOpened(() =>
  import('./company-menu-items.tsx').then(({ CompanyMenuItems }) => CompanyMenuItems),
);

type CompanyMenuProps = {
  /** The present company, or null for all of them (WHICH-3). */
  company: { readonly _id: string; readonly name: string; readonly color?: string | undefined } | null;
  /** Words before the name, for the width that has room. */
  label: ReactNode;
};

/** The header's menu of companies: it names the present one, and leads to the same screen of another (WHICH-1). */
export function CompanyMenu({ company, label }: CompanyMenuProps) {
  useCompanyKeys();
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-description={companyTexts.menu.hint}
          className="-ml-1 flex min-h-control min-w-0 items-center gap-2 rounded-control px-1 text-left hover:bg-hover"
        >
          {company && <CompanyTile name={company.name} color={company.color} size="sm" />}
          <span className="min-w-0 truncate">
            {label} <strong className="font-semibold">{company?.name ?? companyTexts.menu.all}</strong>
          </span>
          <ChevronsUpDown aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        </button>
      }
    >
      <CompanyMenuItems companyId={company?._id} />
    </DropdownMenu>
  );
}
