import { DAY_COUNTS, isCounted, oneOf } from '@faena/shared/domain';
import type { Today } from '@faena/shared/schemas';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { cn } from '@/ui/cn.ts';
import { todayTexts as texts } from '../texts/today.ts';
import { DayCounts } from './day-counts.tsx';
import { MarkList } from './mark-list.tsx';
import { OddList } from './odd-list.tsx';
import { SiteSection } from './site-section.tsx';
import { type DayCompany, sitesOf } from './sites.ts';

const PARTS = { estado: oneOf(DAY_COUNTS) };

type DayProps = Pick<Today, 'odd' | 'oddInAll' | 'marks' | 'marksInAll'> & {
  companies: readonly DayCompany[];
  isSeveral: boolean;
};

/** A process of the last version answers a day without marks. */
const NO_MARKS: Today['marks'] = [];

/** The day of one company or of several: its counts, the records to settle, the people not seen, the others by site, and those absent. */
export function Day({ companies, odd, oddInAll, marks = NO_MARKS, marksInAll = 0, isSeveral }: DayProps) {
  const [{ estado: count }, change] = useAddressValues(PARTS);
  const counted = companies.map((company) => ({
    ...company,
    people: company.people.filter((person) => count === null || isCounted(person, count)),
  }));
  const { missing, sites, absent } = sitesOf(counted);
  const isWhole = !isSeveral || count !== null;
  const sections = sites.length + Number(missing.length > 0) + Number(absent.length > 0);
  return (
    <div className={cn('grid grid-cols-1 gap-6', !isSeveral && 'max-w-3xl')}>
      <DayCounts
        people={companies.flatMap(({ people }) => people)}
        chosen={count}
        choose={(estado) => change({ estado })}
      />
      {odd.length + marks.length > 0 && (
        <section aria-label={texts.odd}>
          <h2 className="mb-2 font-semibold text-lg">{texts.odd}</h2>
          {odd.length > 0 && <OddList odd={odd} oddInAll={oddInAll} companies={companies} />}
          {marks.length > 0 && <MarkList marks={marks} marksInAll={marksInAll} companies={companies} />}
        </section>
      )}
      {counted.every(({ people }) => people.length === 0) && <p className="text-muted">{texts.none}</p>}
      <div className={cn(isSeveral && sections > 1 && 'gap-6 md:columns-2 xl:columns-3')}>
        {missing.length > 0 && (
          <SiteSection name={texts.states.missing} present={missing} isWhole={isWhole} />
        )}
        {sites.map(({ key, name, company, present }) => (
          <SiteSection
            key={key}
            name={name ?? texts.noSite}
            company={company}
            present={present}
            isWhole={isWhole}
          />
        ))}
        {absent.length > 0 && <SiteSection name={texts.states.absent} present={absent} isWhole={isWhole} />}
      </div>
    </div>
  );
}
