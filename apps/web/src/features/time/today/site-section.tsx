import { useState } from 'react';
import { Link } from 'react-router-dom';
import { inCompany } from '@/lib/company-link.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { todayTexts as texts } from '../texts/today.ts';
import { PersonLine } from './person-line.tsx';
import type { DayCompany, Present } from './sites.ts';

/** A site of several companies shows so many people at first (TODAY-10). */
const SHOWN_FIRST = 7;

type SiteSectionProps = {
  name: string;
  /** The company whose site it is; absent for people of several. */
  company?: DayCompany;
  present: readonly Present[];
  /** Shows all people at once. */
  isWhole: boolean;
};

/** The people of a site, or those not seen. With several companies it names its own, and leads to that day. */
export function SiteSection({ name, company, present, isWhole }: SiteSectionProps) {
  const [opened, setOpened] = useState(false);
  const shown = isWhole || opened ? present : present.slice(0, SHOWN_FIRST);
  const more = present.length - shown.length;
  return (
    <section
      aria-label={company?.name ? texts.siteOf(name, company.name) : name}
      className="mb-6 break-inside-avoid"
    >
      <h2 className="wrap-anywhere mb-2 flex items-center gap-2 font-semibold text-lg">
        {name}
        <Badge>{present.length}</Badge>
      </h2>
      {company?.name && (
        <Link
          to={inCompany('/hoy', company._id)}
          className="-mt-2 mb-1 flex min-h-control items-center gap-2 text-muted hover:underline"
        >
          <CompanyTile name={company.name} color={company.color} size="sm" />
          <UserText lines={1}>{company.name}</UserText>
        </Link>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((one) => (
          <PersonLine key={one.person._id} {...one} withCompany={company === undefined} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="ghost" className="mt-1" onClick={() => setOpened(true)}>
          {texts.more(more)}
        </Button>
      )}
    </section>
  );
}
