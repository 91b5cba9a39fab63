import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  offline,
  payrollPerson,
  payrollSummary,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const elena = payrollPerson();

/** Opens the form of a person who worked 1.5 hours at this rate; a saved rate persists. */
async function open(hourlyRate: number, answers: Answers['employee'] = {}): Promise<Visit> {
  let stored = hourlyRate;
  const changed = () => ({ message: '', employee: employee(company()) });
  const visit = await renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
    as: 'manager',
    company: company(),
    api: {
      payroll: {
        people: () => [elena],
        summary: () =>
          payrollSummary({
            hourlyRate: stored,
            totalHours: 1.5,
            totalCost: Math.round(stored * 150) / 100,
          }),
      },
      record: { history: () => [], get: () => [] },
      employee: {
        get: () => employee(company()),
        update: ({ body }) => {
          stored = body.hourlyRate ?? stored;
          return changed();
        },
        setTotalToPay: changed,
        ...answers,
      },
      rate: { list: () => [] },
    },
  });
  const toggle = await screen.findByRole('button', { name: 'Configurar tarifa' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.focus();
  await visit.user.keyboard('{Enter}');
  return visit;
}

const input = () => screen.getByLabelText('USD/hora');
const save = () => screen.getByRole('button', { name: 'Guardar tarifa' });
const figures = () =>
  within(screen.getByRole('region', { name: 'Resumen de Planilla' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe("'Configurar tarifa' on the planilla", () => {
  it('saves the rate, then the total, and reloads the figures, by the keyboard alone (RATE-3)', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let stored = 0;
    const changed = () => ({ message: '', employee: employee(company()) });
    const { user, api } = await open(0, {
      update: async ({ body }) => {
        await held;
        stored = body.hourlyRate ?? 0;
        return changed();
      },
    });
    api.answer({
      payroll: {
        summary: () =>
          payrollSummary({ hourlyRate: stored, totalHours: 1.5, totalCost: stored === 7.35 ? 11.03 : 0 }),
      },
    });
    expect(input()).toHaveAttribute('inputmode', 'decimal');
    expect(input()).toHaveValue('0.00');
    input().focus();
    await user.keyboard('{Control>}a{/Control}7.35{Tab}');
    expect(save()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Guardando…' })).toHaveFocus();
    expect(input()).toBeDisabled();
    answer();
    await waitFor(() => expect(figures()).toEqual(['USD 7.35', '1.50 h (1:30)', 'USD 11.03']));
    await waitFor(() => expect(save()).toHaveFocus());
    expect(api.changes).toEqual(['employee.update', 'employee.setTotalToPay']);
    expect(api.calls('employee', 'update')[0]?.body).toEqual({ hourlyRate: 7.35 });
    expect(api.calls('employee', 'setTotalToPay')[0]?.body).toEqual({ totalToPay: 11.03 });
  });

  it.each([
    ['-3', '0.00', 'USD 0.00'],
    ['e', '0.00', 'USD 0.00'],
    ['6,5', null, 'USD 6.50'],
  ] as const)(
    'takes %j: other text than a number from 0 is a visible 0, which the next press saves (FORM-17)',
    async (typed, becomes, rate) => {
      const { user, fill, api } = await open(5);
      await fill(input(), typed);
      await user.click(save());
      if (becomes !== null) {
        expect(input()).toHaveValue(becomes);
        expect(input()).toHaveAccessibleDescription(/sin guardar/);
        expect(figures()[0]).toBe('USD 5.00');
        expect(api.changes).toEqual([]);
        await user.click(save());
      }
      await waitFor(() => expect(figures()[0]).toBe(rate));
    },
  );

  it('says in an alert that the rate or its total could not be saved (ERROR-2)', async () => {
    const { user, fill, reports } = await open(5, { setTotalToPay: offline });
    await fill(input(), '9');
    await user.click(save());
    expect(
      await screen.findByRole('alertdialog', { name: 'No se pudo guardar tarifa/total.' }),
    ).toBeVisible();
    expect(reports()).toHaveLength(1);
  });
});
