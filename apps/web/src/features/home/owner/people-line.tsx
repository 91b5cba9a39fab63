import type { CompanyDay } from '@faena/shared/schemas';
import { ownerDayTexts as texts } from '../texts/owner-day.ts';

type Count = Omit<CompanyDay, 'companyId'>;

/** The people of several companies together. */
export function peopleOf(companies: readonly CompanyDay[]): Count {
  const sum = (count: keyof Count) => companies.reduce((all, company) => all + company[count], 0);
  return {
    people: sum('people'),
    working: sum('working'),
    lunch: sum('lunch'),
    missing: sum('missing'),
    late: sum('late'),
  };
}

/** How many of the people work, are on a break, late and not seen (DAY-11). A number of none is left out. */
export function PeopleLine({ people: { people, working, lunch, late, missing } }: { people: Count }) {
  return (
    <span className="tabular">
      <span className="font-medium text-ink">{texts.working(working, people)}</span>
      {lunch > 0 && ` · ${texts.lunch(lunch)}`}
      {late > 0 && ' · '}
      {late > 0 && <span className="font-medium text-warn">{texts.late(late)}</span>}
      {missing > 0 && ` · ${texts.missing(missing)}`}
    </span>
  );
}
