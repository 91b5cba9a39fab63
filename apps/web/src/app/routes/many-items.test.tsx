import { describe, expect, it } from 'vitest';
import {
  company,
  employee,
  FakeBusiness,
  payrollPerson,
  payrollSummary,
  project,
  renderRoute,
  screen,
  task,
  within,
  worker,
} from '@/test/index.ts';

const MANY = 10_000;
/** More than any of these screens draws of a list at once, its frame included. */
const MOST_DRAWN = 6_000;

const many = <Item,>(make: (name: string) => Item) =>
  Array.from({ length: MANY }, (_, number) => make(`N.º ${number}`));
const main = () => within(screen.getByRole('main'));
const drawn = () => document.querySelectorAll('*').length;

describe('a screen draws only a part of 10,000 items (DESIGN-21)', () => {
  it('for companies, on /home and in the menu of the panel', async () => {
    const own = new FakeBusiness({ companies: many((name) => company({ name })) });
    const { user } = await own.open('/home', { active: null });
    expect(await main().findByText('N.º 0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Companies' }));
    expect(await screen.findByRole('menuitem', { name: 'All 10000 companies' })).toBeVisible();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
    await user.keyboard('{Escape}');
    const cards = main().getAllByRole('listitem').length;
    await user.click(main().getByRole('button', { name: /^Mostrar más \(60 de 10000\)$/ }));
    expect(main().getAllByRole('listitem')).toHaveLength(cards * 2);
  });

  it('for employees, on the dashboard and in their list', async () => {
    const mine = company();
    const people = many((fullname) => employee(mine, { fullname }));
    const own = new FakeBusiness({ companies: [mine], employees: people });
    const visit = await own.open(`/company/${mine._id}`);
    expect(await main().findByText('N.º 0')).toBeVisible();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
    await visit.user.click(screen.getByText('Employees', { selector: 'a *' }));
    await screen.findByText('Empleados', { selector: 'h1' });
    expect(await screen.findByText('N.º 0')).toBeVisible();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
  });

  it('for people on the planilla, with the one that the address names', async () => {
    const people = many((fullname) => payrollPerson({ fullname }));
    await renderRoute(`/planilla?periodo=day&fecha=2026-11-20&empleado=${people[9_000]?._id}`, {
      as: 'manager',
      company: company(),
      api: {
        payroll: {
          people: () => people,
          summary: () => payrollSummary({ hourlyRate: 1, totalHours: 0, totalCost: 0 }),
        },
        record: { history: () => [], get: () => [] },
        employee: { get: () => employee(company()) },
      },
    });
    expect(await screen.findByRole('radio', { name: /^N\.º 9000/ })).toBeChecked();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
  });

  it('for an employee’s projects and tasks', async () => {
    const { me, api } = worker();
    const projects = many((name) => project({ name }));
    const [first = project()] = projects;
    const tasks = many((title) => task(first, { title, status: 'Doing' }));
    const { user } = await renderRoute('/employee', {
      as: me,
      api: { ...api, project: { list: () => projects }, task: { ofPerson: () => tasks } },
    });
    expect(await screen.findByText('N.º 0', { selector: 'h3 *' })).toBeVisible();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
    await user.click(screen.getByText('Tareas', { selector: 'nav *' }));
    await screen.findByText('Tareas asignadas por proyecto', { selector: 'h1' });
    expect(await screen.findByText('N.º 0', { selector: 'h3 *' })).toBeVisible();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
  });
});
