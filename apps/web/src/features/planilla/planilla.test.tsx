import type { PayrollPerson } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import {
  type Answers,
  company,
  employee,
  offline,
  payCalendar,
  payrollPerson,
  payrollSummary,
  record,
  renderRoute,
  screen,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const ADDRESS = '/planilla?periodo=day&fecha=2026-11-20';
const NOVEMBER_20 = { startDate: '2026-11-20', endDate: '2026-11-20' };
const SUMMARY = payrollSummary({ hourlyRate: 10.5, totalHours: 360.72, totalCost: 2_344.51 });

/** A planilla of people without any work but these answers. */
function planilla(people: readonly PayrollPerson[], more: Answers = {}): Answers {
  return {
    payroll: { people: () => people, summary: () => SUMMARY, ...more.payroll },
    record: { history: () => [], get: () => [], ...more.record },
    employee: { get: () => employee(company()), ...more.employee },
    rate: { list: () => [] },
    payPeriod: { ...more.payPeriod },
  };
}

const crew = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    payrollPerson({ fullname: `Persona ${String(number).padStart(2, '0')}`, totalCost: number + 0.5 }),
  );

const row = (name: RegExp) => screen.getByRole('radio', { name });

/** The text beside a name. */
const line = (name: RegExp) => row(name).closest('label');

/** The people in the requests, by route. */
const askedAbout = ({ api }: Visit) => ({
  people: api.calls('payroll', 'people').length,
  employees: api.calls('employee', 'list').length + api.calls('employee', 'get').length,
  summaries: api.calls('payroll', 'summary').map(({ params }) => params.id),
  histories: api.calls('record', 'history').map(({ params }) => params.id),
  records: api.calls('record', 'get').map(({ params }) => params.id),
});

describe('the requests of the planilla (PAY-13)', () => {
  it('are one list for all 40 people with their earnings, and the data of the chosen person', async () => {
    const people = crew(40);
    const [first] = people;
    const visit = await renderRoute(ADDRESS, {
      as: 'manager',
      company: company(),
      api: planilla(people),
    });
    expect(await screen.findByText('2,344.51')).toBeInTheDocument();
    expect(screen.getAllByRole('radio', { name: /^Persona/ })).toHaveLength(40);
    expect(line(/^Persona 07/)).toHaveTextContent(/USD 7\.50$/);
    await waitFor(() =>
      expect(askedAbout(visit)).toEqual({
        people: 1,
        employees: 0,
        summaries: [first?._id],
        // The rows of the period, and the days that the chart draws.
        histories: [first?._id, first?._id],
        records: [first?._id],
      }),
    );
    expect(visit.api.calls('payroll', 'people')[0]?.query).toMatchObject(NOVEMBER_20);
    expect(visit.api.calls('record', 'get')[0]?.query).toMatchObject({ ...NOVEMBER_20, needsReview: false });
  });

  it('concern none of the others when somebody else is chosen', async () => {
    const people = crew(3);
    const visit = await renderRoute(ADDRESS, { as: 'manager', company: company(), api: planilla(people) });
    await screen.findByText('2,344.51');
    await visit.user.click(row(/Persona 02/));
    await waitFor(() => expect(askedAbout(visit).records).toEqual([people[0]?._id, people[2]?._id]));
    expect(askedAbout(visit)).toMatchObject({ people: 1, summaries: [people[0]?._id, people[2]?._id] });
    expect(askedAbout(visit).histories).not.toContain(people[1]?._id);
  });

  it('read records por revisar only for a person who has some', async () => {
    const people = [
      payrollPerson({ fullname: 'Ana Ajú' }),
      payrollPerson({ fullname: 'Berta Bac', pendingReviews: 1 }),
    ];
    const visit = await renderRoute(ADDRESS, {
      as: 'manager',
      company: company(),
      api: planilla(people, {
        record: { get: ({ query }) => (query.needsReview ? [record({ needsReview: true })] : []) },
      }),
    });
    await screen.findByText('Sin registros en este período.');
    expect(visit.api.calls('record', 'get').map(({ query }) => query.needsReview)).toEqual([false]);
    await visit.user.click(row(/Berta Bac/));
    expect(await screen.findByRole('radio', { name: 'Por revisar (1)' })).toBeInTheDocument();
    await waitFor(() =>
      expect(visit.api.calls('record', 'get').map(({ query }) => query.needsReview)).toEqual([
        false,
        false,
        true,
      ]),
    );
  });

  it('use the period of the company’s day, on any day of the device', async () => {
    // Saturday in Kiritimati, Friday in Guatemala.
    stopClock('2026-11-20T15:00:00.000Z');
    const visit = await renderRoute('/planilla?periodo=day', {
      as: 'manager',
      company: company({ timezone: 'Pacific/Kiritimati' }),
      api: planilla(crew(2), {
        payroll: {
          people: ({ query }) =>
            query.startDate === '2026-11-21'
              ? [payrollPerson({ totalCost: 21 })]
              : [payrollPerson({ totalCost: 20 })],
        },
      }),
    });
    expect(await screen.findByRole('radio', { name: /USD 21.00/ })).toBeInTheDocument();
    expect(visit.api.calls('record', 'history').every(({ query }) => query.endDate >= '2026-11-21')).toBe(
      true,
    );
  });
});

