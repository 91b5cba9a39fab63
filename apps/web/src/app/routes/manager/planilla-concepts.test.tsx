import type { Concept, PayPeriodPerson } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  concept,
  employee,
  payCalendar,
  payPeriod,
  payPerson,
  personPeriod,
  refuse,
  renderRoute,
  screen,
  slipLine,
  typedLine,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const ours = company({ currency: 'GTQ', timezone: 'America/Guatemala' });
const rosa = employee(ours, { fullname: 'Rosa Ajanel' });
const tomas = employee(ours, { fullname: 'Tomás Ical' });
/** An hour and a half of Rosa's and nothing of Tomás's. */
const people = [
  payPerson({
    _id: rosa._id,
    fullname: rosa.fullname,
    ms: 5_400_000,
    hours: 1.5,
    workedDays: 1,
    gross: 550.3,
    net: 550.3,
  }),
  payPerson({ _id: tomas._id, fullname: tomas.fullname }),
];

const answers = (concepts: readonly Concept[]): Answers => ({
  company: { get: () => ours },
  employee: { list: () => [rosa, tomas] },
  concept: {
    list: () => [...concepts],
    add: ({ body: { name } }) => concept({ name }),
    change: ({ body }) => concept({ ...concepts[0], value: body.value ?? 0 }),
    remove: () => ({ message: '' }),
  },
});
const visit = (concepts: readonly Concept[] = [], of = ours, calendar = payCalendar()) =>
  renderRoute('/planilla/conceptos', {
    as: 'manager',
    company: of,
    api: {
      ...answers(concepts),
      company: { get: () => of },
      payPeriod: { get: () => payPeriod({ people }), calendar: () => calendar },
    },
  });
