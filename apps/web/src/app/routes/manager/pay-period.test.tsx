import { describe, expect, it } from 'vitest';
import {
  adjustment,
  concept,
  newId,
  payCalendar,
  payPeriod,
  payPerson,
  payRun,
  personPeriod,
  record,
  screen,
  setViewport,
  waitFor,
  within,
} from '@/test/index.ts';
import { ADDRESS, button, gone, openPeriod, rosa, rowOf, tomas } from '@/test/pay-period-screen.ts';

describe('the period (PERIOD-5)', () => {
  it('shows its days, state, payday and expected cost, and each person in one row (NEED-4)', async () => {
    await openPeriod(payPeriod({ people: [rosa, tomas, gone], payday: '2026-12-02' }));
    expect(await screen.findByRole('heading', { name: '16–30 nov 2026' })).toBeVisible();
    expect(screen.getByText('Abierto')).toBeVisible();
    expect(screen.getByText('Día de pago').nextSibling).toHaveTextContent('2/12/26');
    expect(screen.getByText('Costará').nextSibling).toHaveTextContent('Q1,376.70');
    expect(screen.getByText(/^Neto de todos si se cerrara ahora/)).toBeVisible();
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

  it('keeps gross, additions, deductions and totals on a narrow screen', async () => {
    setViewport({ width: 768 });
    await openPeriod(payPeriod({ people: [rosa, tomas, gone] }));
    const line = await screen.findByRole('button', { name: /Rosa/ });
    expect(line).toHaveTextContent('bruto Q1,000.00 + Q125.00 − Q48.30');
    expect(screen.getByRole('button', { name: /Tomás/ })).toHaveTextContent('bruto Q250.00');
    const totals = screen.getByRole('region', { name: 'Total' });
    expect(totals).toHaveTextContent('Total · 3 personas');
    expect(totals).toHaveTextContent('Q1,376.70');
    expect(totals).toHaveTextContent('52.00 h');
    expect(totals).toHaveTextContent('bruto Q1,300.00 + Q125.00 − Q48.30');
  });

  it('names the blockers in words, and filters the people with one', async () => {
    const waiting = payPerson({
      fullname: 'Ana Bac',
      running: 1,
      pendingReviews: 2,
      openRequests: 1,
      unpricedHours: 3.5,
      net: -5,
    });
    const { user } = await openPeriod(payPeriod({ people: [rosa, waiting] }));
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
    const visit = await openPeriod(payPeriod({ people: [rosa] }), {
      payPeriod: { get: ({ query }) => (query.date ? before : payPeriod({ people: [rosa] })) },
    });
    await visit.user.click(await button('Período anterior'));
    expect(await screen.findByRole('heading', { name: '1–15 nov 2026' })).toBeVisible();
    expect(visit.path()).toBe(`${ADDRESS}?fecha=2026-11-15`);
    expect(screen.getByText('Cerrado · corrida 3')).toBeVisible();
    expect(screen.getByText('Costó')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Período anterior' })).toBeDisabled();
    await visit.user.click(await button('Ir al período actual'));
    expect(await screen.findByRole('heading', { name: '16–30 nov 2026' })).toBeVisible();
    expect(visit.path()).toBe(ADDRESS);
  });

  it('names the earlier period that is still open, and leads to it', async () => {
    const earlierOpen = { startDate: '2026-11-01', endDate: '2026-11-15' };
    const visit = await openPeriod(payPeriod({ people: [rosa], earlierOpen }));
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

  it('explains an empty period', async () => {
    await openPeriod(payPeriod());
    expect(await screen.findByText('Nadie tiene horas ni líneas en este período.')).toBeVisible();
  });
});

describe('an opened row (PERIOD-5)', () => {
  it('has the days with their records, and the other parts of the slip', async () => {
    const period = payPeriod({ people: [rosa, tomas] });
    const visit = await openPeriod(period, {
      record: { get: () => [record({ employeeId: rosa._id, cost: 50 })] },
      payPeriod: {
        person: () =>
          personPeriod(period, rosa, {
            rates: [{ hourlyRate: 25, hours: 2, ms: 7_200_000, amount: 50 }],
            late: [{ recordId: rosa._id, date: '2026-11-14', hours: 1.5, ms: 5_400_000, amount: 37.5 }],
          }),
      },
    });
    const row = await button(/Rosa/);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await visit.user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('De un día anterior')).toBeVisible();
    expect(screen.getByText('14/11/26 · 1.50 h (1:30)')).toBeVisible();
    expect(screen.getByText('2.00 h (2:00) × Q25.00')).toBeVisible();
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

describe('adjustments in an opened row', () => {
  const paid = record({
    employeeId: rosa._id,
    startTime: '2026-11-12T14:00:00.000Z',
    endTime: '2026-11-12T22:00:00.000Z',
  });
  const first = adjustment(paid, { reason: 'Salió antes.' });
  const second = adjustment(paid, { reason: 'Salió todavía antes.' });

  it('are listed from → to, and the last of them is taken back there (ADJUST-2)', async () => {
    const period = payPeriod({ people: [rosa] });
    let adjustments = [first, second];
    const visit = await openPeriod(period, {
      payPeriod: { person: () => personPeriod(period, rosa, {}, { adjustments }) },
      adjustment: {
        remove: () => {
          adjustments = [first];
          return second;
        },
      },
    });
    await visit.user.click(await button(/Rosa/));
    const list = await screen.findByRole('region', { name: 'Ajustes' });
    const [one, other] = within(list).getAllByRole('listitem', { name: '' });
    expect(one).toHaveTextContent(/Salió antes\..*Fin.*16:00.*14:48.*Diferencia: −Q7\.80/);
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await visit.user.click(within(list).getByRole('button', { name: 'Quitar ajuste' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quitar ajuste' });
    await visit.user.type(within(dialog).getByLabelText(/Motivo/), 'Fue un error.');
    await visit.user.click(within(dialog).getByRole('button', { name: 'Quitar ajuste' }));
    await waitFor(() => expect(other).not.toBeInTheDocument());
    expect(visit.api.calls('adjustment', 'remove')[0]).toMatchObject({
      params: { id: second._id },
      body: { reason: 'Fue un error.' },
    });
  });

  it('show in the row of a closed period, and link to the period that pays them (ADJUST-3)', async () => {
    const person = { ...rosa, laterAdjustments: 1, slipId: newId(), paid: 0, answer: 'none' as const };
    const period = payPeriod({ people: [person], run: payRun({ number: 3 }), state: 'closed' });
    const later = { ...first, runNumber: 4, paidOn: '2026-12-01' };
    const visit = await openPeriod(period, {
      payPeriod: { person: () => personPeriod(period, person, {}, { adjustedLater: [later] }) },
      payment: { list: () => [] },
    });
    expect(await rowOf(/Rosa/)).toHaveTextContent('ajustado después');
    await visit.user.click(await button(/Rosa/));
    const list = await screen.findByRole('region', { name: 'Ajustado después del cierre' });
    expect(within(list).getByRole('link', { name: 'Pagado en la corrida 4' })).toHaveAttribute(
      'href',
      '/planilla/periodo?fecha=2026-12-01',
    );
    expect(within(list).queryByRole('button')).toBeNull();
  });
});

describe('the pay schedule (PERIOD-1)', () => {
  it('explains a choice before it is saved', async () => {
    const visit = await openPeriod(payPeriod({ people: [rosa] }), {
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

  it('lists the fixed concepts, offers the divided amounts and names the first period (PERIOD-8)', async () => {
    const bonus = concept({ name: 'Bono', kind: 'addition', basis: 'fixed', value: 125 });
    const meal = concept({ name: 'Comida', kind: 'addition', basis: 'fixed', value: 50, version: 3 });
    const shared = concept({ name: 'Pasaje', basis: 'fixed', value: 10, entitlement: 'days', fullAt: 12 });
    const visit = await openPeriod(payPeriod({ people: [rosa] }), {
      payPeriod: {
        changeCalendar: () => payCalendar(),
        calendar: () => payCalendar({ closedThrough: '2026-11-15', firstOpenDay: '2026-11-16' }),
      },
      concept: { list: () => [bonus, meal, shared, concept()] },
    });
    await visit.user.click(await button('Calendario de pago'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendario de pago' }));
    await dialog.findByLabelText('Cada cuánto se paga');
    expect(dialog.queryByText('Lo fijo por período')).toBeNull();
    await visit.user.selectOptions(dialog.getByLabelText('Cada cuánto se paga'), 'weekly');
    await visit.user.selectOptions(dialog.getByLabelText('La semana empieza el'), '5');
    const fixed = within(dialog.getByRole('group', { name: 'Lo fijo por período' }));
    expect(fixed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bono: Q125.00 por período, Q250.00 al mesBono: Cambiar a Q57.69 por período',
      'Comida: Q50.00 por período, Q100.00 al mesComida: Cambiar a Q23.08 por período',
      'Pasaje: Q10.00 por período, Q20.00 al mesEs a prorrata: sus días u horas se eligen de nuevo en Conceptos.',
    ]);
    expect(
      dialog.getByText(
        'El primero con este calendario: 16–19 nov 2026. Tiene 4 de 7 días: lo fijo se paga a prorrata.',
      ),
    ).toBeVisible();
    await visit.user.click(fixed.getByRole('checkbox', { name: /^Comida/ }));
    await visit.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(visit.api.calls('payPeriod', 'changeCalendar')[0]?.body).toMatchObject({
        schedule: { kind: 'weekly', firstDay: 5 },
        concepts: [{ conceptId: bonus._id, version: 1, value: 57.69 }],
      }),
    );
  });

  it('asks for no first day once a period is closed (PERIOD-2)', async () => {
    const visit = await openPeriod(payPeriod({ people: [rosa] }), {
      payPeriod: { calendar: () => payCalendar({ closedThrough: '2026-11-15', firstOpenDay: '2026-11-16' }) },
    });
    await visit.user.click(await button('Calendario de pago'));
    expect(await screen.findByText('Vale desde el 16/11/26; lo cerrado queda como está.')).toBeVisible();
    expect(screen.queryByLabelText('Primer día que se paga con Faena')).toBeNull();
  });
});
