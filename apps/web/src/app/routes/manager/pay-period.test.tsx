import type { PayPeriod } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  companyNeed,
  employee,
  FakeBusiness,
  moneyNeeded,
  noMails,
  offline,
  openRecord,
  payCalendar,
  payPeriod,
  payPerson,
  payPoint,
  payRun,
  personPeriod,
  record,
  refuse,
  renderRoute,
  screen,
  session,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const ADDRESS = '/planilla/periodo';
const rosa = payPerson({
  fullname: 'Rosa Ajanel',
  hours: 40,
  gross: 1_000,
  additions: 125,
  deductions: 48.3,
  net: 1_076.7,
});
const tomas = payPerson({ fullname: 'Tomás Ical', hours: 10, gross: 250, net: 250, rates: [25, 30] });
const gone = payPerson({ fullname: 'Luis Xol', left: 'deleted', hours: 2, gross: 50, net: 50 });

/** A company with this period, whatever date is asked for. */
function planilla(period: PayPeriod, more: Answers = {}): Answers {
  return {
    payPeriod: {
      get: () => period,
      person: ({ params }) => {
        const person = period.people.find(({ _id }) => _id === params.employeeId);
        return person ? personPeriod(period, person) : refuse('not_found', '');
      },
      calendar: () => payCalendar(),
      ...more.payPeriod,
    },
    run: { ...more.run },
    slip: { answers: () => [] },
    slipMail: { get: noMails },
    moneyNeeded: { next: () => moneyNeeded(), ...more.moneyNeeded },
    record: { get: () => [], ...more.record },
    recordRequest: { list: () => [], ...more.recordRequest },
    rate: { list: () => [] },
    employee: { get: () => employee(company()) },
    company: { get: () => company() },
  };
}

const open = (period: PayPeriod, more: Answers = {}, address = ADDRESS): Promise<Visit> =>
  renderRoute(address, { as: 'manager', company: company(), api: planilla(period, more) });