describe('paid and pending amounts (PAYMENT-3)', () => {
  it('are shown below the total, which stays the sum of costs, and a line says so (NEED-4)', async () => {
    const paid = { ...SUMMARY, paid: 1_800, pending: 494.51 };
    await renderRoute(ADDRESS, {
      as: 'manager',
      company: company(),
      api: planilla(crew(1), { payroll: { summary: () => paid } }),
    });
    const beside = async (term: string) => (await screen.findByText(term)).parentElement;
    const expectBeside = (term: string, text: RegExp) =>
      waitFor(async () => expect(await beside(term)).toHaveTextContent(text));
    await expectBeside('Total a pagar', /^Total a pagarUSD 2,344\.51$/);
    await expectBeside('Pagado', /^Pagado USD 1,800\.00$/);
    await expectBeside('Pendiente', /^Pendiente USD 494\.51$/);
    expect(screen.getByText(/^El total es todo el tiempo trabajado, pagado o no\./)).toBeVisible();
  });
});

describe('the people of the planilla (PAY-13)', () => {
  it('stay, without figures of another period, if those of a period cannot be read; nothing alarms', async () => {
    const people = [payrollPerson({ fullname: 'Ana Ajú', totalCost: 12.5 })];
    const visit = await renderRoute(ADDRESS, { as: 'manager', company: company(), api: planilla(people) });
    expect(await screen.findByRole('radio', { name: /^Ana Ajú/ })).toBeChecked();
    expect(line(/^Ana Ajú/)).toHaveTextContent(/USD 12\.50$/);
    visit.api.answer({ payroll: { people: offline } });
    await visit.user.click(screen.getByRole('radio', { name: 'Mes' }));
    await waitFor(() => expect(line(/^Ana Ajú/)).not.toHaveTextContent('USD'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(visit.reports()).toHaveLength(1);
  });

  it('are shown without figures while no day is chosen', async () => {
    await renderRoute('/planilla?periodo=day&fecha=', {
      as: 'manager',
      company: company(),
      api: planilla([payrollPerson({ fullname: 'Ana Ajú', totalCost: 12.5 })]),
    });
    await screen.findByText('2,344.51');
    expect(line(/^Ana Ajú/)).not.toHaveTextContent('USD');
    const records = screen.getByRole('region', { name: 'Registros' });
    expect(within(records).getByText('Sin período elegido.')).toBeInTheDocument();
  });
});

describe('a person who left with unpaid hours (PAY-46)', () => {
  const ana = payrollPerson({ fullname: 'Ana Ajú' });
  const elena = payrollPerson({ fullname: 'Elena Xol', totalCost: 26.25, left: 'deleted' });
  const open = (people: readonly PayrollPerson[], chosen: PayrollPerson) =>
    renderRoute(`${ADDRESS}&empleado=${chosen._id}`, {
      as: 'manager',
      company: company(),
      api: planilla(people, { record: { get: () => [record({ needsReview: true })] } }),
    });

  it('stays in the list in words, with figures and records to correct and confirm, and no rate to set', async () => {
    await open([ana, elena], elena);
    expect(await screen.findByRole('radio', { name: /^Elena Xol.*26\.25.*De baja$/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Ana Ajú/ })).not.toHaveAccessibleName(/De baja/);
    const summary = screen.getByRole('region', { name: 'Resumen de Planilla' });
    expect(
      await within(summary).findByText(/^La cuenta se eliminó; lo trabajado sigue por pagar\./),
    ).toBeVisible();
    expect(within(summary).getByText('De baja')).toBeVisible();
    expect(within(summary).getByText('2,344.51')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Configurar tarifa' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agregar registro' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Corregir/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Confirmar/ })).toBeEnabled();
  });

  it('may work elsewhere now, and have a username alone', async () => {
    const away = payrollPerson({ fullname: '', username: 'tomas.c', left: 'away' });
    const visit = await open([away], away);
    expect(await screen.findByRole('radio', { name: /^tomas\.c.*Fuera de la empresa$/ })).toBeChecked();
    expect(await screen.findByText(/^Ya no trabaja en esta empresa;/)).toBeVisible();
    const { api } = visit;
    for (const { query } of [...api.calls('payroll', 'summary'), ...api.calls('record', 'history')]) {
      expect(query.companyId).toBe(api.calls('payroll', 'people')[0]?.query.companyId);
    }
  });
});

