import { describe, expect, it } from 'vitest';
import {
  company,
  FakeBusiness,
  hoursRow,
  payrollPerson,
  payrollSummary,
  record,
  renderRoute,
  screen,
  within,
  worker,
} from '@/test/index.ts';

const UNSETTLED = { unpricedHours: 12.5, pendingReviews: 2 };

/** A record of the night from the 20th to the 21st in Guatemala, in which the rate was raised. */
const raised = record({
  startTime: '2026-11-21T04:00:00.000Z',
  endTime: '2026-11-21T08:00:00.000Z',
  durationHours: 4,
  cost: 46,
  hourlyRate: 12,
  pieces: [
    {
      date: '2026-11-20',
      startTime: '2026-11-21T04:00:00.000Z',
      endTime: '2026-11-21T06:00:00.000Z',
      hourlyRate: 10,
      cost: 20,
    },
    {
      date: '2026-11-21',
      startTime: '2026-11-21T06:00:00.000Z',
      endTime: '2026-11-21T08:00:00.000Z',
      hourlyRate: 13,
      cost: 26,
    },
  ],
});

async function openPlanilla(records = [raised]) {
  const own = new FakeBusiness({ companies: [company({ currency: 'GTQ' })] });
  const visit = await own.open('/planilla?periodo=day&fecha=2026-11-20', {
    api: {
      payroll: {
        people: () => [payrollPerson({ totalCost: 100, ...UNSETTLED })],
        summary: () => payrollSummary({ totalHours: 20, totalCost: 100, unpricedHours: 12.5 }),
      },
      record: {
        history: () => [
          hoursRow({ _id: { day: 20, month: 11, year: 2026 }, totalHours: 20, totalCost: 100, ...UNSETTLED }),
        ],
        get: () => records,
      },
    },
  });
  await screen.findByRole('table', { name: 'Registros' });
  return visit;
}

describe('time without a price is named beside the money (PAY-4)', () => {
  it('on the planilla: at a name, at the total and in the history', async () => {
    await openPlanilla();
    expect(
      screen.getByRole('radio', { name: /Q100\.00\s*12\.50\sh\ssin\starifa\s·\s2\spor\srevisar$/ }),
    ).toBeVisible();
    expect(await screen.findByText('12.50 h sin tarifa')).toBeVisible();
    const history = screen.getByRole('table', { name: 'Historial de Horas' });
    expect(within(history).getByText('12.50 h sin tarifa · 2 por revisar')).toBeVisible();
  });

  it('on the dashboard, in the language of that screen', async () => {
    const own = new FakeBusiness({ employees: [{ totalGenerated: 100, ...UNSETTLED }] });
    await own.open(`/company/${own.company._id}`);
    expect(await screen.findByText('12.50 h without a rate · 2 to review')).toBeVisible();
  });
});

describe('a record shows the rates that priced it', () => {
  it('with the times and the cost of each', async () => {
    const { user } = await openPlanilla();
    await user.click(screen.getByRole('button', { name: /^2 tarifas, tarifas del registro/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Tarifas del registro' });
    const entries = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toEqual([
      expect.stringMatching(/20\/11\/26, 22:00–0:00\s*2\.00 h × Q10\.00\/h =\s*Q20\.00/),
      expect.stringMatching(/21\/11\/26, 0:00–2:00\s*2\.00 h × Q13\.00\/h =\s*Q26\.00/),
    ]);
  });

  it('says where there is no rate, and where it keeps a price from before (PAY-43)', async () => {
    const unpriced = record({ cost: 0, hourlyRate: null });
    await openPlanilla([unpriced, record({ hasPriorPrice: true })]);
    expect(screen.getByRole('button', { name: /^sin tarifa,/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Q25\.00\/h · precio anterior,/ })).toBeVisible();
  });

  it('to the employee too', async () => {
    const { me, api } = worker({ records: [record({ hasPriorPrice: true })] });
    const { user } = await renderRoute('/employee/time-tracker', { as: me, api });
    await user.click(await screen.findByRole('button', { name: /^Q25\/h · precio anterior,/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Tarifas del registro' });
    expect(within(dialog).getByText(/antes de calcular por día/)).toBeVisible();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('2.00 h × Q25/h = Q50');
  });
});
