import { render } from '@testing-library/react';
import { use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
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
import { useAddressParams } from './use-address-params.ts';

const row = (name: RegExp) => screen.getByRole('radio', { name });

it('a choice stands in the address whole, however fast it was made: period, then person (PAY-13)', async () => {
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

let draw = () => {};
const drawn = new Promise<void>((resolve) => {
  draw = resolve;
});

/** Two choices, of which the first is drawn late. */
function Choices() {
  const [params, change] = useAddressParams();
  if (params.has('a')) use(drawn);
  return ['a', 'b'].map((name) => (
    <button key={name} type="button" onClick={() => change((next) => next.set(name, '1'))}>
      {name}
    </button>
  ));
}

it('a choice that is made while an earlier one is still being drawn leaves that in the address', async () => {
  window.history.replaceState(null, '', '/choices');
  const router = createBrowserRouter([{ path: '/choices', element: <Choices /> }]);
  render(<RouterProvider router={router} />);
  const choose = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await choose('a');
  expect(window.location.search).toBe('?a=1');
  await choose('b');
  expect(window.location.search).toBe('?a=1&b=1');
  await act(async () => draw());
});
