import type { Payment } from '@faena/shared/schemas';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  bankSettings,
  company,
  employee,
  noMails,
  payment,
  payPeriod,
  payPerson,
  payRun,
  personPeriod,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const ADDRESS = '/planilla/periodo?fecha=2026-11-16';
const rosa = payPerson({ fullname: 'Rosa Ajanel', net: 1_076.7, slipId: 'a'.repeat(24), paid: 0 });
const tomas = payPerson({ fullname: 'Tomás Ical', net: 250, slipId: 'b'.repeat(24), paid: 100 });
const done = payPerson({ fullname: 'Ana Bac', net: 90.25, slipId: 'c'.repeat(24), paid: 90.25 });
const run = payRun({ net: 1_416.95, paid: 190.25 });

/** A closed period of these three people, with its payments. */
function closed(payments: readonly Payment[] = [], more: Answers = {}): Promise<Visit> {
  const period = payPeriod({ people: [done, rosa, tomas], state: 'closed', run, today: '2026-12-02' });
  return renderRoute(ADDRESS, {
    as: 'manager',
    company: company(),
    api: {
      payPeriod: {
        get: () => period,
        person: ({ params }) => {
          const person = period.people.find(({ _id }) => _id === params.employeeId);
          return person ? personPeriod(period, person) : refuse('not_found', '');
        },
      },
      payment: { list: () => payments, ...more.payment },
      bankLayout: {
        get: () => bankSettings({ accounts: [account(rosa), account(tomas)] }),
        ...more.bankLayout,
      },
      record: { get: () => [] },
      slip: { answers: () => [] },
      slipMail: { get: noMails },
      employee: { get: () => employee(company()) },
    },
  });
}