const dialog = () => within(screen.getByRole('dialog'));
const press = async ({ user }: Visit, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Conceptos de la empresa' })).getAllByRole('listitem');
const preview = () => screen.getByRole('region', { name: /^En el período actual/ });

describe('the concepts of a company (CONCEPT-1)', () => {
  it('show the amount, people and frequency of each', async () => {
    await visit([
      concept({ name: 'Cuota laboral' }),
      concept({
        name: 'Bono',
        kind: 'addition',
        basis: 'fixed',
        value: 125,
        once: true,
        employeeIds: [tomas._id],
      }),
      concept({ name: 'Comida', basis: 'hourly', value: 0.5, employeeIds: [] }),
      concept({ name: 'Transporte', kind: 'addition', basis: 'fixed', entitlement: 'hours', fullAt: 96 }),
    ]);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Cuota laboralDeducción−4.83 % del brutoTodas las personasCada período',
      'BonoAdición+Q125.00 por períodoTomás IcalUna sola vez',
      'ComidaDeducción−Q0.50 por horaNadieCada período',
      'TransporteAdición+Q4.83 por períodoTodas las personasCada período · a prorrata, completo con 96 h',
    ]);
    expect(screen.getByRole('link', { name: 'Volver al período de pago' })).toHaveAttribute(
      'href',
      '/planilla/periodo',
    );
  });

  it('are added after a preview of their effect: everyone with time, by name and in all', async () => {
    const shown = await visit();
    expect(await screen.findByText('Sin conceptos todavía.')).toBeVisible();
    await press(shown, 'Agregar concepto');
    const save = dialog().getByRole('button', { name: 'Guardar concepto' });
    expect(save).toBeDisabled();
    await shown.fill(dialog().getByLabelText('Nombre'), 'Cuota');
    await shown.user.click(dialog().getByRole('radio', { name: 'Deducción' }));
    await shown.user.click(dialog().getByRole('radio', { name: '% del bruto' }));
    await shown.fill(dialog().getByLabelText('Porcentaje'), '4.83');
    await waitFor(() => expect(preview()).toHaveTextContent('1 persona · −Q26.58'));
    expect(
      within(preview())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rosa Ajanel−Q26.58']);
    await shown.user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.api.calls('concept', 'add').map(({ body }) => body)).toEqual([
      {
        companyId: ours._id,
        name: 'Cuota',
        kind: 'deduction',
        basis: 'percent',
        value: 4.83,
        employeeIds: null,
        once: false,
        entitlement: 'worked',
        fullAt: null,
      },
    ]);
  });

  it('for some people apply to the chosen ones, with time or without, and warn of a net below zero (CONCEPT-2)', async () => {
    const shown = await visit();
    await press(shown, 'Agregar concepto');
    await shown.fill(dialog().getByLabelText('Nombre'), 'Uniforme');
    await shown.user.click(dialog().getByRole('radio', { name: 'Deducción' }));
    await shown.fill(dialog().getByLabelText('Monto en Q'), '75.5');
    await shown.user.click(dialog().getByRole('radio', { name: 'Algunas' }));
    expect(dialog().getByRole('button', { name: 'Guardar concepto' })).toBeDisabled();
    await shown.user.click(dialog().getByRole('checkbox', { name: 'Tomás Ical' }));
    await waitFor(() => expect(preview()).toHaveTextContent('1 persona · −Q75.50'));
    expect(preview()).toHaveTextContent('El neto quedaría bajo cero: Tomás Ical.');
    await shown.user.click(dialog().getByRole('radio', { name: 'Una sola vez' }));
    await press(shown, 'Guardar concepto');
    await waitFor(() => expect(shown.api.calls('concept', 'add')).toHaveLength(1));
    expect(shown.api.calls('concept', 'add')[0]?.body).toMatchObject({
      employeeIds: [tomas._id],
      once: true,
      value: 75.5,
    });
  });

  it('a fixed amount is whole, also with adjustments alone, or pro rata by days or hours (CONCEPT-7)', async () => {
    const shown = await visit();
    await press(shown, 'Agregar concepto');
    await shown.fill(dialog().getByLabelText('Nombre'), 'Bono');
    await shown.fill(dialog().getByLabelText('Monto en Q'), '125');
    const earned = dialog().getByLabelText('Cómo se gana');
    expect([...earned.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Completo, con horas en el período',
      'Completo, también con solo ajustes',
      'A prorrata por días trabajados',
      'A prorrata por horas trabajadas',
    ]);
    await shown.user.selectOptions(earned, 'A prorrata por días trabajados');
    const save = dialog().getByRole('button', { name: 'Guardar concepto' });
    expect(save).toBeDisabled();
    await shown.fill(dialog().getByLabelText('Completo con tantos días'), '1.5');
    expect(await dialog().findByText('Un número entero de días, hasta 31.')).toBeVisible();
    await shown.fill(dialog().getByLabelText('Completo con tantos días'), '12');
    // One of twelve days.
    await waitFor(() => expect(preview()).toHaveTextContent('1 persona · +Q10.42'));
    await shown.user.click(save);
    await waitFor(() => expect(shown.api.calls('concept', 'add')).toHaveLength(1));
    expect(shown.api.calls('concept', 'add')[0]?.body).toMatchObject({ entitlement: 'days', fullAt: 12 });
  });

  it.each([
    ['0', 'Más que cero, con dos decimales a lo sumo.'],
    ['4.833', 'Más que cero, con dos decimales a lo sumo.'],
    ['1000.01', 'A lo sumo 1000 %.'],
  ])('do not take %s as a percentage', async (typed, fault) => {
    const shown = await visit([concept()]);
    await press(shown, 'Editar Cuota laboral');
    await shown.fill(dialog().getByLabelText('Porcentaje'), typed);
    expect(await dialog().findByText(fault)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Guardar concepto' })).toBeDisabled();
  });

  it('are changed as they were seen, with a reason; an overtaken change is reported', async () => {
    const igss = concept({ version: 3 });
    const shown = await visit([igss]);
    await press(shown, 'Editar Cuota laboral');
    await shown.fill(dialog().getByLabelText('Porcentaje'), '5');
    await shown.fill(dialog().getByLabelText('Motivo (opcional)'), 'Según el contador.');
    shown.api.answer({
      concept: { change: () => refuse('conflict', undefined, { reason: 'concept_changed' }) },
    });
    await press(shown, 'Guardar concepto');
    expect(await screen.findByText('El concepto cambió mientras tanto.')).toBeVisible();
    expect(shown.api.calls('concept', 'change')).toMatchObject([
      { params: { id: igss._id }, body: { value: 5, version: 3, reason: 'Según el contador.' } },
    ]);
  });

  it('are removed after a question', async () => {
    const igss = concept({ version: 2 });
    const shown = await visit([igss]);
    await press(shown, 'Eliminar Cuota laboral');
    expect(screen.getByRole('dialog')).toHaveTextContent('deja de contar desde el período abierto');
    await shown.fill(dialog().getByLabelText('Motivo (opcional)'), 'Ya no aplica.');
    await shown.user.click(dialog().getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.api.calls('concept', 'remove')).toMatchObject([
      { params: { id: igss._id }, body: { version: 2, reason: 'Ya no aplica.' } },
    ]);
  });
});

describe('suggestions for Guatemala (CONCEPT-5)', () => {
  const suggested = async () =>
    within(await screen.findByRole('region', { name: 'Sugerencias para Guatemala' })).getAllByRole(
      'listitem',
    );

  it('are two, to be confirmed by an accountant, and begin a form that can be edited', async () => {
    const shown = await visit();
    expect((await suggested()).map(({ textContent }) => textContent)).toEqual([
      'Cuota laboral IGSS−4.83 % del brutoSe resta del bruto de cada quien.Usar',
      'Bonificación incentivo+Q125.00 por períodoQ250.00 al mes, repartidos entre sus períodos de pago.Usar',
    ]);
    expect(screen.getByText('Un contador debería confirmarlas antes de usarlas.')).toBeVisible();
    await press(shown, 'Usar: Cuota laboral IGSS');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Es una sugerencia: un contador debería confirmarla',
    );
    expect(dialog().getByLabelText('Nombre')).toHaveValue('Cuota laboral IGSS');
    await press(shown, 'Guardar concepto');
    await waitFor(() => expect(shown.api.calls('concept', 'add')).toHaveLength(1));
    expect(shown.api.calls('concept', 'add')[0]?.body).toMatchObject({
      kind: 'deduction',
      basis: 'percent',
      value: 4.83,
      employeeIds: null,
    });
  });

  it('divide the month by the periods of the schedule, and disappear once they are in use', async () => {
    await visit(
      [concept({ name: 'Cuota laboral IGSS' })],
      ours,
      payCalendar({ schedule: { kind: 'monthly' } }),
    );
    await waitFor(async () =>
      expect((await suggested()).map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('+Q250.00 por período'),
      ]),
    );
  });

  it('are not offered to a company that pays in another currency', async () => {
    await visit([], company({ currency: 'USD' }));
    await screen.findByText('Sin conceptos todavía.');
    expect(screen.queryByText('Sugerencias para Guatemala')).toBeNull();
  });
});

