import type { FieldError } from '@faena/shared/errors';
import { describe, expect, it } from 'vitest';
import { writeCookie } from '@/lib/cookie.ts';
import { LANGUAGE_COOKIE } from '@/lib/language.ts';
import {
  bankSettings,
  expectGone,
  FakeBusiness,
  newId,
  refuse,
  screen,
  type Visit,
  waitFor,
} from '@/test/index.ts';

const field = (label: string) => screen.getByLabelText(label);
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Guardar' }));

describe('/employees/new (EMPLOYEE-7, EMPLOYEE-5, ERROR-2)', () => {
  it('requires full name, username, e-mail, phone and password, with the keyboard alone', async () => {
    const own = new FakeBusiness();
    const { user, path, api } = await own.open('/employees/new');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Crear Empleado$/);
    field('Nombre completo').focus();
    await user.keyboard('{Enter}');
    for (const label of ['Nombre completo', 'Usuario', 'Email', 'Teléfono', 'Contraseña']) {
      expect(field(label)).toHaveAccessibleDescription(/^Este dato es necesario\./);
    }
    expect(field('Nombre completo')).toHaveFocus();

    for (const text of ['Elena Castillo', 'elena', 'elena@', '5555-0101', 'secreto-1']) {
      await user.keyboard(text);
      await user.tab();
    }
    // The choices of a language and of the marking are in between.
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('No es una dirección de correo válida.');
    expect(api.changes).toEqual([]);
    await user.keyboard('{End}example.com{Enter}');

    await waitFor(() => expect(path()).toBe('/employees'));
    expect(await screen.findByRole('row', { name: /Elena Castillo/ })).toBeVisible();
    expect(await screen.findByText('Se guardó Elena Castillo.')).toBeVisible();
    expect(api.calls('employee', 'create').map(({ body }) => body)).toEqual([
      {
        fullname: 'Elena Castillo',
        username: 'elena',
        language: null,
        marking: null,
        email: 'elena@example.com',
        phone: '5555-0101',
        password: 'secreto-1',
        companyId: own.company._id,
      },
    ]);
  });

  it('proposes the manager’s own language for a new employee (LANG-14)', async () => {
    writeCookie(LANGUAGE_COOKIE, 'original');
    const own = new FakeBusiness();
    const { user, path, api } = await own.open('/employees/new');
    expect(field('Idioma')).toHaveDisplayValue('Original');
    for (const [label, text] of [
      ['Nombre completo', 'Otra Persona'],
      ['Usuario', 'otra'],
      ['Email', 'otra@example.com'],
      ['Teléfono', '5555-0102'],
      ['Contraseña', 'secreto-1'],
    ] as const) {
      await user.type(field(label), text);
    }
    await user.selectOptions(field('Idioma'), 'English');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(path()).toBe('/employees'));
    expect(api.calls('employee', 'create')).toMatchObject([{ body: { language: 'en' } }]);
  });

  it('leads back to /employees with Cancelar', async () => {
    const { user, path } = await new FakeBusiness().open('/employees/new');
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(path()).toBe('/employees'));
  });

  it('reports in an alert that an employee cannot be saved, and shows a refusal at its field', async () => {
    const errors: FieldError[] = [
      { path: 'body.username', message: 'Username is already taken.', reason: 'username_taken' },
    ];
    const visit = await new FakeBusiness().open('/employees/new', {
      api: { employee: { create: () => refuse('conflict', 'Username is already taken.', { errors }) } },
    });
    for (const [label, text] of [
      ['Nombre completo', 'Otra Persona'],
      ['Usuario', 'elena'],
      ['Email', 'otra@example.com'],
      ['Teléfono', '5555-0102'],
      ['Contraseña', 'secreto-1'],
    ] as const) {
      await visit.fill(field(label), text);
    }
    await save(visit);
    const alert = await screen.findByRole('alertdialog', { name: 'No se pudo guardar el empleado.' });
    await visit.user.keyboard('{Enter}');
    await expectGone(alert);
    expect(field('Usuario')).toHaveAccessibleDescription('Ese usuario ya existe.');
    expect(visit.path()).toBe('/employees/new');
    expect(field('Nombre completo')).toHaveValue('Otra Persona');
  });
});