const rowOf = async (name: RegExp) =>
  (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the period (PERIOD-5)', () => {
  it('says which days it has, its state, its payday and what it will cost, and each person in one row', async () => {
    await open(payPeriod({ people: [rosa, tomas, gone], payday: '2026-12-02' }));
    expect(await screen.findByRole('heading', { name: '16–30 nov 2026' })).toBeVisible();
    expect(screen.getByText('Abierto')).toBeVisible();
    expect(screen.getByText('Día de pago').nextSibling).toHaveTextContent('2/12/26');
    expect(screen.getByText('Costará').nextSibling).toHaveTextContent('Q1,376.70');
    const table = screen.getByRole('table', { name: 'Personas del período' });
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(await rowOf(/Rosa/))).toEqual([
      '40.00 h',
      'Q25.00',
      'Q1,000.00',
      'Q125.00',
      'Q48.30',
      'Q1,076.70',
    ]);
    expect(cells(await rowOf(/Tomás/))[1]).toBe('2 tarifas');
    expect(await rowOf(/Luis/)).toHaveTextContent('De baja');
    const totals = within(table)
      .getByRole('rowheader', { name: /^Total/ })
      .closest('tr') as HTMLElement;
    expect(cells(totals)).toEqual(['52.00 h', '', 'Q1,300.00', 'Q125.00', 'Q48.30', 'Q1,376.70']);
  });

  it('says in words what stands in the way, and shows only those whom it concerns', async () => {
    const waiting = payPerson({
      fullname: 'Ana Bac',
      running: 1,
      pendingReviews: 2,
      openRequests: 1,
      unpricedHours: 3.5,
      net: -5,
    });
    const { user } = await open(payPeriod({ people: [rosa, waiting] }));
    expect((await rowOf(/Ana/)).textContent?.replaceAll('\u00a0', ' ')).toContain(
      'en curso · 2 por revisar · 1 solicitud · 3.50 h sin tarifa · neto bajo cero',
    );
    await user.click(screen.getByRole('radio', { name: 'Con pendientes (1)' }));
    expect(screen.queryByRole('button', { name: /Rosa/ })).toBeNull();
    expect(await rowOf(/Ana/)).toBeVisible();
  });

  it('goes to the period before and back, with its date in the address', async () => {
    const before = payPeriod({
      startDate: '2026-11-01',
      endDate: '2026-11-15',
      previous: null,
      next: '2026-11-16',
      run: payRun({ number: 3 }),
      state: 'closed',
      people: [tomas],
    });
    const visit = await open(payPeriod({ people: [rosa] }), {
      payPeriod: { get: ({ query }) => (query.date ? before : payPeriod({ people: [rosa] })) },
    });
    await visit.user.click(await button('Período anterior'));
    expect(await screen.findByRole('heading', { name: '1–15 nov 2026' })).toBeVisible();
    expect(visit.path()).toBe(`${ADDRESS}?fecha=2026-11-15`);
    expect(screen.getByText('Cerrado · corrida 3')).toBeVisible();
    expect(screen.getByText('Costó')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Período anterior' })).toBeDisabled();
    await visit.user.click(await button('Período actual'));
    expect(await screen.findByRole('heading', { name: '16–30 nov 2026' })).toBeVisible();
    expect(visit.path()).toBe(ADDRESS);
  });

  it('names the earlier period that is still open, and leads to it', async () => {
    const earlierOpen = { startDate: '2026-11-01', endDate: '2026-11-15' };
    const visit = await open(payPeriod({ people: [rosa], earlierOpen }));
    expect(
      await screen.findByText('El período 1–15 nov 2026 sigue abierto y se cierra antes.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    visit.api.answer({
      payPeriod: { get: () => payPeriod({ ...earlierOpen, people: [rosa], state: 'closable' }) },
    });
    await visit.user.click(await button('Ver y cerrar'));
    expect(await screen.findByRole('dialog', { name: 'Cerrar el período 1–15 nov 2026' })).toBeVisible();
    expect(visit.path()).toBe(`${ADDRESS}?fecha=2026-11-01`);
  });

  it('says what is missing where nobody has anything', async () => {
    await open(payPeriod());
    expect(await screen.findByText('Nadie tiene horas ni líneas en este período.')).toBeVisible();
  });
});

describe('an opened row (PERIOD-6)', () => {
  it('has the days with their records, and what of the slip is none of them', async () => {
    const period = payPeriod({ people: [rosa, tomas] });
    const visit = await open(period, {
      record: { get: () => [record({ employeeId: rosa._id, cost: 50 })] },
      payPeriod: {
        person: () =>
          personPeriod(period, rosa, {
            rates: [{ hourlyRate: 25, hours: 2, ms: 7_200_000, amount: 50 }],
            late: [{ recordId: rosa._id, date: '2026-11-14', hours: 1.5, ms: 5_400_000, amount: 37.5 }],
            adjustments: [
              {
                _id: rosa._id,
                recordId: rosa._id,
                date: '2026-11-12',
                reason: 'Salió antes.',
                by: 'Marta Gestora',
                hours: -1.2,
                ms: -4_320_000,
                amount: -7.8,
              },
            ],
          }),
      },
    });
    const row = await button(/Rosa/);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await visit.user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('De un día anterior')).toBeVisible();
    expect(screen.getByText('14/11/26 · 1.50 h')).toBeVisible();
    expect(screen.getByText('Del 12/11/26, por Marta Gestora').closest('li')).toHaveTextContent(
      'Salió antes.−Q7.80',
    );
    expect(screen.getByText('2.00 h × Q25.00')).toBeVisible();
    await visit.user.click(await button(/viernes, 20 de noviembre/));
    expect(screen.getByRole('button', { name: /^Corregir/ })).toBeVisible();
    expect(visit.api.calls('record', 'get')[0]?.query).toMatchObject({
      startDate: '2026-11-16',
      endDate: '2026-11-30',
    });
    await visit.user.click(row);
    expect(screen.queryByText('De un día anterior')).toBeNull();
  });
});

