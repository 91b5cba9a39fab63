import { describe, expect, it } from 'vitest';
import {
  emptyLists,
  expectGone,
  offline,
  person,
  refuse,
  refuseBare,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const admin = person('admin');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

function open(people = [admin]) {
  return renderRoute('/admin/users', {
    as: admin,
    api: { ...emptyLists(), person: { account: () => admin, all: () => people } },
  });
}

describe('/admin/users (ADMIN-4)', () => {
  it('finds people by a part of any column, in any case, and by role, of which 0 means all', async () => {
    const inigo = person('client', {
      fullname: 'Íñigo Zx',
      username: 'inigo.zx',
      email: 'correo.zx@example.com',
      phone: '7777-0042',
      subscription: { _id: 'a'.repeat(24), name: 'Plan Ñ' },
    });
    const { user, fill } = await open([admin, inigo, person('manager', { fullname: 'Marta' })]);
    await screen.findByRole('row', { name: /Íñigo/ });
    expect(rows()).toHaveLength(3);
    const search = screen.getByRole('searchbox', { name: 'Search' });
    for (const text of ['INIGO ZX', 'CORREO.ZX@EXAMPLE.COM', '7777-0042', 'INIGO.ZX', 'PLAN N']) {
      await fill(search, text);
      await waitFor(() => expect(rows(), text).toHaveLength(1));
      expect(rows()[0]).toHaveTextContent('inigo.zx');
    }

    const role = screen.getByRole('combobox', { name: 'Role' });
    expect(role).toHaveValue('0');
    await user.selectOptions(role, '2');
    expect(await screen.findByText('No user matches this search.')).toBeVisible();
    await user.selectOptions(role, '4');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.selectOptions(role, '0');
    await fill(search, '');
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});

it.each([
  ["the server's words", () => refuse('conflict', 'Username is taken.'), 'Username is taken.'],
  ['those for data that were refused', () => refuseBare(400), 'Error en los datos enviados.'],
  ['those for a broken server', () => refuseBare(500), 'Error interno del servidor.'],
  ['the same without an answer', offline, 'Error interno del servidor.'],
] as const)('an alert says why a person cannot be saved: %s (ERROR-2)', async (_, create, text) => {
  const { user, fill, api } = await open();
  api.answer({ person: { create } });
  await user.click(await screen.findByRole('button', { name: 'New User' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, typed] of [
    ['Full name', 'Otra Persona'],
    ['Email', 'otra@example.com'],
    ['Username', 'otra'],
    ['Password', 'secreto-1'],
  ] as const) {
    await fill(dialog.getByLabelText(new RegExp(`^${label}`)), typed);
  }
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alertdialog', { name: text });
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  await expectGone(alert);
  expect(dialog.getByLabelText(/^Full name/)).toHaveValue('Otra Persona');
});