describe('the gaps of a record (TIME-32)', () => {
  const gap = (from: string, until: string, used = true) => ({
    from: `2026-11-${from}:00.000Z`,
    until: `2026-11-${until}:30.000Z`,
    used,
  });
  const gaps = [
    gap('20T16:04', '20T16:11'),
    gap('20T17:30', '20T17:36', false),
    gap('21T05:55', '21T06:10'),
    gap('21T07:00', '21T07:05'),
  ];

  it('are named in the list, the last three, and all in the window that corrects it', async () => {
    const of = record({ startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-21T08:00:00.000Z', gaps });
    const { user } = await renderRoute(ADDRESS, {
      as: 'manager',
      company: company(),
      api: planilla([payrollPerson({ pendingReviews: 1 })], {
        record: { get: () => [{ ...of, needsReview: true, endReason: 'manual' }] },
      }),
    });
    const row = (await screen.findByText('por revisar')).closest('tr') ?? document.body;
    const shown = () => within(row).getAllByRole('listitem');
    expect(shown().map(({ textContent }) => textContent)).toEqual([
      'Sin señal de 11:30 a 11:36, sin uso',
      'Sin señal de 23:55 a 21/11/26, 0:10',
      'Sin señal de 21/11/26, 1:00 a 1:05',
      'y una vez más',
    ]);
    await user.click(within(row).getByRole('button', { name: /^Corregir/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Sin señal de 10:04 a 10:11');
  });
});

describe('saving a rate (PAY-7, RATE-3)', () => {
  it('stores the rate, then the total of the API, and reloads the planilla', async () => {
    const people = [payrollPerson()];
    const visit = await renderRoute(ADDRESS, {
      as: 'manager',
      company: company(),
      api: planilla(people, {
        employee: {
          update: () => ({ message: '', employee: employee(company()) }),
          setTotalToPay: () => ({ message: '', employee: employee(company()) }),
        },
      }),
    });
    await screen.findByText('2,344.51');
    visit.api.answer({ payroll: { summary: () => ({ ...SUMMARY, hourlyRate: 11, totalCost: 3_000.01 }) } });
    await visit.user.click(screen.getByRole('button', { name: 'Configurar tarifa' }));
    await visit.fill(screen.getByLabelText('USD/hora'), '11');
    await visit.user.click(screen.getByRole('button', { name: 'Guardar tarifa' }));
    expect(await screen.findByText('3,000.01')).toBeInTheDocument();
    expect(visit.api.changes).toEqual(['employee.update', 'employee.setTotalToPay']);
    expect(visit.api.calls('employee', 'setTotalToPay')[0]?.body).toEqual({ totalToPay: 3_000.01 });
    await waitFor(() => expect(askedAbout(visit).people).toBe(2));
  });
});

describe('the period (PAY-13)', () => {
  it('is the running pay period of the company, day by day, until another is chosen (PAY-66)', async () => {
    stopClock('2026-11-20T15:00:00.000Z');
    const rosa = payrollPerson({ fullname: 'Rosa Ajanel' });
    const weekly = payCalendar({ schedule: { kind: 'weekly', firstDay: 4 }, firstOpenDay: '2026-11-05' });
    const visit = await renderRoute('/planilla', {
      as: 'manager',
      company: company(),
      api: planilla([], {
        payPeriod: { calendar: () => weekly },
        payroll: {
          people: ({ query }) => [{ ...rosa, totalCost: query.startDate === '2026-11-19' ? 480 : 960 }],
        },
      }),
    });
    expect(await screen.findByRole('radio', { name: /USD 480\.00/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Período' })).toBeChecked();
    expect(screen.getByText('19–25 nov 2026')).toBeVisible();
    expect(screen.getByText(/sin adiciones, deducciones ni ajustes/)).toBeVisible();
    const running = { startDate: '2026-11-19', endDate: '2026-11-25' };
    await waitFor(() =>
      expect(visit.api.calls('record', 'history').at(-1)?.query).toMatchObject({ type: 'day', ...running }),
    );
    expect(visit.api.calls('record', 'get').at(-1)?.query).toMatchObject(running);
    await visit.user.click(screen.getByRole('radio', { name: 'Mes' }));
    await waitFor(() => expect(visit.path()).toMatch(/periodo=month&fecha=2026-11-20/));
    await visit.user.click(screen.getByRole('radio', { name: 'Período' }));
    await waitFor(() => expect(visit.path()).toMatch(/periodo=pago&fecha=2026-11-20/));
    expect(screen.getByRole('radio', { name: 'Período' })).toHaveFocus();
  });

  it('stays the same when the typed text is no date, which is reported and kept (FORM-6)', async () => {
    const visit = await renderRoute('/planilla?periodo=month&fecha=2026-11-01', {
      as: 'manager',
      company: company(),
      api: planilla([payrollPerson({ fullname: 'Rosa Ajanel' })]),
    });
    const field = await screen.findByPlaceholderText(/^Selecciona/);
    await visit.fill(field, '13/2026');
    await visit.user.tab();
    expect(field).toHaveValue('13/2026');
    expect(field).toHaveAccessibleDescription('Esa fecha no existe.');
    expect(visit.path()).toBe('/planilla?periodo=month&fecha=2026-11-01');
    await visit.fill(field, '10/2026');
    await visit.user.tab();
    expect(visit.path()).toBe('/planilla?periodo=month&fecha=2026-10-01');
    expect(field).toHaveAccessibleDescription('');
  });
});

it('a record that is being written stays with its person when somebody else deletes them (FORM-5)', async () => {
  const [rosa, tomas] = [payrollPerson({ fullname: 'Rosa' }), payrollPerson({ fullname: 'Tomás' })];
  const visit = await renderRoute(`${ADDRESS}&empleado=${tomas._id}`, {
    as: 'manager',
    company: company(),
    api: planilla([rosa, tomas]),
  });
  await visit.user.click(await screen.findByRole('button', { name: 'Agregar registro' }));
  const window = await screen.findByRole('dialog', { name: 'Agregar registro' });
  const reason = within(window).getByLabelText(/Motivo/);
  await visit.fill(reason, 'Se fue la luz');
  visit.api.answer({ payroll: { people: () => [rosa] } });
  void queryClient.invalidateQueries();
  const told = await screen.findByRole('alertdialog', { name: /^Este empleado ya no existe\./ });
  await visit.user.keyboard('{Enter}');
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(reason).toHaveValue('Se fue la luz');
  expect(window).toBeInTheDocument();

  await visit.user.click(within(window).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(window).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /^Rosa/ })).toBeChecked();
});
