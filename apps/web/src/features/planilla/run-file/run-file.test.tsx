import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Answers,
  bankSettings,
  company,
  noMails,
  payPeriod,
  payPerson,
  payRun,
  personPeriod,
  refuse,
  renderRoute,
  screen,
  waitFor,
} from '@/test/index.ts';

const run = payRun({ number: 7 });
const rosa = payPerson({ fullname: 'Rosa Ajanel', net: 10, slipId: 'c'.repeat(24) });
const period = payPeriod({ run, state: 'closed', people: [rosa] });
const saved: string[] = [];

// A page cannot see the browser's handling of a file, so these tests watch the click on the link.
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

function open(runFile: NonNullable<Answers['runFile']>, shown = period, others: Answers = {}) {
  return renderRoute('/planilla/periodo', {
    as: 'manager',
    company: company(),
    api: {
      payPeriod: { get: () => shown, person: () => personPeriod(shown, rosa) },
      slip: { answers: () => [] },
      slipMail: { get: noMails },
      company: { get: () => company() },
      record: { get: () => [] },
      rate: { list: () => [] },
      runFile,
      ...others,
    },
  });
}
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

it('has the files of a closed period in one menu, each under its given name (SLIP-3)', async () => {
  const { user, api } = await open({
    slips: () => pdf('boletas-7.pdf'),
    workbook: () => new File(['x'], 'planilla-7.xlsx'),
    table: ({ query }) => new File(['x'], `planilla-${query.table}-7.csv`),
  });
  for (const name of ['Todas las boletas (PDF)', 'Libro de Excel (XLSX)', 'Resumen por persona', 'Pagos']) {
    await user.click(await screen.findByRole('button', { name: 'Descargar' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await screen.findByRole('button', { name: 'Descargar' });
  }
  await waitFor(() =>
    expect(saved).toEqual([
      'boletas-7.pdf',
      'planilla-7.xlsx',
      'planilla-summary-7.csv',
      'planilla-payments-7.csv',
    ]),
  );
  expect(api.calls('runFile', 'slips')[0]?.params).toEqual({ id: run._id });
});

it('shows that it downloads, and can be cancelled without a report of failure (SLIP-5)', async () => {
  const { user } = await open({ slips: () => new Promise(() => {}) });
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Todas las boletas (PDF)' }));
  expect(await screen.findByText('Descargando…')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Descargar' })).toBeVisible();
  expect(screen.queryByText('El archivo no se pudo descargar')).toBeNull();
  expect(saved).toEqual([]);
});

it('downloads one slip from the opened row, and reports why it could not', async () => {
  const answers = [refuse('unavailable', undefined, { reason: 'too_busy' }), pdf('boleta-7-1.pdf')];
  const { user, api } = await open({ slip: () => answers.shift() ?? pdf('') });
  await user.click(await screen.findByRole('button', { name: 'Rosa Ajanel' }));
  const button = await screen.findByRole('button', { name: 'Boleta de Rosa Ajanel (PDF)' });
  await user.click(button);
  expect(await screen.findByText('El archivo no se pudo descargar')).toBeVisible();
  expect(screen.getByText(/Se están haciendo demasiados archivos/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Boleta de Rosa Ajanel (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['boleta-7-1.pdf']));
  expect(api.calls('runFile', 'slip').map(({ params }) => params.id)).toEqual([rosa.slipId, rosa.slipId]);
});

it('has none as long as the period is open (SLIP-3)', async () => {
  await open({}, payPeriod({ people: [payPerson({ fullname: 'Rosa Ajanel' })] }));
  expect(await screen.findByText('Rosa Ajanel')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});

it('has the people of a paid period who got a transfer, and counts the others (SLIP-14)', async () => {
  const paid = payPerson({ fullname: 'Ana Paz', net: 30, slipId: 'e'.repeat(24), paid: 30 });
  const cash = payPerson({
    ...{ fullname: 'Mario Xol', net: 20, slipId: 'f'.repeat(24), paid: 20, transferred: 0 },
  });
  const { user } = await open(
    {},
    payPeriod({ run: { ...run, net: 50, paid: 50 }, state: 'closed', people: [paid, cash] }),
    {
      bankLayout: { get: () => bankSettings() },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archivo para el banco…' }));
  expect(await screen.findByLabelText('Cuenta de Ana Paz')).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('30.00');
  expect(screen.getByText(/^Todo está marcado como pagado/)).toBeVisible();
  expect(screen.queryByLabelText('Cuenta de Mario Xol')).toBeNull();
  expect(screen.getByText(/pagado en efectivo o de otra forma, a 1 persona\./)).toBeVisible();
});

it('saves the columns and accounts that were chosen, then downloads the file for the bank (SLIP-7)', async () => {
  const tomas = payPerson({ fullname: 'Tomás Ical', net: 30, slipId: 'd'.repeat(24), paid: 5 });
  const paid = payPerson({ fullname: 'Ana Paz', net: 30, slipId: 'e'.repeat(24), paid: 30 });
  const due = { ...rosa, paid: 0 };
  const known = bankSettings({ accounts: [{ employeeId: tomas._id, account: '30-2' }] });
  const { user, fill, api } = await open(
    { bank: () => new File(['x'], 'banco-7.csv') },
    payPeriod({ run, state: 'closed', people: [due, tomas, paid] }),
    {
      bankLayout: {
        get: () => known,
        change: ({ body }) => body,
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archivo para el banco…' }));
  expect(await screen.findByLabelText('Cuenta de Tomás Ical')).toHaveValue('30-2');
  expect(screen.getByRole('checkbox', { name: 'Nombre' })).toHaveFocus();
  expect(screen.queryByLabelText('Cuenta de Ana Paz')).toBeNull();
  const account = screen.getByLabelText('Cuenta de Rosa Ajanel');
  expect(screen.getByText('Sin cuenta: Rosa Ajanel. Su celda queda vacía.')).toBeVisible();
  await fill(account, '=1');
  expect(screen.queryByText(/^Sin cuenta/)).toBeNull();
  expect(screen.getByText(/Solo letras sin acento/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar y descargar' })).toBeDisabled();
  await fill(account, 'GT30 1');
  await user.click(screen.getByRole('button', { name: 'Subir Cuenta' }));
  await user.click(screen.getByRole('checkbox', { name: 'Moneda' }));
  await user.selectOptions(screen.getByLabelText('Separador'), 'Punto y coma (;)');
  expect(screen.getByRole('figure')).toHaveTextContent(
    /Cuenta;Nombre;Monto;Referencia\s*GT30 1;Rosa Ajanel;10.00;B7-1/,
  );
  await user.click(screen.getByRole('button', { name: 'Guardar y descargar' }));
  await waitFor(() => expect(saved).toEqual(['banco-7.csv']));
  expect(api.changes).toEqual(['bankLayout.change']);
  expect(api.calls('bankLayout', 'change')[0]?.body).toEqual({
    columns: ['account', 'name', 'amount', 'reference'],
    separator: ';',
    header: true,
    accounts: [{ employeeId: rosa._id, account: 'GT30 1' }],
  });
});