describe('what stands in the way is settled in the list (RUN-4)', () => {
  it('stops what runs, with a reason', async () => {
    const running = openRecord({ employeeId: tomas._id });
    const period = payPeriod({
      people: [rosa, { ...tomas, running: 1 }],
      points: [payPoint(tomas, { kind: 'running', recordId: running._id, endTime: null })],
    });
    const visit = await open(period, {
      record: { get: ({ query }) => ('needsReview' in query ? running : []), stopOpen: () => running },
    });
    await visit.user.click(await button('Revisar (1)'));
    expect(screen.getByRole('heading', { name: 'Antes de cerrar' })).toHaveFocus();
    await visit.user.click(await button(/^Detener: Tomás Ical/));
    await visit.fill(screen.getByLabelText('Motivo'), 'Se fue sin marcar.');
    await visit.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Detener' }));
    await waitFor(() =>
      expect(visit.api.calls('record', 'stopOpen')[0]).toMatchObject({
        params: { id: running._id },
        body: { reason: 'Se fue sin marcar.' },
      }),
    );
  });

  it('confirms all that waits for review at once', async () => {
    const records = [record({ employeeId: rosa._id }), record({ employeeId: tomas._id })];
    const period = payPeriod({
      people: [rosa, tomas],
      points: records.map(({ _id, employeeId }) => payPoint({ _id: employeeId }, { recordId: _id })),
    });
    const visit = await open(period, {
      record: {
        get: ({ params }) => records.find(({ _id }) => _id === params.id) ?? [],
        confirmSeveral: () => records,
      },
    });
    await visit.user.click(await button('Revisar (2)'));
    await visit.user.click(await button('Confirmar los 2'));
    await visit.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }),
    );
    await waitFor(() =>
      expect(visit.api.calls('record', 'confirmSeveral')[0]?.body.records.map(({ id }) => id)).toEqual(
        records.map(({ _id }) => _id),
      ),
    );
  });

  it('leaves points for the next period by name, and closes without them', async () => {
    const review = payPoint(rosa);
    const request = payPoint(tomas, { kind: 'request', recordId: null, requestId: review.employeeId });
    const period = payPeriod({ people: [rosa, tomas], state: 'closable', points: [review, request] });
    const visit = await open(period, { run: { close: () => payRun() } });
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await visit.user.click(await button('Revisar (2)'));
    await visit.user.click(await button(/^Pasar al siguiente período: Rosa/));
    expect(screen.getByRole('button', { name: /^Deshacer: Rosa/ })).toBeVisible();
    await visit.user.click(await button(/^Pasar al siguiente período: Tomás/));
    expect(await screen.findByText('Nada impide cerrar.')).toBeVisible();
    await visit.user.click(await button('Cerrar'));
    const dialog = await screen.findByRole('dialog', { name: 'Cerrar el período 16–30 nov 2026' });
    expect(dialog).toHaveTextContent('Pasan 2 al siguiente:');
    expect(dialog).toHaveTextContent('Rosa Ajanel, 19/11/26, 8:00 – 12:00');
    await visit.user.click(within(dialog).getByRole('button', { name: 'Cerrar período' }));
    await waitFor(() =>
      expect(visit.api.calls('run', 'close')[0]?.body).toMatchObject({
        startDate: '2026-11-16',
        endDate: '2026-11-30',
        carry: { records: [review.recordId], requests: [request.requestId] },
      }),
    );
  });

  it('has no way round a net below zero', async () => {
    const negative = { ...rosa, net: -12 };
    const point = payPoint(rosa, { kind: 'negative', recordId: null, startTime: null, endTime: null });
    const visit = await open(payPeriod({ people: [negative], state: 'closable', points: [point] }));
    await visit.user.click(await button('Revisar (1)'));
    expect(screen.queryByRole('button', { name: /^Pasar al siguiente/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Ver líneas: Rosa/ })).toBeVisible();
  });
});

