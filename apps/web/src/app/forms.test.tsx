import {
  type AnyNoun,
  CompanyNoun,
  EmployeeNoun,
  PersonNoun,
  PlanNoun,
  ProjectNoun,
  TaskNoun,
} from '@faena/shared/schemas';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
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

/** Opens a screen of the administrator, and the form behind a button. */
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

/** The longest text of a field by its schema; undefined without a limit. */
function longestOf(noun: AnyNoun, field: string): number | undefined {
  const schema = noun.fields[field]?.change;
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).maxLength;
}

it.each(FORMS)(
  'the form of %s counts each text beyond its length before it is saved (LIMIT-25)',
  async (name, noun, open) => {
    await open();
    const save = await screen.findByRole('button', { name: /^(Guardar|Save|Register|Create|Crear)/ });
    const form = save.closest('form');
    const fields = noun.plain.filter((field) => longestOf(noun, field) !== undefined);
    expect(fields).not.toEqual([]);
    for (const field of fields) {
      const input = form?.querySelector(`input[name="${field}"], textarea[name="${field}"]`);
      // A choice has no typed text.
      if (!input) continue;
      const longest = longestOf(noun, field) ?? 0;
      fireEvent.input(input, { target: { value: 'a'.repeat(longest + 1) } });
      expect(input, `${name}.${field}`).toHaveAccessibleDescription(
        expect.stringContaining(`${longest + 1}/${longest}`),
      );
    }
  },
);
