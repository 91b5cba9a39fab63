import { ROLES } from '@faena/shared/access';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import {
  expectGone,
  FakeBusiness,
  newId,
  offline,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const region = (name: string) => screen.findByRole('region', { name });
const entry = async (name: string) =>
  within(
    within(await region('Employees'))
      .getByText(name)
      .closest('li') as HTMLElement,
  );

const open = (own: FakeBusiness, options: Parameters<FakeBusiness['open']>[1] = {}) =>
  own.open(`/company/${own.company._id}`, options);

const FIELDS = [
  ['Nombre', 'Bodega'],
  ['Descripción', 'Techo y piso'],
  ['Fecha de inicio', '02/11/2026'],
  ['Fecha de fin', '18/12/2026'],
] as const;

async function openCreation({ user }: Visit): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Crear Proyecto' }));
  return screen.findByRole('dialog', { name: 'Crear nuevo proyecto' });
}

const save = ({ user }: Visit, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Guardar' }));

describe('the dashboard of a company (COMPANY-16)', () => {
  it('welcomes by the company and lists its projects, each of which leads to /projects', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Techo' }, { name: 'Piso' }] });
    const { user, path } = await open(own);
    const projects = within(await region('Your Projects'));
    expect(await projects.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Welcome back, ${own.company.name}!`);
    const link = projects.getByRole('link', { name: /Techo/ });
    expect(link).toHaveTextContent('Activo');
    await user.click(link);
    await waitFor(() => expect(path()).toBe('/projects'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Techo' })).toBeVisible();
  });

  it("shows for each employee full name, role, earnings with Q and projects, or '[Ninguno]', in one request", async () => {
    const own = new FakeBusiness({
      employees: [
        { fullname: 'Óscar Reyes', totalGenerated: 11.03, projects: [{ _id: newId(), name: 'Techo' }] },
        { fullname: 'Ana Ajú' },
      ],
    });
    const { api } = await open(own);
    const employees = within(await region('Employees'));
    expect(await employees.findAllByRole('listitem')).toHaveLength(2);
    const [oscar, ana] = [await entry('Óscar Reyes'), await entry('Ana Ajú')];
    expect(oscar.getByText('Generated: Q11.03')).toBeVisible();
    expect(oscar.getByText('Techo')).toBeVisible();
    expect(ana.getByText('Employee')).toBeVisible();
    expect(ana.getByText('Generated: Q0')).toBeVisible();
    expect(ana.getByText('[Ninguno]')).toBeVisible();
    expect(api.calls('employee', 'list')).toHaveLength(1);
    expect(api.calls('employee', 'get')).toEqual([]);
  });

  it('has its own labels of the roles', async () => {
    const labels = { admin: 'Admin', manager: 'Gestor', employee: 'Employee', client: 'Clients' } as const;
    const roles = Object.entries(labels) as [keyof typeof labels, string][];
    await open(
      new FakeBusiness({
        employees: roles.map(([role, label]) => ({ fullname: `Persona ${label}`, rol_id: ROLES[role] })),
      }),
    );
    await within(await region('Employees')).findAllByRole('listitem');
    for (const [, label] of roles) {
      expect((await entry(`Persona ${label}`)).getByText(label, { exact: true })).toBeVisible();
    }
  });

  it('explains the first step when it is empty', async () => {
    const own = new FakeBusiness();
    const { user, path } = await open(own);
    expect(await screen.findByText('No hay proyectos. ¡Crea uno nuevo!')).toBeVisible();
    expect(await screen.findByText('No hay empleados registrados')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '+ Nuevo Empleado' }));
    await waitFor(() => expect(path()).toBe('/employees/new'));
    expect(localStorage.getItem('activeCompanyId')).toBe(own.company._id);
  });
});

describe('creating a project on the dashboard (COMPANY-19, ERROR-2)', () => {
  it('asks for name, description and both dates, by keyboard alone', async () => {
    const own = new FakeBusiness();
    const { user, api } = await open(own);
    const opener = await screen.findByRole('button', { name: 'Crear Proyecto' });
    opener.focus();
    await user.keyboard('{Enter}');
    const first = await screen.findByRole('dialog', { name: 'Crear nuevo proyecto' });
    expect(within(first).getByLabelText('Nombre')).toHaveFocus();
    await user.keyboard('{Escape}');
    await expectGone(first);
    expect(opener).toHaveFocus();

    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Crear nuevo proyecto' });
    await user.keyboard('Bodega');
    await user.tab();
    await user.keyboard('Techo y piso');
    await user.tab();
    await user.keyboard('02/11/2026');
    await user.tab();
    await user.tab();
    await user.keyboard('18/12/2026{Enter}');
    await expectGone(dialog);
    expect(opener).toHaveFocus();
    expect(await within(await region('Your Projects')).findByText('Bodega')).toBeVisible();
    expect(api.calls('project', 'create').map(({ body }) => body)).toMatchObject([
      {
        name: 'Bodega',
        description: 'Techo y piso',
        start_date: '2026-11-02',
        end_date: '2026-12-18',
        company_id: own.company._id,
      },
    ]);
  });

  it('needs all four fields and a stored username, else an alert says so', async () => {
    const own = new FakeBusiness();
    const visit = await open(own);
    const dialog = await openCreation(visit);
    const told = async () => {
      await save(visit, dialog);
      const alert = await screen.findByRole('alertdialog', { name: 'Por favor completa todos los campos.' });
      await visit.user.keyboard('{Enter}');
      await expectGone(alert);
    };
    for (const [label, value] of FIELDS) {
      await told();
      await visit.fill(within(dialog).getByLabelText(label), value);
    }
    localStorage.removeItem('username');
    await told();
    expect(visit.api.changes).toEqual([]);
  });

  it('reports an impossible date at its field, keeps it, and does not take it for an empty one (FORM-6)', async () => {
    const visit = await open(new FakeBusiness());
    const dialog = await openCreation(visit);
    for (const [label, value] of FIELDS) await visit.fill(within(dialog).getByLabelText(label), value);
    const [start, end] = ['Fecha de inicio', 'Fecha de fin'].map((label) =>
      within(dialog).getByLabelText(label),
    ) as [HTMLElement, HTMLElement];
    for (const [field, typed, fault] of [
      [start, '31/02/2026', 'Esa fecha no existe.'],
      [start, '99/99/2026', 'Esa fecha no existe.'],
      [start, 'mañana', 'La fecha se escribe dd/mm/aaaa.'],
      [end, '01/11/2026', 'No puede ser anterior al 02/11/2026.'],
    ] as const) {
      await visit.fill(field, typed);
      await save(visit, dialog);
      expect(field).toHaveValue(typed);
      expect(field).toHaveAccessibleDescription(fault);
      expect(field).toHaveFocus();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(visit.api.changes).toEqual([]);
      await visit.fill(field, '02/11/2026');
    }
    await save(visit, dialog);
    await expectGone(dialog);
    expect(visit.api.calls('project', 'create')).toMatchObject([
      { body: { start_date: '2026-11-02', end_date: '2026-11-02' } },
    ]);
  });

  it('keeps its text when the company is deleted elsewhere, which is reported (FORM-5)', async () => {
    const own = new FakeBusiness();
    const visit = await open(own);
    const dialog = await openCreation(visit);
    await visit.fill(within(dialog).getByLabelText('Nombre'), 'Bodega');
    own.companies = [];
    void queryClient.invalidateQueries();
    const told = await screen.findByRole('alertdialog', { name: /^Esta empresa ya no existe\./ });
    await visit.user.keyboard('{Enter}');
    await expectGone(told);
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Bodega');
    expect(visit.path()).toBe(`/company/${own.company._id}`);

    await visit.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expectGone(dialog);
    await waitFor(() => expect(localStorage.getItem('activeCompanyId')).toBeNull());
    expect(screen.queryByRole('heading', { level: 1, name: /^Welcome back/ })).toBeNull();
  });

  it('reports a failure in an alert, and keeps the typed text', async () => {
    const visit = await open(new FakeBusiness(), { api: { project: { create: offline } } });
    const dialog = await openCreation(visit);
    for (const [label, value] of FIELDS) await visit.fill(within(dialog).getByLabelText(label), value);
    await save(visit, dialog);
    const alert = await screen.findByRole('alertdialog', { name: 'No se pudo crear el proyecto.' });
    await visit.user.keyboard('{Enter}');
    await expectGone(alert);
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Bodega');
  });
});