describe('from sign-in to closed (PERIOD-7)', () => {
  it('takes six presses where nothing stands in the way', async () => {
    const own = new FakeBusiness({ companies: [company({ name: 'Taller Luna' }), company()] });
    const answers = planilla(payPeriod({ people: [rosa], state: 'closable' }), {
      run: { close: () => payRun({ number: 9 }) },
    });
    const visit = await renderRoute('/login', {
      api: {
        ...own.answers,
        ...answers,
        employee: own.answers.employee ?? {},
        company: own.answers.company ?? {},
        payroll: { people: () => [] },
        service: { demo: () => ({ accounts: [] }) },
        person: { account: () => own.owner },
        session: { login: () => session(own.owner) },
      },
    });
    let presses = 0;
    const press = async (element: HTMLElement) => {
      presses += 1;
      await visit.user.click(element);
    };
    await visit.fill(await screen.findByLabelText('Username'), own.owner.username);
    await visit.fill(screen.getByLabelText('Password'), 'secreta-1');
    await press(screen.getByRole('button', { name: 'Log In' }));
    await press(await screen.findByRole('link', { name: /Taller Luna/ }));
    await press(await screen.findByRole('link', { name: 'Planilla' }));
    await press(await screen.findByRole('link', { name: 'Período de pago' }));
    await press(await button('Cerrar'));
    await press(await button('Cerrar período'));
    expect(await screen.findByText('Período cerrado: corrida 9.')).toBeVisible();
    expect(presses).toBe(6);
  });
});

describe('closing (RUN-3)', () => {
  const ready = (given: Partial<PayPeriod> = {}) =>
    payPeriod({ people: [rosa, tomas], state: 'closable', ...given });

  it('names the period, the people and the total, and closes once however often it is pressed', async () => {
    let answer: (run: ReturnType<typeof payRun>) => void = () => undefined;
    const visit = await open(ready(), {
      run: { close: () => new Promise<ReturnType<typeof payRun>>((resolve) => (answer = resolve)) },
    });
    await visit.user.click(await button('Cerrar'));
    const dialog = await screen.findByRole('dialog', { name: 'Cerrar el período 16–30 nov 2026' });
    expect(dialog).toHaveTextContent('Personas2');
    expect(dialog).toHaveTextContent('Q1,326.70');
    await visit.user.dblClick(within(dialog).getByRole('button', { name: 'Cerrar período' }));
    expect(visit.api.calls('run', 'close')).toHaveLength(1);
    const run = payRun({ number: 7 });
    visit.api.answer({ payPeriod: { get: () => ready({ state: 'closed', run }) } });
    answer(run);
    expect(await screen.findByText('Cerrado · corrida 7')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what became of the period when somebody else was faster', async () => {
    const visit = await open(ready(), {
      run: { close: () => refuse('conflict', 'The period is closed already.', { reason: 'period_closed' }) },
    });
    await visit.user.click(await button('Cerrar'));
    visit.api.answer({ payPeriod: { get: () => ready({ state: 'closed', run: payRun({ number: 8 }) }) } });
    await visit.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar período' }),
    );
    expect(await screen.findByText('Cerrado · corrida 8')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent('El período ya está cerrado.');
  });

  it('is taken back with a reason (RUN-7)', async () => {
    const run = payRun({ number: 5 });
    const visit = await open(ready({ state: 'closed', run }), { run: { reopen: () => run } });
    await visit.user.click(await button('Reabrir'));
    await visit.fill(screen.getByLabelText('Motivo'), 'Faltaban horas.');
    await visit.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reabrir' }));
    await waitFor(() =>
      expect(visit.api.calls('run', 'reopen')[0]).toMatchObject({
        params: { id: run._id },
        body: { reason: 'Faltaban horas.' },
      }),
    );
  });
});

describe('the pay schedule (PERIOD-1)', () => {
  it('says what a choice means before it is saved', async () => {
    const visit = await open(payPeriod({ people: [rosa] }), {
      payPeriod: { changeCalendar: () => payCalendar() },
    });
    await visit.user.click(await button('Calendario de pago'));
    const dialog = await screen.findByRole('dialog', { name: 'Calendario de pago' });
    expect(await within(dialog).findByText('El próximo: 16–30 nov 2026, se paga el 30/11/26.')).toBeVisible();
    await visit.user.selectOptions(within(dialog).getByLabelText('Cada cuánto se paga'), 'weekly');
    await visit.user.selectOptions(within(dialog).getByLabelText('La semana empieza el'), '6');
    expect(dialog).toHaveTextContent('El próximo: 14–20 nov 2026, se paga el 20/11/26.');
    await visit.user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(visit.api.calls('payPeriod', 'changeCalendar')[0]?.body).toEqual({
        schedule: { kind: 'weekly', firstDay: 6 },
        paydayAfterDays: 0,
        firstDay: null,
      }),
    );
  });

  it('asks for no first day once something is closed (PERIOD-2)', async () => {
    const visit = await open(payPeriod({ people: [rosa] }), {
      payPeriod: { calendar: () => payCalendar({ closedThrough: '2026-11-15', firstOpenDay: '2026-11-16' }) },
    });
    await visit.user.click(await button('Calendario de pago'));
    expect(await screen.findByText('Vale desde el 16/11/26; lo cerrado queda como está.')).toBeVisible();
    expect(screen.queryByLabelText('Primer día que se paga con Faena')).toBeNull();
  });
});

