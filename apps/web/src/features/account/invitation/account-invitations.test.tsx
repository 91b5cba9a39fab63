import type { AccountInvitation, MadeInvitation } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  accountInvitation,
  FakeBusiness,
  refuse,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

async function employees(first: readonly Partial<AccountInvitation>[] = []) {
  const own = new FakeBusiness({ employees: [{ fullname: 'Rosa Ajanel' }] });
  let open = first.map((given) => accountInvitation(own.company._id, given));
  const made = (invitation: AccountInvitation, token: string | null): MadeInvitation => {
    open = [...open.filter(({ _id }) => _id !== invitation._id), invitation];
    return { message: '', invitation, token };
  };
  const visit = await renderRoute('/employees', {
    as: own.owner,
    company: own.company,
    api: {
      ...own.answers,
      accountInvitation: {
        list: () => open,
        invite: ({ body: { email = '' } }) =>
          email === 'tomada@example.com'
            ? refuse('conflict', 'Email is already registered.', {
                reason: 'email_taken',
                errors: [
                  { path: 'body.email', message: 'Email is already registered.', reason: 'email_taken' },
                ],
              })
            : made(
                accountInvitation(own.company._id, { email, delivery: email ? 'mail' : 'link' }),
                email ? null : 'el-secreto',
              ),
        renew: () => made({ ...(open[0] ?? accountInvitation(null)), over: false }, 'otro-secreto'),
        withdraw: () => {
          open = [];
          return { message: '' };
        },
      },
    },
  });
  const region = await screen.findByRole('region', { name: 'Invitaciones' });
  return { ...visit, region, own };
}

describe('inviting employees (EMPLOYEE-13)', () => {
  it('shows the link this once if there is no address, and the invitation in the list', async () => {
    const { user, region, api, own } = await employees();
    await user.click(within(region).getByRole('button', { name: 'Invitar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invitar por enlace o correo' }));
    expect(form.queryByLabelText('Rol')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Invitar' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Enlace de la invitación' }));
    expect(shown.getByRole('status', { name: 'Enlace' })).toHaveTextContent(/\/invitation#el-secreto$/);
    expect(api.calls('accountInvitation', 'invite').map(({ body }) => body)).toEqual([
      { rol_id: 3, companyId: own.company._id, email: '' },
    ]);
    await user.click(shown.getByRole('button', { name: 'Listo' }));
    expect(await within(region).findByText(/^Pendiente hasta /)).toBeVisible();
    expect(region).not.toHaveTextContent('secreto');
  });

  it('reports a sent mail, and at its field why none was sent', async () => {
    const { user, fill, region } = await employees();
    await user.click(within(region).getByRole('button', { name: 'Invitar' }));
    const form = within(await screen.findByRole('dialog'));
    await fill(form.getByLabelText('Correo (opcional)'), 'tomada@example.com');
    await user.click(form.getByRole('button', { name: 'Invitar' }));
    await waitFor(() => expect(form.getByLabelText('Correo (opcional)')).toBeInvalid());
    await fill(form.getByLabelText('Correo (opcional)'), 'ana@example.com');
    await user.click(form.getByRole('button', { name: 'Invitar' }));
    expect(await screen.findByText('Invitación enviada a ana@example.com.')).toBeInTheDocument();
    expect(await within(region).findByText('ana@example.com')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes another link of an expired one, and withdraws one', async () => {
    const { user, region } = await employees([{ over: true }]);
    expect(await within(region).findByText('Terminó')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Nuevo enlace: Por enlace' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Enlace de la invitación' }));
    expect(shown.getByRole('status', { name: 'Enlace' })).toHaveTextContent(/#otro-secreto$/);
    await user.click(shown.getByRole('button', { name: 'Listo' }));
    expect(await within(region).findByText(/^Pendiente hasta /)).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Retirar: Por enlace' }));
    expect(await screen.findByText('La invitación se retiró.')).toBeInTheDocument();
    await waitFor(() => expect(within(region).queryByRole('listitem')).toBeNull());
  });

  it('names invitations that could not be sent', async () => {
    const { region } = await employees([{ email: 'ana@example.com', delivery: 'failed' }]);
    expect(await within(region).findByText('No se pudo enviar')).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Enviar de nuevo: ana@example.com' })).toBeVisible();
  });
});

describe('a temporary password of an employee (RESET-4)', () => {
  it('is shown once after a question, with the time of its expiry, and is noted in the list', async () => {
    const own = new FakeBusiness({ employees: [{ fullname: 'Rosa Ajanel' }] });
    const [rosa] = own.employees;
    if (!rosa) throw new Error('There is an employee');
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const { user, api } = await renderRoute(`/employees/${rosa._id}/edit`, {
      as: own.owner,
      company: own.company,
      api: {
        ...own.answers,
        employee: {
          ...own.answers.employee,
          giveTemporaryPassword: () => ({
            message: '',
            username: rosa.username,
            newPassword: 'Xk4temporal',
            until,
          }),
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dar contraseña temporal' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Dar contraseña temporal' }));
    expect(await screen.findByRole('status', { name: 'Contraseña temporal' })).toHaveTextContent(
      'Xk4temporal',
    );
    expect(screen.getByText(/^Se muestra solo aquí y solo ahora\. Vale hasta /)).toBeVisible();
    expect(api.calls('employee', 'giveTemporaryPassword')).toMatchObject([{ params: { id: rosa._id } }]);
  });

  it.each([
    [7, /^Contraseña temporal hasta /],
    [-1, /^Contraseña temporal vencida$/],
  ])('is noted in the list if it is valid for %i more days', async (days, text) => {
    const temporaryPasswordUntil = new Date(Date.now() + days * 86_400_000).toISOString();
    const own = new FakeBusiness({ employees: [{ fullname: 'Rosa Ajanel', temporaryPasswordUntil }] });
    await renderRoute('/employees', { as: own.owner, company: own.company, api: own.answers });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
