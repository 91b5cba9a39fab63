import {
  type AnyNoun,
  CompanyNoun,
  EmployeeNoun,
  PersonNoun,
  PlanNoun,
  ProjectNoun,
  TaskNoun,
} from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import {
  emptyLists,
  FakeBoard,
  FakeBusiness,
  openNewTask,
  person,
  renderRoute,
  screen,
  type Visit,
} from '@/test/index.ts';

/** Opens a screen of the administrator, and there the form behind a button. */
async function asAdmin(path: string, button: string): Promise<Visit> {
  const as = person('admin');
  const visit = await renderRoute(path, {
    as,
    api: { ...emptyLists(), person: { account: () => as, all: () => [as] } },
  });
  await visit.user.click(await screen.findByRole('button', { name: button }));
  return visit;
}

const business = () => new FakeBusiness({ employees: [{}], projects: [{}] });

const FORMS: readonly (readonly [name: string, noun: AnyNoun, open: () => Promise<unknown>])[] = [
  ['a new company', CompanyNoun, () => business().open('/add-company')],
  [
    'a company',
    CompanyNoun,
    () => {
      const own = business();
      return own.open(`/edit-company/${own.company._id}`);
    },
  ],
  ['a plan', PlanNoun, () => asAdmin('/admin/subscriptions', 'Nueva subscripción')],
  ['a person', PersonNoun, () => asAdmin('/admin/users', 'New User')],
  [
    'an employee',
    EmployeeNoun,
    () => {
      const own = business();
      return own.open(`/employees/${own.employees[0]?._id}/edit`);
    },
  ],
  [
    'a project',
    ProjectNoun,
    async () => {
      const own = business();
      const { user } = await own.open(`/projects/${own.projects[0]?._id}`);
      await user.click(await screen.findByRole('button', { name: 'Editar proyecto' }));
    },
  ],
  ['a task', TaskNoun, async () => openNewTask(await new FakeBoard().open())],
];

it.each(FORMS)(
  'the form of %s has an input of each plain field that can be changed',
  async (name, noun, open) => {
    await open();
    const form = await screen.findByRole('button', { name: /^(Guardar|Save|Register|Create|Crear)/ });
    const names = [...(form.closest('form')?.querySelectorAll('[name]') ?? [])].map((input) =>
      input.getAttribute('name'),
    );
    const fields = noun.plain.filter((field) => noun.fields[field]?.change);
    for (const field of fields) {
      expect(names, `${name}.${field}: its input in the form is missing`).toContain(field);
    }
  },
);
