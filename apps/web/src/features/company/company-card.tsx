import type { Company } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { companyTexts } from './texts/companies.ts';

type CompanyCardProps = {
  company: Company;
  /** The last line of the card, with its own link. */
  foot: ReactNode;
};

/** A company on /home. The card except its foot leads to the company's dashboard. */
export function CompanyCard({ company: { _id, name, color, line_of_business }, foot }: CompanyCardProps) {
  return (
    <div className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Link
        to={`/company/${_id}`}
        className="flex flex-1 items-center gap-3 p-4 pt-5 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span aria-hidden style={{ background: color }} className="absolute inset-x-0 top-0 h-[3px]" />
        <CompanyTile name={name} color={color} size="lg" />
        <span className="min-w-0">
          <UserText lines={3} className="font-semibold text-lg">
            {name}
          </UserText>
          <span className="line-clamp-2 wrap-anywhere text-muted text-sm">
            {companyTexts.home.lineOfBusiness}: <bdi>{line_of_business || companyTexts.uncategorized}</bdi>
          </span>
        </span>
      </Link>
      {foot}
    </div>
  );
}
