import { expect, it } from 'vitest';
import {
  act,
  company,
  employee,
  payrollPerson,
  payrollSummary,
  renderRoute,
  screen,
  waitFor,
} from '@/test/index.ts';

const row = (name: RegExp) => screen.getByRole('radio', { name });

it('a choice stands in the address whole, however fast it was made: period, then person (PAY-10)', async () => {
  const people = [payrollPerson({ fullname: 'Ana Ajú' }), payrollPerson({ fullname: 'Berta Bac' })];
  const { path } = await renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
    as: 'manager',
    company: company(),
    api: {
      payroll: {
        people: () => people,
        summary: () => payrollSummary({ hourlyRate: 10.5, totalHours: 360.72, totalCost: 2_344.51 }),
      },
      record: { history: () => [], get: () => [] },
      employee: { get: () => employee(company()) },
    },
  });
  await screen.findByText('2,344.51');
  act(() => {
    row(/^Semana$/).click();
    row(/Berta/).click();
  });
  await waitFor(() => expect(row(/Berta/)).toBeChecked());
  expect(row(/^Semana$/)).toBeChecked();
  expect(path()).toBe(`/planilla?periodo=week&fecha=2026-11-20&empleado=${people[1]?._id}`);
});
