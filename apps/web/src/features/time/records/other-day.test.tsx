import { expect, it } from 'vitest';
import {
  company,
  employee,
  payrollPerson,
  payrollSummary,
  record,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

it('a record of another day is told with the way to it, and a period without any by its dates (TIME-32)', async () => {
  const elena = payrollPerson({ fullname: 'Elena Empleada' });
  const other = record({
    employeeId: elena._id,
    startTime: '2026-11-19T14:00:00.000Z',
    endTime: '2026-11-19T16:00:00.000Z',
  });
  const { user, fill, path } = await renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
    as: 'manager',
    company: company(),
    api: {
      payroll: {
        people: () => [elena],
        summary: () => payrollSummary({ hourlyRate: 25, totalHours: 0, totalCost: 0 }),
      },
      record: { history: () => [], get: () => [], add: () => other },
      employee: { get: () => employee(company()) },
    },
  });
  expect(await screen.findByText('Sin registros en este período.')).toBeVisible();
  expect(screen.getByText(/^20\/11\/26\. Un registro olvidado/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Agregar registro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar registro' }));
  await fill(dialog.getByLabelText('Día de inicio'), '19/11/2026');
  await fill(dialog.getByLabelText('Día de fin'), '19/11/2026');
  await fill(dialog.getByLabelText('Hora de inicio'), '08:00');
  await fill(dialog.getByLabelText('Hora de fin'), '10:00');
  await fill(dialog.getByLabelText('Motivo'), 'Olvidado.');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Registro guardado: 19\/11\/26/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver ese día' }));
  await waitFor(() => expect(path()).toContain('periodo=day'));
  expect(path()).toContain('fecha=2026-11-19');
});
