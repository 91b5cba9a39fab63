import { describe, expect, it } from 'vitest';
import {
  act,
  card,
  company,
  employee,
  emptyLists,
  findLeaveQuestion,
  person,
  refuse,
  renderRoute,
  screen,
  setViewport,
  waitFor,
  within,
} from '@/test/index.ts';
import { Refusal } from '@/test/refusal.ts';

const admin = person('admin');
const luna = company({ name: 'Taller Luna', created_by: 'marta' });
const sol = company({ name: 'Taller Sol', created_by: 'olga' });
const options = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the company of an employee (EMPLOYEE-12)', () => {
  it('is in the list, and an employee without any is given one', async () => {
    let nadia = person('employee', { fullname: 'Nadia Nueva' });
    const { user, api } = await renderRoute('/admin/users', {
      as: admin,
      api: {
        ...emptyLists(),
        person: { account: () => admin, all: () => [admin, nadia] },
        company: { all: () => [luna, sol] },
        employee: { assign: () => refuse('not_found', 'Company not found') },
      },
    });
    const row = await screen.findByRole('row', { name: /Nadia Nueva/ });
    expect(row).toHaveTextContent('No company');
    expect(within(row).getByRole('button', { name: 'Company of Nadia Nueva' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Company of ${admin.fullname}` })).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Company of Nadia Nueva' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Company of Nadia Nueva' }));
    const field = dialog.getByLabelText('Company');
    await waitFor(() => expect(options(field)).toEqual(['Choose a company', 'Taller Luna', 'Taller Sol']));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.selectOptions(field, 'Taller Luna');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // The request fails, and the choice stays.
    expect(await dialog.findByRole('alert')).toHaveTextContent('Company not found');
    expect(field).toHaveValue(luna._id);
    api.answer({
      employee: {
        assign: ({ body }) => {
          nadia = { ...nadia, company: { _id: body.companyId, name: luna.name } };
          return { message: '', employee: employee(luna, { _id: nadia._id }) };
        },
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nadia Nueva works for Taller Luna now.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Nadia Nueva/ })).toHaveTextContent('Taller Luna'),
    );
    expect(api.calls('employee', 'assign').at(-1)).toMatchObject({
      params: { id: nadia._id },
      body: { companyId: luna._id },
    });
  });

  it('shows the loss before the change', async () => {
    const elena = person('employee', { fullname: 'Elena', company: { _id: luna._id, name: luna.name } });
    const { user } = await renderRoute('/admin/users', {
      as: admin,
      api: {
        ...emptyLists(),
        person: { account: () => admin, all: () => [elena] },
        company: { all: () => [luna] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Company of Elena' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Their hours stay with it\./);
  });
});

describe('the owner of companies (ADMIN-3)', () => {
  it('cannot be deleted: the companies are named, with the way to hand them over', async () => {
    const marta = person('manager', { fullname: 'Marta Dueña', username: 'marta' });
    const olga = person('manager', { fullname: 'Olga', username: 'olga' });
    let own = luna;
    const message = 'This user owns companies: Taller Luna.';
    const refusal = { message, code: 'conflict', reason: 'owns_companies', requestId: 'test' } as const;
    const { user, path, api } = await renderRoute('/admin/users', {
      as: admin,
      api: {
        ...emptyLists(),
        person: {
          account: () => admin,
          all: () => [marta],
          byRole: () => [card(marta), card(olga)],
          remove: () => new Refusal(409, { ...refusal, params: { companies: 'Taller Luna' } }),
        },
        company: {
          all: () => [own, sol],
          handOver: ({ body }) => {
            own = { ...own, created_by: body.created_by };
            return { message: '', company: own };
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Marta Dueña' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('row', { name: /Marta Dueña/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See the companies' }));
    await waitFor(() => expect(path()).toBe('/admin/companies?creator=marta'));
    await user.click(await screen.findByRole('button', { name: 'Hand over Taller Luna' }));
    expect(screen.queryByText('Taller Sol')).toBeNull();

    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over Taller Luna' }));
    expect(dialog.getByText('Present owner: marta')).toBeVisible();
    const field = dialog.getByLabelText('New owner');
    await waitFor(() => expect(options(field)).toEqual(['Choose a manager', 'Olga (@olga)']));
    await user.selectOptions(field, 'olga');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Taller Luna belongs to olga now.')).toBeVisible();
    expect(api.calls('company', 'handOver')).toMatchObject([
      { params: { id: luna._id }, body: { created_by: 'olga' } },
    ]);
  });
});

describe('another role for the owner of companies (INVITE-5)', () => {
  it('is refused with their names, and the typed text stays', async () => {
    const marta = person('manager', { fullname: 'Marta Dueña', username: 'marta' });
    const refusal = {
      message: 'This user owns companies: Taller Luna.',
      code: 'conflict',
      reason: 'owns_companies',
      params: { companies: 'Taller Luna' },
      requestId: 'test',
    } as const;
    const { user } = await renderRoute('/admin/users', {
      as: admin,
      api: {
        ...emptyLists(),
        person: { account: () => admin, all: () => [marta], update: () => new Refusal(409, refusal) },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Marta Dueña' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Role/), '4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const told = await screen.findByRole('alertdialog');
    expect(told).toHaveTextContent('This user owns companies: Taller Luna.');
    await user.click(within(told).getByRole('button'));
    expect(dialog.getByLabelText(/^Role/)).toHaveValue('4');
  });
});

describe('a choice in a window that is not saved (FORM-1)', () => {
  const marta = person('manager', { fullname: 'Marta Ruiz', username: 'marta' });
  const nadia = person('employee', { fullname: 'Nadia Nueva' });

  it.each([
    ['/admin/users', 'Company of Nadia Nueva', 'Company', 'Taller Luna'],
    ['/admin/companies', 'Hand over Taller Sol', 'New owner', 'Marta Ruiz (@marta)'],
  ] as const)('on %s asks a question before it is lost: %s', async (path, name, label, choice) => {
    const { user, api } = await renderRoute(path, {
      as: admin,
      api: {
        ...emptyLists(),
        person: { account: () => admin, all: () => [nadia, marta], byRole: () => [card(marta)] },
        company: { all: () => [luna, sol] },
      },
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name })).getByLabelText(label);
    };
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const field = await open();
    await within(field).findByRole('option', { name: choice });
    await user.selectOptions(field, choice);
    await user.keyboard('{Escape}');
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Seguir editando' }));
    // A rotation of the phone redraws the rows, not the window.
    act(() => setViewport({ width: 360, height: 740 }));
    expect(within(screen.getByRole('dialog', { name })).getByLabelText(label)).toHaveDisplayValue(choice);
    await user.keyboard('{Escape}');
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.changes).toEqual([]);
  });
});
