import type { Company } from '@faena/shared/schemas';
import { Link } from 'react-router-dom';
import { companyTexts } from '@/texts/companies.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { UserText } from '@/ui/user-text.tsx';

/** A company on /home; the whole card leads to its dashboard. */
export function CompanyCard({ company: { _id, name, color, line_of_business } }: { company: Company }) {
  return (
    <Link
      to={`/company/${_id}`}
      className="relative flex items-center gap-3 overflow-hidden rounded-card border border-line bg-surface p-4 pt-5 transition-colors hover:bg-hover"
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
  );
}