const account = (person: typeof rosa) => ({ employeeId: person._id, account: '123-4' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowOf = async (name: string) => (await button(name)).closest('tr') as HTMLElement;
async function dialogOf({ user }: Visit) {
  await user.click(await button('Marcar pagado'));
  return within(await screen.findByRole('dialog', { name: 'Marcar pagada la corrida 4' }));
}
const sent = ({ api }: Visit) => api.calls('payment', 'make')[0]?.body;

describe('the payments of a run (PAYMENT-3)', () => {
  it('stand in its head, and beside each person', async () => {
    await closed();
    expect((await screen.findByText('Q190.25')).parentElement).toHaveTextContent('Pagado Q190.25');
    expect(screen.getByText('Q1,226.70').parentElement).toHaveTextContent('Pendiente Q1,226.70');
    expect(await rowOf('Rosa Ajanel')).toHaveTextContent(/Pendiente/);
    expect(await rowOf('Tomás Ical')).toHaveTextContent(/Pagado en parte/);
    expect(await rowOf('Ana Bac')).toHaveTextContent(/Pagado(?! en)/);
  });

  it('are summed up for the whole run once nothing is pending', async () => {
    const visit = await closed([payment()], { payment: { make: () => ({ payments: [] }) } });
    const dialog = await dialogOf(visit);
    const paid = payPeriod({
      people: [done, { ...rosa, paid: rosa.net }, { ...tomas, paid: tomas.net }],
      ...{ state: 'closed', run: { ...run, paid: run.net } },
    });
    visit.api.answer({ payPeriod: { get: () => paid } });
    await visit.user.click(dialog.getByRole('button', { name: 'Marcar Q1,226.70' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar pagado' })).toBeNull());
    expect(screen.getAllByText('Pagado')).toHaveLength(4);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("'Marcar pagado' (PAYMENT-1)", () => {
  it('pays all that is pending today, each as it was seen', async () => {
    const visit = await closed([], { payment: { make: () => ({ payments: [] }) } });
    const dialog = await dialogOf(visit);
    expect(dialog.queryByText('Ana Bac')).toBeNull();
    expect(dialog.getByLabelText('Fecha de pago')).toHaveValue('02/12/2026');
    await visit.user.selectOptions(dialog.getByLabelText('Forma de pago'), 'Efectivo');
    await visit.fill(dialog.getByLabelText('Referencia'), 'Lote 7');
    await visit.user.click(dialog.getByRole('button', { name: 'Marcar Q1,226.70' }));
    await waitFor(() =>
      expect(sent(visit)).toEqual({
        ...{ runId: run._id, date: '2026-12-02', method: 'cash', reference: 'Lote 7' },
        payments: [
          { slipId: rosa.slipId, paid: 0 },
          { slipId: tomas.slipId, paid: 100 },
        ],
      }),
    );
  });

  it.each([
    ['31/12/2099', 'No puede ser posterior al 03/12/2027.'],
    ['1/1/1950', 'No puede ser anterior al 01/01/2000.'],
  ])('is not dated %s, which is reported at the field (PAYMENT-5)', async (date, said) => {
    const visit = await closed();
    const dialog = await dialogOf(visit);
    const field = dialog.getByLabelText('Fecha de pago');
    await visit.fill(field, date);
    await visit.user.tab();
    expect(field).toHaveAccessibleDescription(said);
    expect(dialog.getByRole('button', { name: /^Marcar Q/ })).toBeDisabled();
  });

  it('pays some, one in part; an impossible payment is reported and not sent', async () => {
    const visit = await closed([], { payment: { make: () => ({ payments: [] }) } });
    const dialog = await dialogOf(visit);
    const amount = dialog.getByLabelText('Monto de Rosa Ajanel');
    await visit.fill(amount, '1076.71');
    expect(amount).toHaveAccessibleDescription('De 0.01 a Q1,076.70.');
    expect(dialog.getByRole('button', { name: /^Marcar Q/ })).toBeDisabled();
    await visit.fill(amount, '500.50');
    await visit.user.click(dialog.getByRole('checkbox', { name: /Tomás Ical/ }));
    expect(dialog.getByText('1 de 2')).toBeVisible();
    await visit.user.click(dialog.getByRole('button', { name: 'Marcar Q500.50' }));
    await waitFor(() =>
      expect(sent(visit)).toMatchObject({ payments: [{ slipId: rosa.slipId, paid: 0, amount: 500.5 }] }),
    );
  });

  it('names the people without an account before a transfer, and leads to where it is set (PAYMENT-6)', async () => {
    const get = () => bankSettings({ accounts: [account(tomas), { ...account(done), account: '' }] });
    const visit = await closed([], { bankLayout: { get } });
    const dialog = await dialogOf(visit);
    expect(await dialog.findByText('Sin cuenta bancaria:')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Rosa Ajanel' })).toHaveAttribute(
      'href',
      `/employees/${rosa._id}/edit`,
    );
    await visit.user.click(dialog.getByRole('checkbox', { name: /Rosa Ajanel/ }));
    expect(dialog.queryByText('Sin cuenta bancaria:')).toBeNull();
    await visit.user.click(dialog.getByRole('checkbox', { name: /Rosa Ajanel/ }));
    await visit.user.selectOptions(dialog.getByLabelText('Forma de pago'), 'Efectivo');
    expect(dialog.queryByText('Sin cuenta bancaria:')).toBeNull();
  });

  it('pays nothing in a tab where another one paid or reopened the run (PERIOD-9)', async () => {
    const visit = await closed();
    const dialog = await dialogOf(visit);
    const open = payPeriod({
      people: [done, rosa, tomas].map((person) => ({ ...person, slipId: null, paid: null })),
    });
    visit.api.answer({ payPeriod: { get: () => open } });
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(await dialog.findByText(/^Nada queda por pagar aquí/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Marcar/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Marcar pagado' })).toBeNull();
  });

  it('needs somebody and a date', async () => {
    const visit = await closed();
    const dialog = await dialogOf(visit);
    await visit.user.click(dialog.getByRole('checkbox', { name: 'Todos' }));
    expect(dialog.getByRole('button', { name: 'Marcar Q0.00' })).toBeDisabled();
    await visit.user.click(dialog.getByRole('checkbox', { name: 'Todos' }));
    await visit.fill(dialog.getByLabelText('Fecha de pago'), '');
    await visit.user.tab();
    expect(await dialog.findByText('Falta la fecha.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Marcar Q1/ })).toBeDisabled();
  });

  it('reports that somebody else was faster, and shows the present pending amount (PAYMENT-4)', async () => {
    const visit = await closed([], {
      payment: {
        make: () => refuse('conflict', undefined, { reason: 'slip_paid_since' }),
      },
    });
    const dialog = await dialogOf(visit);
    await visit.user.click(dialog.getByRole('button', { name: /^Marcar Q/ }));
    expect(await dialog.findByText('Mientras tanto se registró otro pago de esa boleta.')).toBeVisible();
    await waitFor(() => expect(visit.api.calls('payPeriod', 'get').length).toBeGreaterThan(1));
  });
});

describe('the payments of a person', () => {
  const paid = payment({ amount: 100, reference: 'T-9912', method: 'check' });
  const wrong = payment({
    amount: 90,
    removed: {
      at: '2026-12-01T17:00:00.000Z',
      by: { _id: 'd'.repeat(24), fullname: 'Marta Gestora', username: 'marta' },
      reason: 'Era otra cuenta.',
    },
  });

  it('are listed in the opened row, with removed ones and their reasons, and the pending amount', async () => {
    const { user } = await closed([paid, wrong]);
    await user.click(await button('Tomás Ical'));
    const list = within(await screen.findByRole('list', { name: 'Pagos' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('1/12/26 · ChequeT-9912por Marta GestoraQ100.00');
    expect(second).toHaveTextContent('Quitado por Marta Gestora: Era otra cuenta.');
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(await button('Marcar pagado: Tomás Ical'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Marcar Q150.00' })).toBeEnabled();
    expect(dialog.queryByText('Rosa Ajanel')).toBeNull();
  });

  it('are reversed with a reason (PAYMENT-1)', async () => {
    const visit = await closed([paid], { payment: { remove: () => paid } });
    await visit.user.click(await button('Tomás Ical'));
    await visit.user.click(await button('Quitar el pago: 1/12/26 · Cheque, Q100.00'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quitar el pago' }));
    await visit.user.click(dialog.getByRole('button', { name: 'Quitar el pago' }));
    expect(await dialog.findByText('Este dato es necesario.')).toBeVisible();
    await visit.fill(dialog.getByLabelText('Motivo'), 'Era de Rosa.');
    await visit.user.click(dialog.getByRole('button', { name: 'Quitar el pago' }));
    await waitFor(() =>
      expect(visit.api.calls('payment', 'remove')[0]).toMatchObject({
        params: { id: paid._id },
        body: { reason: 'Era de Rosa.' },
      }),
    );
  });
});
