import { calendarDateOf, periodShown } from '@faena/shared/domain';
import type { RateEffect } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  payCalendar,
  payrollPerson,
  payrollSummary,
  rate,
  rateEffect,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const ADDRESS = '/planilla?periodo=day&fecha=2026-11-20';
const rosa = payrollPerson({ fullname: 'Rosa Ajanel', hourlyRate: 10 });
const tomas = payrollPerson({ fullname: 'Tomás Ical', hourlyRate: 8 });
const gone = payrollPerson({ fullname: 'Berta Baja', left: 'deleted' });

const setAt = '2024-11-01T15:00:00.000Z';
const first = rate({ hourlyRate: 10, from: '2024-11-01T06:00:00.000Z', setAt, note: 'Al empezar' });
// The day that was meant, though paid time has it begin on the evening before (RATE-15).
const second = rate({ hourlyRate: 12, from: '2024-11-16T04:00:00.000Z', fromDay: '2024-11-16', setAt });

const moved = { records: 2, hours: 4.5, costBefore: 45, costAfter: 54, difference: 9 };
const ofRosa = (given: Partial<RateEffect['people'][number]> = {}): RateEffect['people'][number] => ({
  _id: rosa._id,
  fullname: rosa.fullname,
  username: rosa.username,
  rateBefore: 10,
  rateAfter: 12,
  from: '2026-11-01T06:00:00.000Z',
  until: null,
  unusual: null,
  ...moved,
  ...given,
});
const effect = (given: Partial<RateEffect> = {}) =>
  rateEffect({
    ...moved,
    periods: [{ startDate: '2026-11-01', endDate: '2026-11-15', ...moved }],
    people: [ofRosa()],
    ...given,
  });

async function open(rates: Answers['rate'], people = [rosa, tomas, gone]): Promise<Visit> {
  const of = company({ currency: 'GTQ', timezone: 'America/Guatemala' });
  const visit = await renderRoute(ADDRESS, {
    as: 'manager',
    company: of,
    api: {
      company: { get: () => of },
      payroll: {
        people: () => people,
        summary: () => payrollSummary({ hourlyRate: 10, currency: 'GTQ' }),
      },
      record: { history: () => [], get: () => [] },
      recordRequest: { list: () => [] },
      employee: {
        update: () => ({ message: '', employee: employee(of) }),
        setTotalToPay: () => ({ message: '', employee: employee(of) }),
      },
      rate: { list: () => [first], ...rates },
      payPeriod: { calendar: () => monthly },
    },
  });
  await screen.findByRole('button', { name: 'Configurar tarifa' });
  return visit;
}

async function configure(rates: Answers['rate']): Promise<Visit> {
  const visit = await open(rates);
  await visit.user.click(screen.getByRole('button', { name: 'Configurar tarifa' }));
  await screen.findByText('Al empezar');
  return visit;
}

/** The answers of a company that pays each month. */
const monthly = payCalendar({ schedule: { kind: 'monthly' } });
const periodStart = () => periodShown(monthly, calendarDateOf(new Date(), 'America/Guatemala')).startDate;
const type = ({ fill }: Visit, text: string) => fill(screen.getByLabelText('Q/hora'), text);
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Guardar tarifa' }));
const window = (name: string) => screen.findByRole('dialog', { name });

