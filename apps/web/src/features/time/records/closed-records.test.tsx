import type { WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  adjustment,
  adjustmentEffect,
  company,
  employee,
  payrollPerson,
  payrollSummary,
  record,
  recordRequest,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const elena = payrollPerson({ fullname: 'Elena Empleada', openRequests: 1 });
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 12, 6 + hour, minute)).toISOString();
const closed = (given: Partial<WorkRecord> = {}) =>
  record({
    employeeId: elena._id,
    startTime: at(8),
    endTime: at(16),
    durationHours: 8,
    cost: 52,
    hourlyRate: 6.5,
    closedBy: [3],
    ...given,
  });
async function open(records: () => WorkRecord[], answers: Answers = {}): Promise<Visit> {
  return renderRoute('/planilla?periodo=day&fecha=2026-11-12', {
    as: 'manager',
    company: company(),
    api: {
      payroll: { people: () => [elena], summary: () => payrollSummary({}) },
      record: {
        history: () => [],
        get: ({ params }) => records().find(({ _id }) => _id === params.id) ?? records(),
      },
      employee: { get: () => ({ ...employee(company()), projects: [] }) },
      recordRequest: { list: () => [] },
      ...answers,
    },
  });
}

const action = async (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}: 12/11/26, 8:00`) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a closed record on the planilla (ADJUST-1)', () => {
  it('says so, is not split, and its correction shows the difference before it saves an adjustment', async () => {
    const one = closed();
    let now = [one];
    const made = adjustment(one);
    const visit = await open(() => now, {
      adjustment: {
        preview: () => adjustmentEffect(),
        make: () => {
          now = [{ ...one, adjustments: [made], version: 'v2' }];
          return made;
        },
      },
    });
    expect(await screen.findByText('Cerrado · corrida 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Dividir/ })).toBeNull();
    await visit.user.click(await action('Corregir'));
    const window = await dialog('Corregir registro cerrado');
    expect(window.getByText(/Su período está cerrado/)).toBeVisible();
    expect(window.queryByLabelText('Proyecto')).toBeNull();
    await visit.fill(window.getByLabelText('Hora de fin'), '14:48');
    await visit.fill(window.getByLabelText('Motivo'), 'Salió antes.');
    const row = await window.findByRole('row', { name: /^12\/11\/26/ });
    expect(row).toHaveTextContent('−1.20 h');
    expect(row).toHaveTextContent('−USD 7.80');
    await visit.user.click(window.getByRole('button', { name: 'Guardar ajuste' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('adjustment', 'make').map(({ body }) => body)).toEqual([
      { recordId: one._id, startTime: at(8), endTime: at(14, 48), version: 'v1', reason: 'Salió antes.' },
    ]);
    expect(await screen.findByRole('button', { name: /^Ahora 8:00 – 14:48 · −USD 7\.80/ })).toBeVisible();
  });

  it('is voided with the difference shown, and the blockers are named', async () => {
    const one = closed();
    const visit = await open(() => [one], {
      adjustment: {
        preview: () => adjustmentEffect(),
        make: () => refuse('conflict', undefined, { reason: 'adjustment_without_rate' }),
      },
    });
    await visit.user.click(await action('Anular'));
    const window = await dialog('Anular registro cerrado');
    await window.findByRole('row', { name: /^12\/11\/26/ });
    await visit.fill(window.getByLabelText('Motivo'), 'No trabajó.');
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    expect(await window.findByRole('alert')).toHaveTextContent('Ese tiempo no tiene tarifa.');
    expect(visit.api.calls('adjustment', 'make').map(({ body }) => body)).toEqual([
      { recordId: one._id, void: true, version: 'v1', reason: 'No trabajó.' },
    ]);
  });

  it('shows its adjustments, of which the last is taken back while no run has paid it (ADJUST-2)', async () => {
    const paid = adjustment(closed(), { amount: -2, reason: 'Primero.', runNumber: 4 });
    const last = adjustment(closed(), { amount: -5.8, reason: 'Después.' });
    let now = [closed({ adjustments: [paid, last] })];
    const visit = await open(() => now, {
      adjustment: {
        remove: () => {
          now = [closed({ adjustments: [paid] })];
          return last;
        },
      },
    });
    await visit.user.click(await screen.findByRole('button', { name: /^Ahora .*−USD 7\.80/ }));
    const window = await dialog('Ajustes');
    const [latest, first] = window.getAllByRole('listitem').map((item) => within(item));
    expect(latest?.getByText('Se paga en la próxima corrida')).toBeVisible();
    expect(first?.getByText('Pagado en la corrida 4')).toBeVisible();
    expect(first?.queryByRole('button')).toBeNull();
    await visit.user.click(latest?.getByRole('button', { name: 'Quitar ajuste' }) as HTMLElement);
    const asking = await dialog('Quitar ajuste');
    await visit.fill(asking.getByLabelText('Motivo'), 'Fue un error.');
    await visit.user.click(asking.getByRole('button', { name: 'Quitar ajuste' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quitar ajuste' })).toBeNull());
    const [{ params, body } = {}] = visit.api.calls('adjustment', 'remove');
    expect([params, body]).toEqual([{ id: last._id }, { reason: 'Fue un error.' }]);
  });

  it('is named where several were to be voided (TIME-42)', async () => {
    const visit = await open(() => [closed()], {
      record: {
        history: () => [],
        get: () => [closed()],
        voidSeveral: () =>
          refuse('conflict', 'Closed.', {
            reason: 'record_closed',
            errors: [{ path: 'body.records.0', message: 'Closed.', reason: 'record_closed' }],
          }),
      },
    });
    await visit.user.click(await screen.findByRole('checkbox', { name: /^Elegir: 12\/11\/26/ }));
    const bar = within(screen.getByRole('region', { name: 'Registros elegidos' }));
    await visit.user.click(bar.getByRole('button', { name: 'Anular' }));
    const window = await dialog('Anular registro');
    await visit.fill(window.getByLabelText('Motivo'), 'No.');
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    expect(await window.findByText(/El registro está cerrado/)).toBeVisible();
  });
});

it('a request about a closed record says that accepting it makes an adjustment (ADJUST-1)', async () => {
  const one = closed();
  const request = recordRequest(elena, { record: one });
  await open(() => [one], { recordRequest: { list: () => [request] } });
  expect(await screen.findByText(/aceptar hace un ajuste/)).toBeVisible();
});

it('an employee sees that their record is closed and its adjusted values, and takes nothing back', async () => {
  const own = worker();
  const mine = closed({
    employeeId: own.me._id,
    adjustments: [adjustment(closed(), { after: null, amount: -52 })],
  });
  const visit = await renderRoute('/employee/time-tracker', {
    as: own.me,
    api: { ...own.api, record: { ...own.api.record, get: () => [mine] }, recordRequest: { list: () => [] } },
  });
  const [mark] = await screen.findAllByRole('button', { name: /^Anulado · −/ });
  expect((await screen.findAllByText('Cerrado · corrida 3'))[0]).toBeVisible();
  await visit.user.click(mark as HTMLElement);
  const window = await dialog('Ajustes');
  expect(window.getByText('Anulado por Marta Gestora')).toBeVisible();
  expect(window.queryByRole('button', { name: 'Quitar ajuste' })).toBeNull();
});
