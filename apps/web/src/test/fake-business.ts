import { ROLES } from '@faena/shared/access';
import { DEFAULT_PROJECT_STATUS, DEFAULT_PROJECT_TYPE, foldSearch } from '@faena/shared/domain';
import type { Company, Employee, Person, Project } from '@faena/shared/schemas';
import { company, employee, lineOfBusiness, payrollSummary, person, project } from './entities.ts';
import { type Answers, emptyLists } from './fake-api.ts';
import { bankSettings, payCalendar } from './pay-period.ts';
import { refuse } from './refusal.ts';
import { renderRoute, type Visit } from './render-route.tsx';
import { noMails } from './slip.ts';

interface Owned {
  readonly companies?: readonly Company[];
  /** The first company's. */
  readonly employees?: readonly Partial<Employee>[];
  /** The first company's. */
  readonly projects?: readonly Partial<Project>[];
}

interface OpenOptions {
  readonly api?: Answers;
  /** The active company: the first one by default, null for none. */
  readonly active?: Company | null;
}

/** The stored business of a manager: changes of a screen persist. */
export class FakeBusiness {
  readonly owner: Person;
  readonly company: Company;
  companies: Company[];
  employees: Employee[];
  projects: Project[];

  constructor({ companies = [company()], employees = [], projects = [] }: Owned = {}, owner?: Person) {
    this.owner = owner ?? person('manager', { fullname: 'Marta Gestora' });
    this.companies = [...companies];
    this.company = this.companies[0] ?? company();
    this.employees = employees.map((given) => employee(this.company, given));
    this.projects = projects.map((given) => this.#project(given));
  }

  /** Opens a screen as the manager. */
  open(path: string, { api, active = this.companies[0] ?? null }: OpenOptions = {}): Promise<Visit> {
    return renderRoute(path, {
      as: this.owner,
      ...(active && { company: active }),
      api: overridden(this.answers, api),
    });
  }

  /** The API's answers for this business, and empty lists otherwise. */
  get answers(): Answers {
    return overridden(emptyLists(), {
      slipMail: { get: noMails },
      lineOfBusiness: { all: () => ['Comercio', 'Construcción'].map((name) => lineOfBusiness({ name })) },
      company: {
        mine: () => this.companies,
        get: ({ params: { id } }) => found(this.companies, id, 'Company not found'),
        create: ({ body }) => {
          const made = company({ ...defined(body), created_by: this.owner.username });
          this.companies = [...this.companies, made];
          return { message: '', company: made };
        },
        update: ({ params: { id }, body }) => {
          this.companies = changed(this.companies, id, body);
          const now = found(this.companies, id, 'Company not found');
          return '_id' in now ? { message: '', company: now } : now;
        },
        remove: ({ params: { id } }) => {
          this.companies = without(this.companies, id);
          return { message: '' };
        },
      },
      employee: {
        list: ({ query: { companyId } }) => this.employees.filter((one) => one.companyId === companyId),
        get: ({ params: { id } }) => found(this.employees, id, 'Employee not found'),
        create: ({ body: { password: _, ...body } }) => {
          const made = employee({ _id: body.companyId }, { ...defined(body), rol_id: ROLES.employee });
          this.employees = [...this.employees, made];
          return { message: '', employee: made };
        },
        update: ({ params: { id }, body: { password: _, ...body } }) => {
          this.employees = changed(this.employees, id, body);
          const now = found(this.employees, id, 'Employee not found');
          return '_id' in now ? { message: '', employee: now } : now;
        },
        remove: ({ params: { id } }) => {
          this.employees = without(this.employees, id);
          return { message: '' };
        },
      },
      bankLayout: { get: () => bankSettings() },
      payPeriod: { calendar: () => payCalendar() },
      payroll: {
        summary: ({ params: { id } }) => {
          const { hourlyRate = 0, totalGenerated = 0 } = this.employees.find(({ _id }) => _id === id) ?? {};
          return payrollSummary({
            hourlyRate,
            totalHours: hourlyRate && totalGenerated / hourlyRate,
            totalCost: totalGenerated,
            currency: this.company.currency,
          });
        },
      },
      project: {
        list: ({ query: { company_id } }) => this.#projectsOf(company_id),
        search: ({ query: { company_id, search } }) =>
          this.#projectsOf(company_id).filter(({ name, description }) =>
            foldSearch(`${name} ${description}`).includes(foldSearch(search)),
          ),
        get: ({ params: { id } }) => found(this.projects, id, 'Project not found'),
        create: ({ body }) => {
          const made = this.#project({
            type: DEFAULT_PROJECT_TYPE,
            status: DEFAULT_PROJECT_STATUS,
            ...defined(body),
            start_date: instantOf(body.start_date),
            end_date: instantOf(body.end_date),
          });
          this.projects = [...this.projects, made];
          return { message: '', project: made };
        },
        update: ({ query: { project_id }, body }) => {
          this.projects = changed(this.projects, project_id, body);
          const now = found(this.projects, project_id, 'Project not found');
          return '_id' in now ? { message: '', project: now } : now;
        },
        remove: ({ query: { project_id } }) => {
          this.projects = without(this.projects, project_id);
          return { message: '' };
        },
      },
    });
  }

  #project(given: Partial<Project>): Project {
    return project({ company_id: this.company._id, username: this.owner.username, ...given });
  }

  #projectsOf(companyId: string | undefined): Project[] {
    return this.projects.filter(({ company_id }) => !companyId || company_id === companyId);
  }
}

/** The start of a calendar date in Guatemala, where all companies of tests are; an instant stays. */
function instantOf(date: string): string {
  return date.includes('T') ? date : `${date}T06:00:00.000Z`;
}

interface Identified {
  readonly _id: string;
}

function found<T extends Identified>(all: readonly T[], id: string, missing: string) {
  return all.find(({ _id }) => _id === id) ?? refuse('not_found', missing);
}

function changed<T extends Identified>(all: readonly T[], id: string, changes: object): T[] {
  return all.map((one) => (one._id === id ? { ...one, ...defined(changes) } : one));
}

function without<T extends Identified>(all: readonly T[], id: string): T[] {
  return all.filter(({ _id }) => _id !== id);
}

/** The given values without undefined ones. */
export function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** These answers without those of the others. */
function overridden(answers: Answers, others: Answers = {}): Answers {
  const nouns = new Set([...Object.keys(answers), ...Object.keys(others)]) as Set<keyof Answers>;
  return Object.fromEntries([...nouns].map((noun) => [noun, { ...answers[noun], ...others[noun] }]));
}