describe('setting a rate on the planilla', () => {
  it('applies it from now with one click (RATE-3, RATE-5)', async () => {
    const visit = await configure({});
    await type(visit, '12');
    await save(visit);
    await waitFor(() => expect(visit.api.changes).toEqual(['employee.update', 'employee.setTotalToPay']));
    expect(visit.api.calls('employee', 'update')[0]?.body).toEqual({ hourlyRate: 12 });
  });

  it('previews its effect from the beginning of the period, and then saves it (RATE-4, RATE-5)', async () => {
    const visit = await configure({
      preview: () => effect({ people: [ofRosa({ until: '2026-11-16T06:00:00.000Z' })] }),
      change: () => effect(),
    });
    await type(visit, '12');
    await visit.user.click(screen.getByRole('radio', { name: 'Inicio del período' }));
    await visit.fill(screen.getByLabelText('Nota'), 'Aumento');
    await save(visit);
    const dialog = await window('Revisar el cambio de tarifa');
    expect(await within(dialog).findByText(/^De Q10\.00 a Q12\.00 por hora/)).toHaveTextContent(
      'De Q10.00 a Q12.00 por hora, desde 1/11/26, 0:00. Rige hasta 16/11/26, 0:00, cuando empieza la tarifa siguiente.',
    );
    expect(within(dialog).getByRole('rowheader')).toHaveTextContent('1–15 nov 2026');
    const cells = within(dialog).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['4.50 h', 'Q45.00', 'Q54.00', '+Q9.00']);
    expect(visit.api.calls('rate', 'change')).toEqual([]);
    await visit.user.click(within(dialog).getByRole('button', { name: 'Guardar tarifa' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(visit.api.calls('rate', 'change').map(({ body }) => body)).toEqual([
      { employeeIds: [rosa._id], hourlyRate: 12, from: periodStart(), note: 'Aumento', confirmed: true },
    ]);
    expect(screen.getByRole('radio', { name: 'Ahora' })).toBeChecked();
  });

  it('asks once more about a likely slip of the pen, and names the factor (RATE-8)', async () => {
    const visit = await configure({
      preview: () =>
        rateEffect({
          people: [ofRosa({ rateAfter: 100, unusual: { before: 10, factor: 10, usual: null } })],
        }),
      change: () => effect(),
    });
    await type(visit, '100');
    await save(visit);
    const dialog = await window('Revisar el cambio de tarifa');
    expect(
      await within(dialog).findByText(
        'Q100.00 es 10 veces la tarifa anterior (Q10.00). ¿Es lo que se quiso escribir?',
      ),
    ).toBeInTheDocument();
    expect(within(dialog).getByText('Ninguna hora ya trabajada cambia de precio.')).toBeInTheDocument();
    await visit.user.click(within(dialog).getByRole('button', { name: 'Sí, guardar Q100.00' }));
    await waitFor(() => expect(visit.api.calls('rate', 'change')).toHaveLength(1));
    expect(visit.api.calls('employee', 'update')).toEqual([]);
  });

  it('asks about a first rate that is far from the others of the company (RATE-14)', async () => {
    const newcomer = payrollPerson({ fullname: 'Ana Nueva', hourlyRate: 0 });
    const visit = await open(
      {
        list: () => [],
        preview: () =>
          rateEffect({
            people: [ofRosa({ rateAfter: 450, unusual: { before: null, factor: null, usual: 9 } })],
          }),
        change: () => effect(),
      },
      [newcomer, rosa, tomas, gone],
    );
    await visit.user.click(screen.getByRole('button', { name: 'Configurar tarifa' }));
    await type(visit, '450');
    await save(visit);
    const dialog = await window('Revisar el cambio de tarifa');
    expect(await within(dialog).findByText(/lejos de la de otros aquí \(Q9\.00\)/)).toBeVisible();
    expect(visit.api.changes).toEqual([]);
    await visit.user.click(within(dialog).getByRole('button', { name: 'Sí, guardar Q450.00' }));
    await waitFor(() => expect(visit.api.calls('rate', 'change')).toHaveLength(1));
  });

  it('asks about an unusual rate even before the history has been read (RATE-8)', async () => {
    const visit = await open({ list: () => new Promise<never>(() => {}), preview: () => effect() }, [rosa]);
    await visit.user.click(screen.getByRole('button', { name: 'Configurar tarifa' }));
    await type(visit, '100');
    await save(visit);
    expect(await window('Revisar el cambio de tarifa')).toBeVisible();
    expect(visit.api.changes).toEqual([]);
  });

  it.each(['31/12/2099', '1/1/1950'])('refuses to begin on %s, and reports it (PAYMENT-5)', async (date) => {
    const visit = await configure({});
    await type(visit, '12');
    await visit.user.click(screen.getByRole('radio', { name: 'Una fecha' }));
    const field = screen.getByLabelText('Fecha de inicio');
    await visit.fill(field, date);
    await visit.user.tab();
    expect(field).toHaveAccessibleDescription(/^No puede ser (anterior|posterior) al/);
    await save(visit);
    expect(visit.api.called).not.toContain('rate.preview');
    expect(visit.api.changes).toEqual([]);
  });

  it('refuses more than 100,000.00 at its field, and sends nothing (RATE-2)', async () => {
    const visit = await configure({});
    await type(visit, '999999999');
    expect(screen.getByLabelText('Q/hora')).toHaveAccessibleDescription('A lo sumo Q100,000.00 por hora.');
    await save(visit);
    expect(visit.api.changes).toEqual([]);
  });

  it('keeps the window open with the reason after a refusal (RATE-4)', async () => {
    const visit = await configure({
      preview: () => effect(),
      change: () => refuse('conflict', undefined, { reason: 'rate_priced_elsewhere' }),
    });
    await visit.user.click(screen.getByRole('radio', { name: 'Inicio del período' }));
    await save(visit);
    const dialog = await window('Revisar el cambio de tarifa');
    await within(dialog).findByText(/^De Q10/);
    await visit.user.click(within(dialog).getByRole('button', { name: 'Guardar tarifa' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('una empresa que el empleado ya dejó');
  });
});

describe('the history of rates (RATE-1, RATE-7)', () => {
  it('shows author, start and note of each, the latest first', async () => {
    await configure({ list: () => [second, first] });
    const section = screen.getByText('Historial de tarifas').closest('section') ?? document.body;
    const entries = within(section).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Q12.00desde 16/11/24VigenteMarta Gestora, 1/11/24, 9:00',
      'Q10.00desde 1/11/24, 0:00 y para todo lo anteriorMarta Gestora, 1/11/24, 9:00Al empezar',
    ]);
  });

  it('lets a rate be corrected, and shows the effect (RATE-7)', async () => {
    const visit = await configure({ previewCorrection: () => effect(), correct: () => effect() });
    await visit.user.click(screen.getByRole('button', { name: 'Corregir: Q10.00' }));
    const dialog = await window('Corregir tarifa');
    await visit.fill(within(dialog).getByLabelText('Q/hora'), '1.01');
    await waitFor(() =>
      expect(visit.api.calls('rate', 'previewCorrection').at(-1)?.body).toMatchObject({ hourlyRate: 1.01 }),
    );
    const button = within(dialog).getByRole('button', { name: 'Guardar corrección' });
    await waitFor(() => expect(button).toBeEnabled());
    await visit.user.click(button);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(visit.api.calls('rate', 'correct')).toMatchObject([
      {
        params: { id: rosa._id, rateId: first._id },
        body: { hourlyRate: 1.01, note: 'Al empezar', confirmed: true },
      },
    ]);
  });

  it('lets a rate be removed, and shows the effect (RATE-7)', async () => {
    const visit = await configure({ previewCorrection: () => effect(), remove: () => effect() });
    await visit.user.click(screen.getByRole('button', { name: 'Quitar: Q10.00' }));
    const dialog = await window('Quitar tarifa');
    expect(visit.api.calls('rate', 'previewCorrection')).toMatchObject([{ body: { remove: true } }]);
    const button = within(dialog).getByRole('button', { name: 'Quitar' });
    await waitFor(() => expect(button).toBeEnabled());
    await visit.user.click(button);
    await waitFor(() => expect(visit.api.calls('rate', 'remove')).toHaveLength(1));
  });
});

describe('the rates of several people (RATE-6)', () => {
  it('are chosen, previewed and saved together, without former employees', async () => {
    const both = [
      ofRosa(),
      ofRosa({ _id: tomas._id, fullname: tomas.fullname, rateBefore: 8, rateAfter: 8.4 }),
    ];
    const visit = await open({
      preview: () => effect({ people: both }),
      change: () => effect({ people: both }),
    });
    await visit.user.click(screen.getByRole('button', { name: 'Cambiar tarifas' }));
    const dialog = await window('Cambiar tarifas');
    expect(within(dialog).queryByLabelText('Berta Baja')).toBeNull();
    const button = within(dialog).getByRole('button', { name: 'Guardar tarifas' });
    expect(button).toBeDisabled();
    await visit.user.click(within(dialog).getByLabelText('Todos'));
    expect(within(dialog).getByText('2 de 2')).toBeInTheDocument();
    await visit.user.click(within(dialog).getByRole('radio', { name: 'Porcentaje' }));
    await visit.fill(within(dialog).getByRole('textbox', { name: 'Porcentaje' }), '5');
    expect(await within(dialog).findByText('Q8.00 → Q8.40')).toBeInTheDocument();
    await waitFor(() => expect(button).toBeEnabled());
    await visit.user.click(button);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(visit.api.calls('rate', 'change').map(({ body }) => body)).toEqual([
      { employeeIds: [rosa._id, tomas._id], percentage: 5, note: '', confirmed: true },
    ]);
  });

  it('are shown each with its beginning and its end, also typed as a rate of an hour (RATE-9) (FORM-15)', async () => {
    const until = '2026-11-16T06:00:00.000Z';
    const of = { _id: tomas._id, fullname: tomas.fullname, rateBefore: 0, rateAfter: 20 };
    const shown = () => effect({ people: [ofRosa({ until }), ofRosa(of)] });
    const visit = await open({ preview: shown });
    await visit.user.click(screen.getByRole('button', { name: 'Cambiar tarifas' }));
    const dialog = within(await window('Cambiar tarifas'));
    await visit.user.click(dialog.getByLabelText('Todos'));
    await visit.fill(dialog.getByRole('textbox', { name: 'Q/hora' }), 'Q20/hora');
    const row = (name: RegExp) => dialog.findByRole('rowheader', { name });
    expect(await row(/^Rosa/)).toHaveTextContent('desde 1/11/26, 0:00 hasta 16/11/26, 0:00');
    expect(await row(/^Tomás/)).toHaveTextContent(/desde 1\/11\/26, 0:00$/);
  });

  it('name the people who block the change, and change all the others with one click (RATE-10)', async () => {
    const reason = 'rate_before_closed' as const;
    const path = `people.${rosa._id}`;
    const visit = await open({
      preview: ({ body: { employeeIds } }) =>
        employeeIds.includes(rosa._id)
          ? refuse('conflict', undefined, { reason, errors: [{ path, message: 'Paid.', reason }] })
          : effect({ people: [ofRosa({ _id: tomas._id, fullname: tomas.fullname })] }),
      change: () => effect(),
    });
    await visit.user.click(screen.getByRole('button', { name: 'Cambiar tarifas' }));
    const dialog = within(await window('Cambiar tarifas'));
    await visit.user.click(dialog.getByLabelText('Todos'));
    await visit.fill(dialog.getByRole('textbox', { name: 'Q/hora' }), '20');
    const others = await dialog.findByRole('button', { name: 'Cambiar solo la otra' });
    const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named.filter((name) => name === 'Rosa Ajanel' || name === 'Tomás Ical')).toEqual(['Rosa Ajanel']);
    expect(dialog.getByRole('button', { name: 'Guardar tarifas' })).toBeDisabled();
    await visit.user.click(others);
    expect(dialog.getByLabelText('Rosa Ajanel')).not.toBeChecked();
    const save = dialog.getByRole('button', { name: 'Guardar tarifas' });
    await waitFor(() => expect(save).toBeEnabled());
    await visit.user.click(save);
    await waitFor(() =>
      expect(visit.api.calls('rate', 'change').map(({ body }) => body.employeeIds)).toEqual([[tomas._id]]),
    );
  });

  it('cannot be changed if there is only one', async () => {
    await open({}, [rosa, gone]);
    expect(screen.queryByRole('button', { name: 'Cambiar tarifas' })).toBeNull();
  });
});
