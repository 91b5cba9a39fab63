import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBusiness,
  offline,
  payrollSummary,
  refuse,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const ELENA = { fullname: 'Elena Castillo' };
const ID = '0123456789abcdef01234567';
const ANA = { fullname: 'Ana Ajú' };

const table = () => screen.findByRole('table', { name: 'Empleados' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const removeButton = () => screen.findByRole('button', { name: 'Borrar Elena Castillo' });
const findQuestion = () => screen.findByRole('alertdialog', { name: '¿Eliminar este empleado?' });
const rows = () => screen.getAllByRole('row').slice(1);

describe('/employees (EMPLOYEE-7, ERROR-2)', () => {
  it('has its title, five columns and the way to a new employee', async () => {
    const own = new FakeBusiness({ employees: [{ fullname: 'Óscar Danilo Reyes' }, ANA] });
    const { user, path } = await own.open('/employees');
    const heads = within(await table()).getAllByRole('columnheader');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Empleados$/);
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Nombre',
      'Usuario',
      'Email',
      'Teléfono',
      'Acciones',
    ]);
    expect(rows()).toHaveLength(2);
    const [oscar] = own.employees;
    for (const text of [oscar?.username ?? '', oscar?.email ?? '', '5555-0100']) {
      expect(await rowOf('Óscar')).toHaveTextContent(text);
    }
    await user.click(screen.getByRole('link', { name: '+ Nuevo Empleado' }));
    await waitFor(() => expect(path()).toBe('/employees/new'));
  });

  it('lets every row be edited and deleted', async () => {
    const own = new FakeBusiness({ employees: [ELENA] });
    const { user, path } = await own.open('/employees');
    const row = within(await rowOf('Elena'));
    expect(row.getByText('Borrar')).toBeVisible();
    await user.click(row.getByText('Editar'));
    await waitFor(() => expect(path()).toBe(`/employees/${own.employees[0]?._id}/edit`));
  });

  it('deletes an employee after a question, and the list follows', async () => {
    const own = new FakeBusiness({ employees: [ELENA, ANA] });
    const { user, api } = await own.open('/employees');
    const opener = await removeButton();
    opener.focus();
    await user.keyboard('{Enter}');
    const question = await findQuestion();
    expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expectGone(question);
    expect(opener).toHaveFocus();
    expect(api.changes).toEqual([]);

    await user.keyboard('{Enter}');
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Borrar' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Elena/ })).not.toBeInTheDocument());
    expect(api.changes).toEqual(['employee.remove']);
    expect(own.employees).toMatchObject([ANA]);
  });

  it('names the person, and the amount still due to them (ERROR-21, PAY-46)', async () => {
    const elena = {
      ...ELENA,
      hourlyRate: 10,
      totalGenerated: 1_250,
      projects: [{ _id: ID, name: 'Puente' }],
    };
    const own = new FakeBusiness({ employees: [elena] });
    const { user, api } = await own.open('/employees');
    await user.click(await removeButton());
    const question = await findQuestion();
    await waitFor(() =>
      expect(question).toHaveAccessibleDescription(
        'Elena Castillo Sale de 1 proyecto y de sus tareas. Tiene 125.00 h por pagar (USD 1,250.00); queda en la planilla como De baja.',
      ),
    );
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    api.answer({ payroll: { summary: () => payrollSummary({ pending: 7.8, unpaidHours: 0 }) } });
    await user.click(await removeButton());
    await waitFor(async () =>
      expect(await findQuestion()).toHaveAccessibleDescription(
        'Elena Castillo Sale de 1 proyecto y de sus tareas. Tiene USD 7.80 por pagar; queda en la planilla como De baja.',
      ),
    );
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Cancelar' }));
    api.answer(own.answers);
    own.employees = own.employees.map((one) => ({ ...one, totalGenerated: 0 }));
    await user.click(await removeButton());
    await waitFor(async () =>
      expect(await findQuestion()).toHaveAccessibleDescription(
        'Elena Castillo Sale de 1 proyecto y de sus tareas. No tiene horas por pagar.',
      ),
    );
  });

  it('asks nevertheless if that cannot be counted', async () => {
    const own = new FakeBusiness({ employees: [ELENA] });
    const { user, reports } = await own.open('/employees', { api: { payroll: { summary: offline } } });
    await user.click(await removeButton());
    expect(await findQuestion()).toHaveAccessibleDescription('Elena Castillo');
    await waitFor(() => expect(reports()).toHaveLength(1));
  });

  it('tells in an alert that an employee cannot be deleted', async () => {
    const own = new FakeBusiness({ employees: [ELENA] });
    const { user, reports } = await own.open('/employees', { api: { employee: { remove: offline } } });
    await user.click(await removeButton());
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Borrar' }));
    const alert = await screen.findByRole('alertdialog', { name: 'No se pudo eliminar el empleado.' });
    expect(reports()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await expectGone(alert);
    expect(await rowOf('Elena')).toBeVisible();
  });

  it("says 'No hay empleados registrados' if there are none", async () => {
    await new FakeBusiness().open('/employees');
    expect(await screen.findByText('No hay empleados registrados')).toBeVisible();
  });

  it('says on the screen that they cannot be loaded, without an alert, and asks again', async () => {
    const own = new FakeBusiness({ employees: [ELENA] });
    const { user, api, reports } = await own.open('/employees', {
      api: { employee: { list: () => refuse('internal', 'Roto') } },
    });
    expect(await screen.findByText('No se pudieron cargar los empleados.')).toBeVisible();
    expect(reports()).toMatchObject([{ code: 'internal' }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    api.answer(own.answers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rowOf('Elena')).toBeVisible();
  });

  it('finds them by name, username, email or phone, in any case and with any accents, and sorts by each column', async () => {
    const many = Array.from({ length: 30 }, (_, number) => ({
      fullname: `Persona ${String(number).padStart(3, '0')}`,
    }));
    const own = new FakeBusiness({
      employees: [...many, { fullname: 'Óscar Ñandú', email: 'oscar@taller.example', phone: '4444-1234' }],
    });
    const { user, fill } = await own.open('/employees');
    await table();
    const search = screen.getByRole('searchbox');
    const oscar = own.employees.at(-1);
    for (const term of ['oscar nandu', oscar?.username ?? '', 'OSCAR@taller', '4444-1']) {
      await fill(search, term);
      expect(await screen.findByText('1 de 31'), term).toBeVisible();
      expect(rows()).toHaveLength(1);
      expect(rows()[0]).toHaveTextContent('Óscar Ñandú');
    }
    await fill(search, 'nadie');
    expect(await screen.findByText('Nadie coincide con la búsqueda.')).toBeVisible();

    await fill(search, 'persona');
    for (const [direction, first] of [
      ['ascending', 'Persona 000'],
      ['descending', 'Persona 029'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: 'Nombre' }));
      expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', direction);
      expect(rows()[0]).toHaveTextContent(first);
    }
    for (const column of ['Usuario', 'Email', 'Teléfono']) {
      await user.click(screen.getByRole('button', { name: column }));
      expect(screen.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
    }
  });
});