describe('lines of a person in the open period (CONCEPT-4)', () => {
  const advance = typedLine({ name: 'Anticipo', amount: 50, note: 'Del lunes' });
  const elena: PayPeriodPerson = payPerson({
    fullname: 'Elena Xol',
    gross: 100,
    net: 45.17,
    deductions: 54.83,
    lines: [slipLine({ amount: 4.83 }), advance],
  });
  async function opened(given = {}): Promise<Visit> {
    const period = payPeriod({ companyId: ours._id, people: [elena], ...given });
    const shown = await renderRoute('/planilla/periodo', {
      as: 'manager',
      company: ours,
      api: {
        ...answers([]),
        payPeriod: {
          get: () => period,
          person: () => personPeriod(period, elena),
          calendar: () => payCalendar(),
        },
        record: { get: () => [] },
        recordRequest: { list: () => [] },
        payLine: {
          add: () => refuse('conflict', undefined, { reason: 'too_many_lines' }),
          change: ({ params }) => ({
            ...{ _id: params.id, companyId: ours._id, employeeId: elena._id },
            ...{ name: 'Anticipo', kind: 'deduction', amount: 40, note: '' },
          }),
          remove: () => ({ message: '' }),
        },
      },
    });
    await press(shown, /^Elena Xol/);
    return shown;
  }
  const lines = async () => within(await screen.findByRole('region', { name: 'Adiciones y deducciones' }));

  it('are shown below the concepts, and only typed lines can be changed', async () => {
    await opened();
    const found = (await lines()).getAllByRole('listitem');
    expect(found.map(({ textContent }) => textContent)).toEqual([
      'Cuota laboralConcepto−Q4.83',
      'AnticipoDel lunes−Q50.00',
    ]);
    expect(screen.getAllByRole('button', { name: /^Editar Anticipo|^Eliminar Anticipo/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Cuota laboral/ })).toBeNull();
  });

  it('are typed with the net in sight: one below zero shows at once, and a refused line stays typed', async () => {
    const shown = await opened();
    await press(shown, 'Agregar línea');
    await shown.fill(dialog().getByLabelText('Nombre'), 'Préstamo');
    await shown.fill(dialog().getByLabelText('Monto en Q'), '20');
    expect(dialog().getByText('Neto: de Q45.17 a Q65.17.')).toBeVisible();
    await shown.user.click(dialog().getByRole('radio', { name: 'Deducción' }));
    await shown.fill(dialog().getByLabelText('Monto en Q'), '45.18');
    expect(
      dialog().getByText(
        'El neto quedaría en −Q0.01: bajo cero, el período se cierra solo si pasa como deuda.',
      ),
    ).toBeVisible();
    await press(shown, 'Guardar línea');
    expect(await dialog().findByText(/ya tiene todas las líneas/)).toBeVisible();
    expect(dialog().getByLabelText('Nombre')).toHaveValue('Préstamo');
    expect(shown.api.calls('payLine', 'add').map(({ body }) => body)).toEqual([
      {
        companyId: ours._id,
        employeeId: elena._id,
        name: 'Préstamo',
        kind: 'deduction',
        amount: 45.18,
        note: '',
      },
    ]);
  });

  it('are changed and removed', async () => {
    const shown = await opened();
    await press(shown, 'Editar Anticipo');
    await shown.fill(dialog().getByLabelText('Monto en Q'), '40');
    expect(dialog().getByText('Neto: de Q45.17 a Q55.17.')).toBeVisible();
    await press(shown, 'Guardar línea');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.api.calls('payLine', 'change')).toMatchObject([
      { params: { id: advance.lineId }, body: { amount: 40, kind: 'deduction', note: 'Del lunes' } },
    ]);
    await press(shown, 'Eliminar Anticipo');
    await shown.user.click(dialog().getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(shown.api.calls('payLine', 'remove')).toHaveLength(1));
  });

  it('are read-only if an earlier period is still open', async () => {
    await opened({ earlierOpen: { startDate: '2026-11-01', endDate: '2026-11-15' } });
    expect((await lines()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Agregar línea|Editar Anticipo/ })).toBeNull();
  });
});
