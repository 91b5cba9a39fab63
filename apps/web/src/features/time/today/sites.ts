import type { CompanyToday, PersonToday } from '@faena/shared/schemas';

/** A company of the screen. It has no name where it is the only one. */
export type DayCompany = Pick<CompanyToday, '_id' | 'timezone' | 'people'> &
  Partial<Pick<CompanyToday, 'name' | 'color'>>;

/** Somebody today, with their company. */
export interface Present {
  readonly person: PersonToday;
  readonly company: DayCompany;
}

/** The people at one place of a company. `name` is null without a project. */
interface Site {
  readonly key: string;
  readonly name: string | null;
  readonly company: DayCompany;
  readonly present: readonly Present[];
}

/** The parts of a day. */
interface DayParts {
  readonly missing: Present[];
  readonly sites: Site[];
  readonly absent: Present[];
}

/** The people not seen, those absent, and the others by company and the project of their last record of today (TODAY-10). */
export function sitesOf(companies: readonly DayCompany[]): DayParts {
  const all = companies.flatMap((company) => company.people.map((person) => ({ person, company })));
  return {
    missing: all.filter(({ person }) => person.state === 'missing'),
    sites: companies.flatMap(sitesOfCompany),
    absent: all.filter(({ person }) => person.state === 'absent'),
  };
}

/** Late people are first at their site; those without a project are last of their company. */
function sitesOfCompany(company: DayCompany): Site[] {
  const sites = new Map<string, { name: string | null; present: Present[] }>();
  for (const person of company.people) {
    if (person.state === 'missing' || person.state === 'absent') continue;
    const key = person.site?._id ?? '';
    const site = sites.get(key) ?? { name: person.site?.name ?? null, present: [] };
    site.present.push({ person, company });
    sites.set(key, site);
  }
  return [...sites]
    .map(([key, { name, present }]) => ({
      ...{ key: `${company._id} ${key}`, name, company },
      present: present.toSorted((one, other) => Number(other.person.isLate) - Number(one.person.isLate)),
    }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null));
}