describe('the estimate at closing (NEED-4)', () => {
  const own = { _id: payPeriod().companyId, name: 'Taller Luna' };
  const today = payPeriod({ companyId: own._id, people: [rosa] });
  const needed = (given = {}): Answers => ({
    moneyNeeded: { next: () => moneyNeeded([companyNeed(own, { currency: 'USD', ...given })]) },
  });
  const ESTIMATE = /^Estimado al cierre: Q1,412.50/;

  it('stands below what the period of today will cost, with how it is made, for this company alone', async () => {
    const { api } = await open(today, needed());
    const estimate = await screen.findByText(ESTIMATE);
    expect(screen.getByText('Costará').parentElement).toContainElement(estimate);
    expect(estimate).toHaveAttribute(
      'title',
      expect.stringContaining('promedio de las últimas cuatro semanas'),
    );
    expect(api.calls('moneyNeeded', 'next').map(({ query }) => query)).toEqual([{ companyId: own._id }]);
  });

  it('is none of a period that is closed, is not of today, or is not the next to be paid', async () => {
    const { api, goTo } = await open(
      today,
      needed({ period: { startDate: '2026-11-01', endDate: '2026-11-15', payday: '2026-11-22' } }),
    );
    await waitFor(() => expect(api.calls('moneyNeeded', 'next')).toHaveLength(1));
    expect(screen.queryByText(ESTIMATE)).toBeNull();
    api.answer({ payPeriod: { get: () => ({ ...today, startDate: '2026-11-01', endDate: '2026-11-15' }) } });
    await goTo(`${ADDRESS}?fecha=2026-11-01`);
    expect(await screen.findByRole('heading', { name: '1–15 nov 2026' })).toBeVisible();
    expect(screen.queryByText(ESTIMATE)).toBeNull();
    expect(api.calls('moneyNeeded', 'next')).toHaveLength(1);
  });

  it('says that it failed, and tries again', async () => {
    const { user, api } = await open(today, { moneyNeeded: { next: offline } });
    expect(await screen.findByText('No se pudo estimar el cierre.')).toBeVisible();
    api.answer(needed());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(ESTIMATE)).toBeVisible();
  });
});
