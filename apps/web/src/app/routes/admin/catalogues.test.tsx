import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  emptyLists,
  lineOfBusiness,
  payrollSummary,
  person,
  plan,
  refuse,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const basic = plan({ name: 'Básico' });
const works = lineOfBusiness({ name: 'Obra' });
const place = company({ name: 'Taller', line_of_business: 'Obra' });
const worker = person('employee', {
  fullname: 'Elena Castillo',
  username: 'elena',
  company: { _id: place._id, name: place.name },
  subscription: { _id: basic._id, name: basic.name },
});

const open = (path: string, api: Answers = {}) =>
  renderRoute(path, {
    as: 'admin',
    api: {
      ...emptyLists(),
      plan: { list: () => [basic], ...api.plan },
      lineOfBusiness: { all: () => [works], ...api.lineOfBusiness },
      company: { all: () => [place, company({ line_of_business: '' })] },
      person: { all: () => [worker, person('manager')], ...api.person },
      employee: { get: () => employee(place, { _id: worker._id, projects: [] }) },
      payroll: { summary: () => payrollSummary({ hourlyRate: 10, totalHours: 4.166, totalCost: 41.67 }) },
    },
  });

describe('a deletion by an administrator names the entry and its consequence (ERROR-21)', () => {
  it.each([
    [
      '/admin/users',
      'Delete Elena Castillo',
      '¿Estás seguro de eliminar este usuario?',
      'Elena Castillo (@elena) Leaves 0 projects and their tasks. Has 4.17 h to be paid (USD 41.67); stays on the payroll as Inactive.',
    ],
    [
      '/admin/subscriptions',
      'Eliminar Básico',
      '¿Confirma eliminar esta subscripción?',
      'Básico La pierde 1 usuario.',
    ],
    [
      '/admin/line-of-business',
      'Eliminar Obra',
      '¿Estás seguro de eliminar este giro?',
      'Obra 1 empresa queda sin giro.',
    ],
  ])('on %s', async (path, button, question, description) => {
    const { user, api } = await open(path);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(description));
    await user.keyboard('{Escape}');
    expect(api.changes).toEqual([]);
  });
});

describe('Subscripciones (PLAN-2)', () => {
  it.each([
    ['', 'Falta un número.'],
    ['-1', 'No puede ser menor que 0.'],
    ['1.005', '¿1005 o 1.005? Escribir el número sin separar los miles.'],
    ['1.0055', 'A lo sumo 2 decimales.'],
    ['2000000000', 'A lo sumo 1000000000.'],
  ])('shows the fault of a price of %j in the language of the screen', async (typed, said) => {
    const { user, fill, api } = await open('/admin/subscriptions');
    await user.click(await screen.findByRole('button', { name: 'Nueva subscripción' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByLabelText(/^Precio/), typed);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText('Este dato es necesario.')).toBeVisible();
    expect(dialog.queryByText(/NaN|expected|Required/)).not.toBeInTheDocument();
    expect(api.changes).toEqual([]);
  });
});

describe('an empty name is not sent (PLAN-2, LINE-1)', () => {
  it('nor is a plan with a negative price', async () => {
    const { user, fill, api } = await open('/admin/subscriptions');
    await user.click(await screen.findByRole('button', { name: 'Nueva subscripción' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [name, price] = [dialog.getByLabelText(/^Nombre/), dialog.getByLabelText(/^Precio/)];
    const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await fill(name, '   ');
    await fill(price, '10');
    await save();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await fill(name, 'Plan');
    await fill(price, '-1');
    await save();
    await waitFor(() => expect(price).toHaveAttribute('aria-invalid', 'true'));
    expect(name).not.toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('for a line of business', async () => {
    const { user, fill, api } = await open('/admin/line-of-business');
    const field = await screen.findByRole('textbox', { name: 'Nuevo giro' });
    await fill(field, '   ');
    expect(screen.getByRole('button', { name: 'Crear' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(api.changes).toEqual([]);
  });
});

describe('a name that is taken is reported at its field (FORM-9)', () => {
  const taken =
    (reason: 'username_taken' | 'line_of_business_exists', field: string, message: string) => () =>
      refuse('conflict', message, { reason, errors: [{ path: `body.${field}`, reason, message }] });

  it('for an account too, after the alert', async () => {
    const create = taken('username_taken', 'username', 'Username is already taken.');
    const { user, fill } = await open('/admin/users', { person: { create } });
    await user.click(await screen.findByRole('button', { name: 'New User' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, text] of [
      ['Full name', 'Ana'],
      ['Email', 'ana@example.com'],
      ['Username', 'ana'],
      ['Password', 'secreto-1'],
    ] as const) {
      await fill(dialog.getByLabelText(new RegExp(`^${label}`)), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Username is already taken.' });
    await user.click(within(alert).getByRole('button'));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Username/)).toHaveAccessibleDescription('Username is already taken.'),
    );
  });

  it('also when a line of business is renamed', async () => {
    const rename = taken('line_of_business_exists', 'name', 'The line of business exists already.');
    const { user, fill } = await open('/admin/line-of-business', { lineOfBusiness: { rename } });
    await user.click(await screen.findByRole('button', { name: 'Renombrar Obra' }));
    await fill(screen.getByRole('textbox', { name: 'Nuevo nombre de Obra' }), 'Comercio');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Ese giro de negocio ya existe.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Nuevo nombre de Obra' });
    expect(field).toHaveValue('Comercio');
    field.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Nuevo nombre de Obra' })).toBeNull();
    expect(screen.getByRole('cell', { name: 'Obra' })).toBeVisible();
  });

  it('for a new line of business too, and the typed text stays', async () => {
    const create = taken('line_of_business_exists', 'name', 'The line of business exists already.');
    const { user, fill } = await open('/admin/line-of-business', { lineOfBusiness: { create } });
    const field = await screen.findByRole('textbox', { name: 'Nuevo giro' });
    await fill(field, 'obra');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ese giro de negocio ya existe.'));
    expect(field).toHaveValue('obra');
    await user.type(field, 's');
    expect(field).not.toHaveAccessibleDescription();
  });
});