describe('/employees/{id}/edit (EMPLOYEE-7, EMPLOYEE-5)', () => {
  const elena = { fullname: 'Elena Castillo', username: 'elena', email: 'elena@example.com' };

  async function editing() {
    const own = new FakeBusiness({ employees: [elena] });
    const visit = await own.open(`/employees/${own.employees[0]?._id}/edit`);
    await screen.findByLabelText('Nombre completo');
    return visit;
  }

  it('shows the employee as it is, and sends a password only when it is not blank', async () => {
    const visit = await editing();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Editar Empleado$/);
    expect(field('Nombre completo')).toHaveValue('Elena Castillo');
    expect(field('Usuario')).toHaveValue('elena');
    expect(field('Email')).toHaveValue('elena@example.com');
    expect(field('Teléfono')).toHaveValue('5555-0100');

    await visit.fill(field('Nombre completo'), 'Elena María Castillo');
    await visit.fill(field('Nueva contraseña (opcional)'), '   ');
    await save(visit);
    await waitFor(() => expect(visit.path()).toBe('/employees'));
    expect(await screen.findByRole('row', { name: /Elena María Castillo/ })).toBeVisible();
    expect(visit.api.calls('employee', 'update').map(({ body }) => body)).toEqual([
      { ...elena, fullname: 'Elena María Castillo', marking: null, phone: '5555-0100' },
    ]);
  });

  it('makes the link by which their phone marks, to send in their own language (MARK-20, LANG-15)', async () => {
    const visit = await editing();
    visit.api.answer({
      device: {
        makeLink: () => ({ token: 'secreto', language: 'en', expiresAt: '2026-11-21T15:00:00.000Z' }),
      },
    });
    await visit.user.click(screen.getByRole('button', { name: 'Enlace para su teléfono' }));
    const url = `${window.location.origin}/telefono?language=en#secreto`;
    expect(await screen.findByRole('status', { name: 'Enlace' })).toHaveTextContent(url);
    const whatsApp = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
    expect(whatsApp).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(url)));
    expect(whatsApp).toHaveAttribute('href', expect.stringContaining('?text=Hello'));
    expect(await screen.findByRole('img', { name: /^Código QR del enlace/ })).toBeVisible();
  });

  it('takes a new password of at least 6 characters', async () => {
    const visit = await editing();
    await visit.fill(field('Nueva contraseña (opcional)'), 'corta');
    await save(visit);
    // The text shows as the hint and as the fault.
    expect(screen.getAllByText('Al menos 6 caracteres.')).toHaveLength(2);
    expect(visit.api.changes).toEqual([]);
    await visit.fill(field('Nueva contraseña (opcional)'), 'otra-clave');
    await save(visit);
    await waitFor(() => expect(visit.path()).toBe('/employees'));
    expect(visit.api.calls('employee', 'update')).toMatchObject([{ body: { password: 'otra-clave' } }]);
  });

  it('tells an employee of another company not apart from one that does not exist', async () => {
    const { user, path } = await new FakeBusiness().open(`/employees/${newId()}/edit`);
    expect(await screen.findByText('Este empleado no existe, o pertenece a otra empresa.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(path()).toBe('/employees'));
  });
});

it('the page of an employee shows their account masked, and sets it (SLIP-15)', async () => {
  const own = new FakeBusiness({ employees: [{ fullname: 'Elena Castillo' }] });
  const employeeId = own.employees[0]?._id ?? '';
  let account = '';
  const { user, api, fill } = await own.open(`/employees/${employeeId}/edit`, {
    api: {
      bankLayout: {
        get: () => bankSettings({ accounts: account ? [{ employeeId, account }] : [] }),
        setAccount: ({ body }) => {
          account = body.account;
          return { employeeId, account };
        },
      },
    },
  });
  expect(await screen.findByText(/^Sin cuenta: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  await fill(screen.getByLabelText('Cuenta nueva'), '=1');
  expect(screen.getByRole('button', { name: 'Guardar cuenta' })).toBeDisabled();
  await fill(screen.getByLabelText('Cuenta nueva'), 'GT30-1234 567');
  await user.click(screen.getByRole('button', { name: 'Guardar cuenta' }));
  expect(await screen.findByText('•••• 4567')).toBeVisible();
  expect(document.body).not.toHaveTextContent('1234 567');
  expect(api.calls('bankLayout', 'setAccount')[0]?.body).toEqual({
    companyId: own.company._id,
    account: 'GT30-1234 567',
  });
});
