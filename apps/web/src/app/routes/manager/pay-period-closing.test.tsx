import type { PayPeriod } from '@faena/shared/schemas';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  companyNeed,
  FakeBusiness,
  moneyNeeded,
  offline,
  openRecord,
  payPeriod,
  payPerson,
  payPoint,
  payRun,
  record,
  refuse,
  renderRoute,
  runPreview,
  screen,
  session,
  waitFor,
  within,
} from '@/test/index.ts';
import { ADDRESS, button, openPeriod, planilla, rosa, tomas } from '@/test/pay-period-screen.ts';

describe('the list of blockers (RUN-4)', () => {
  it('stops a running record, with a reason', async () => {
    const running = openRecord({ employeeId: tomas._id });
    const period = payPeriod({
      people: [rosa, { ...tomas, running: 1 }],
      points: [payPoint(tomas, { kind: 'running', recordId: running._id, endTime: null })],
    });
    const visit = await openPeriod(period, {
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

  it('has one row for all hours of a person without a rate, with their number', async () => {
    const points = [1, 2, 3].map((day) =>
      payPoint(rosa, {
        kind: 'unpriced',
        recordId: record()._id,
        startTime: `2026-11-1${day}T14:00:00.000Z`,
        endTime: `2026-11-1${day}T20:30:00.000Z`,
      }),
    );
    const visit = await openPeriod(payPeriod({ people: [rosa], points }));
    await visit.user.click(await button('Revisar (3)'));
    expect(screen.getByRole('heading', { name: 'Horas sin tarifa (3)' })).toBeVisible();
    expect(screen.getByText('1 persona · 19.50 h (19:30)')).toBeVisible();
    expect(screen.getByText('3 registros · 19.50 h (19:30)')).toBeVisible();
    await visit.user.click(await button('Pasar al siguiente período: Rosa Ajanel'));
    expect(screen.getByText('Nada impide cerrar.')).toBeVisible();
    await visit.user.click(await button('Deshacer: Rosa Ajanel'));
    expect(screen.queryByText('Nada impide cerrar.')).toBeNull();
  });

  it('has one row a person for each cause, with hours and money, and opens it to its records (TIME-66)', async () => {
    const day = (n: number) => ({
      startTime: `2026-11-1${n}T14:00:00.000Z`,
      endTime: `2026-11-1${n}T18:00:00.000Z`,
    });
    const points = [
      ...[1, 2].map((n) => payPoint(rosa, day(n))),
      payPoint(tomas, day(3)),
      payPoint(rosa, { ...day(4), cause: 'longest_shift', cost: 240 }),
    ];
    const visit = await openPeriod(payPeriod({ people: [rosa, tomas], points }));
    await visit.user.click(await button('Revisar (4)'));
    expect(screen.getByRole('heading', { name: 'Por revisar (3): señal perdida' })).toBeVisible();
    expect(screen.getByText('2 personas · 12.00 h (12:00) · Q240.00')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Por revisar (1): jornada máxima' })).toBeVisible();
    expect(screen.queryByText(/^1 persona/)).toBeNull();
    expect(screen.getByText('2 registros · 8.00 h (8:00) · Q160.00')).toBeVisible();
    expect(screen.getByText('13/11/26, 8:00 – 12:00 · 4.00 h (4:00) · Q80.00')).toBeVisible();
    await visit.user.click(await button('Ver (2): Rosa Ajanel'));
    expect(screen.getByText('11/11/26, 8:00 – 12:00 · 4.00 h (4:00) · Q80.00')).toBeVisible();
    expect(await button('Confirmar: Rosa Ajanel, 12/11/26, 8:00 – 12:00')).toBeVisible();
    await visit.user.click(await button('Pasar al siguiente período: Rosa Ajanel, 11/11/26, 8:00 – 12:00'));
    expect(screen.getAllByText('Pasa al siguiente período')).toHaveLength(1);
  });

  it('shows the change of a request, its money and its words', async () => {
    const times = { startTime: '2026-11-12T14:00:00.000Z', endTime: '2026-11-12T20:00:00.000Z' };
    const asked = { ...times, endTime: '2026-11-12T18:00:00.000Z' };
    const request = { kind: 'request', recordId: null, requestId: record()._id, cost: 120 } as const;
    const points = [
      payPoint(rosa, { ...request, ...times, asked, reason: 'Salí a las dos.' }),
      payPoint(tomas, {
        ...request,
        requestId: record()._id,
        ...times,
        cost: null,
        reason: 'Olvidé marcar.',
      }),
    ];
    const visit = await openPeriod(payPeriod({ people: [rosa, tomas], points }));
    await visit.user.click(await button('Revisar (2)'));
    const change = '12/11/26, 8:00 – 12:00 → 12/11/26, 8:00 – 14:00';
    expect(screen.getByText(`${change} · 6.00 h (6:00) · ≈ Q120.00`)).toBeVisible();
    expect(screen.getByText('«Salí a las dos.»')).toBeVisible();
    expect(screen.getByText('olvidado: 12/11/26, 8:00 – 14:00 · 6.00 h (6:00) · sin tarifa')).toBeVisible();
  });

  it('reverses a confirmation (TIME-67)', async () => {
    const waiting = record({ employeeId: rosa._id, needsReview: true });
    const period = payPeriod({ people: [rosa], points: [payPoint(rosa, { recordId: waiting._id })] });
    const visit = await openPeriod(period, {
      record: {
        get: ({ query }) => ('needsReview' in query ? waiting : []),
        confirm: () => ({ ...waiting, needsReview: false, version: 'v2' }),
        unconfirm: () => [{ ...waiting, version: 'v3' }],
      },
    });
    await visit.user.click(await button('Revisar (1)'));
    await visit.user.click(await button(/^Confirmar: Rosa Ajanel/));
    expect(await screen.findByText('Registro confirmado.')).toBeVisible();
    await visit.user.click(await button('Deshacer'));
    await waitFor(() =>
      expect(visit.api.calls('record', 'unconfirm')[0]?.body).toEqual({
        ...{ records: [{ id: waiting._id, version: 'v2' }], reason: '' },
      }),
    );
  });

  it('confirms everything that waits for review at once, and reverses that (TIME-67)', async () => {
    const records = [record({ employeeId: rosa._id }), record({ employeeId: tomas._id })];
    const period = payPeriod({
      people: [rosa, tomas],
      points: records.map(({ _id, employeeId }) => payPoint({ _id: employeeId }, { recordId: _id })),
    });
    const visit = await openPeriod(period, {
      record: {
        get: ({ params }) => records.find(({ _id }) => _id === params.id) ?? [],
        confirmSeveral: () => records,
        unconfirm: () => records,
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
    await visit.user.click(await button('Deshacer'));
    await waitFor(() =>
      expect(visit.api.calls('record', 'unconfirm')[0]?.body.records.map(({ id }) => id)).toEqual(
        records.map(({ _id }) => _id),
      ),
    );
  });

  it('leaves points for the next period by name, and closes without them', async () => {
    const review = payPoint(rosa);
    const request = payPoint(tomas, { kind: 'request', recordId: null, requestId: review.employeeId });
    const period = payPeriod({ people: [rosa, tomas], state: 'closable', points: [review, request] });
    const preview = () => runPreview(period, { people: 1, net: 1_076.71 });
    const visit = await openPeriod(period, { run: { close: () => payRun(), preview } });
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
    // The server computes the figures with the carried-over items (RUN-10).
    await waitFor(() => expect(dialog).toHaveTextContent('Personas1Total netoQ1,076.71'));
    expect(visit.api.calls('run', 'preview')[0]?.body.carry).toEqual({
      records: [review.recordId],
      requests: [request.requestId],
      debts: [],
    });
    await visit.user.click(within(dialog).getByRole('button', { name: 'Cerrar período' }));
    await waitFor(() =>
      expect(visit.api.calls('run', 'close')[0]?.body).toMatchObject({
        startDate: '2026-11-16',
        endDate: '2026-11-30',
        carry: { records: [review.recordId], requests: [request.requestId] },
        shown: preview().figuresHash,
      }),
    );
  });

  it('shows the new figures if they changed meanwhile, and closes those (RUN-10)', async () => {
    const period = payPeriod({ people: [rosa], state: 'closable' });
    let net = 100;
    const visit = await openPeriod(period, {
      run: {
        preview: () => runPreview(period, { net, figuresHash: String(net).padStart(64, '0') }),
        close: ({ body }) =>
          body.shown === String(net).padStart(64, '0')
            ? payRun()
            : refuse('conflict', undefined, { reason: 'run_differs' }),
      },
    });
    await visit.user.click(await button('Cerrar'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Q100.00')).toBeVisible();
    net = 105;
    await visit.user.click(dialog.getByRole('button', { name: 'Cerrar período' }));
    expect(await dialog.findByText('Las cifras cambiaron desde que se mostraron.')).toBeVisible();
    expect(await dialog.findByText('Q105.00')).toBeVisible();
    await visit.user.click(dialog.getByRole('button', { name: 'Cerrar período' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('carries a net below zero over as a debt, whole or up to an amount (DEBT-1)', async () => {
    const negative = { ...rosa, net: -12 };
    const point = payPoint(rosa, { kind: 'negative', recordId: null, startTime: null, endTime: null });
    const period = payPeriod({ people: [negative], state: 'closable', points: [point] });
    const debts = [{ employeeId: rosa._id, carried: 5, waived: 7 }];
    const visit = await openPeriod(period, {
      run: { preview: () => runPreview(period, { debts, net: 0 }), close: () => payRun() },
    });
    await visit.user.click(await button('Revisar (1)'));
    expect(screen.getByRole('button', { name: /^Ver líneas: Rosa/ })).toBeVisible();
    await visit.user.click(await button('Pasar como deuda: Rosa Ajanel'));
    expect(screen.getByText('Se descuenta en la próxima corrida')).toBeVisible();
    await visit.fill(screen.getByLabelText('Hasta Q (opcional)'), '5');
    expect(await screen.findByText('Se condonan Q7.00.')).toBeVisible();
    await visit.user.click(await button('Cerrar'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('Rosa Ajanel: pasan Q5.00 a la próxima corrida, se condonan Q7.00'),
    ).toBeVisible();
    await visit.user.click(dialog.getByRole('button', { name: 'Cerrar período' }));
    await waitFor(() =>
      expect(visit.api.calls('run', 'close')[0]?.body.carry).toEqual({
        ...{ records: [], requests: [] },
        debts: [{ employeeId: rosa._id, amount: 5 }],
      }),
    );
  });
});

describe('from sign-in to closed (PERIOD-7)', () => {
  it('takes six clicks if nothing blocks it', async () => {
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

  it('names the period, the people and the total, and closes once, however often it is clicked', async () => {
    let answer: (run: ReturnType<typeof payRun>) => void = () => undefined;
    const visit = await openPeriod(ready(), {
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

  it('names everybody whose record runs, also one that began meanwhile (RUN-13)', async () => {
    const many = Array.from({ length: 7 }, (_, n) => payPerson({ fullname: `Ana ${n}` }));
    const clocks = many.map((person) =>
      payPoint(person, { kind: 'running', endTime: null, startTime: '2026-11-30T14:00:00.000Z' }),
    );
    const period = ready({ people: [...many, rosa], points: clocks, today: '2026-11-30' });
    const late = payPoint(rosa, { kind: 'running', endTime: null, startTime: '2026-11-30T20:00:00.000Z' });
    const visit = await openPeriod(period, {
      run: { preview: () => runPreview(period, { points: [late] }) },
    });
    await visit.user.click(await button('Revisar (7)'));
    await visit.user.click(await button('Pasar todos al siguiente período'));
    await visit.user.click(await button('Cerrar'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Rosa Ajanel, desde 30/11/26, 14:00')).toBeVisible();
    for (const { fullname } of many) {
      expect(dialog.getByText(`${fullname}, desde 30/11/26, 8:00`)).toBeVisible();
    }
    expect(dialog.getByText(/^Con el reloj en marcha \(8\)/)).toBeVisible();
    expect(dialog.getByText(/^Hoy es su último día/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cerrar período' })).toBeDisabled();
  });

  it('shows the present state of the period when somebody else was faster', async () => {
    const visit = await openPeriod(ready(), {
      run: { close: () => refuse('conflict', undefined, { reason: 'period_closed' }) },
    });
    await visit.user.click(await button('Cerrar'));
    visit.api.answer({ payPeriod: { get: () => ready({ state: 'closed', run: payRun({ number: 8 }) }) } });
    await visit.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar período' }),
    );
    expect(await screen.findByText('Cerrado · corrida 8')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent('El período ya está cerrado.');
  });

  it('is over in a tab that comes back once another tab has closed it (PERIOD-9)', async () => {
    const visit = await openPeriod(ready(), { run: { close: () => payRun() } });
    await visit.user.click(await button('Cerrar'));
    visit.api.answer({ payPeriod: { get: () => ready({ state: 'closed', run: payRun({ number: 8 }) }) } });
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Este período ya se cerró en otra ventana: corrida 8.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cerrar período' })).toBeDisabled();
    await visit.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    expect(visit.api.calls('run', 'close')).toEqual([]);
  });

  it('is over at once where the figures are refused (PERIOD-9)', async () => {
    const preview = () => refuse('conflict', undefined, { reason: 'period_closed' });
    const visit = await openPeriod(ready(), { run: { preview } });
    visit.api.answer({ payPeriod: { get: () => ready({ state: 'closed', run: payRun({ number: 8 }) }) } });
    await visit.user.click(await button('Cerrar'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Este período ya se cerró en otra ventana: corrida 8.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cerrar período' })).toBeDisabled();
  });

  it.each([
    ['reopened', { state: 'closable', run: null }, 'La corrida 5 ya se reabrió en otra ventana.'],
    ['paid', { reopeningRefused: 'run_paid' }, 'No se puede reabrir: ya se pagó algo.'],
  ] as const)('is not reopened in a tab where it was %s elsewhere (PERIOD-9)', async (_, become, why) => {
    const run = payRun({ number: 5 });
    const visit = await openPeriod(ready({ state: 'closed', run }), { run: { reopen: () => run } });
    await visit.user.click(await button('Reabrir'));
    await visit.fill(screen.getByLabelText('Motivo'), 'Faltaban horas.');
    visit.api.answer({ payPeriod: { get: () => ready({ state: 'closed', run, ...become }) } });
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(why)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Reabrir' })).toBeDisabled();
    expect(screen.getByLabelText('Motivo')).toHaveValue('Faltaban horas.');
  });

  it('is taken back with a reason (RUN-7)', async () => {
    const run = payRun({ number: 5 });
    const visit = await openPeriod(ready({ state: 'closed', run }), { run: { reopen: () => run } });
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

  it.each([
    ['run_not_last', 'No se puede reabrir: hay un período posterior cerrado.'],
    ['run_paid', 'No se puede reabrir: ya se pagó algo.'],
    ['run_accepted', 'No se puede reabrir: alguien ya dio su conformidad.'],
    ['run_adjusted', 'No se puede reabrir: un registro suyo se ajustó después.'],
  ] as const)('is not offered if it would be refused (RUN-11): %s', async (reopeningRefused, why) => {
    await openPeriod(ready({ state: 'closed', run: payRun(), reopeningRefused }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reabrir' })).toBeNull();
  });

  it('states on the last day where the hours still to come are paid (RUN-2)', async () => {
    const visit = await openPeriod(ready({ today: '2026-11-30', endDate: '2026-11-30' }));
    await visit.user.click(await button('Cerrar'));
    expect(
      await screen.findByText(
        'Hoy es su último día: lo que se trabaje desde ahora se paga en el siguiente período.',
      ),
    ).toBeVisible();
  });
});

describe('the estimate at closing (NEED-1)', () => {
  const own = { _id: payPeriod().companyId, name: 'Taller Luna' };
  const today = payPeriod({ companyId: own._id, people: [rosa] });
  const needed = (given = {}): Answers => ({
    moneyNeeded: { next: () => moneyNeeded([companyNeed(own, { currency: 'USD', ...given })]) },
  });
  const ESTIMATE = /^Estimado al cierre: Q1,412.50/;

  it('stands below the present cost of today’s period, with an explanation, for this company alone', async () => {
    const { api } = await openPeriod(today, needed());
    const estimate = await screen.findByText(ESTIMATE);
    expect(screen.getByText('Costará').parentElement).toContainElement(estimate);
    expect(estimate).toHaveAttribute(
      'title',
      expect.stringContaining('promedio de las últimas cuatro semanas'),
    );
    expect(api.calls('moneyNeeded', 'next').map(({ query }) => query)).toEqual([{ companyId: own._id }]);
  });

  it('is absent for a period that is closed, is not of today, or is not the next to be paid', async () => {
    const { api, goTo } = await openPeriod(
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
    const { user, api } = await openPeriod(today, { moneyNeeded: { next: offline } });
    expect(await screen.findByText('No se pudo estimar el cierre.')).toBeVisible();
    api.answer(needed());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(ESTIMATE)).toBeVisible();
  });
});
