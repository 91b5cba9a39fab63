import { describe, expect, it } from 'vitest';
import {
  company,
  employee,
  payrollPerson,
  payrollSummary,
  record,
  renderRoute,
  screen,
} from '@/test/index.ts';

const SUMMARY = payrollSummary({ hourlyRate: 10.5, totalHours: 8, totalCost: 84 });

const DAY = {
  timezone: 'America/Guatemala',
  date: '2026-11-20',
  startTime: '2026-11-20T13:05:00.000Z',
  endTime: '2026-11-20T22:30:00.000Z',
};

async function openCorrection({ timezone, date, ...times } = DAY) {
  const mine = company({ timezone });
  const worked = record(times);
  const visit = await renderRoute(`/planilla?periodo=day&fecha=${date}`, {
    as: 'manager',
    company: mine,
    api: {
      payroll: { people: () => [payrollPerson()], summary: () => SUMMARY },
      record: { history: () => [], get: () => [worked], correct: () => worked },
      employee: { get: () => employee(mine) },
    },
  });
  await visit.user.click(await screen.findByRole('button', { name: /^Corregir/ }));
  return visit;
}

describe('the times of a record (LANG-5)', () => {
  it('show 24 hours, like the table, in any language of the browser', async () => {
    await openCorrection();
    expect(screen.getByLabelText('Hora de inicio')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Hora de inicio')).toHaveValue('07:05');
    expect(screen.getByLabelText('Hora de fin')).toHaveValue('16:30');
  });

  it('are shown and taken with their offset in an hour that happens twice (TIME-52)', async () => {
    const { user, api } = await openCorrection({
      timezone: 'America/New_York',
      date: '2026-11-01',
      startTime: '2026-11-01T04:00:00.000Z',
      endTime: '2026-11-01T06:30:00.000Z',
    });
    expect(screen.getByText(/1:30\sUTC−5/, { selector: 'td *, td' })).toBeInTheDocument();
    const which = screen.getByRole('combobox', { name: /^Cuál de las dos horas de fin/ });
    expect(which).toHaveDisplayValue('01:30 UTC−5');
    await user.selectOptions(which, '01:30 UTC−4');
    expect(screen.getByText('Duración: 1.50 h')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Motivo/), 'Era la primera.{Tab}');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(api.calls('record', 'correct')).toMatchObject([{ body: { endTime: '2026-11-01T05:30:00.000Z' } }]);
  });

  it('read a typed text as 24 hours when the field is left, and report an invalid time at it', async () => {
    const { user } = await openCorrection();
    const end = screen.getByLabelText('Hora de fin');
    await user.clear(end);
    await user.type(end, '5:15 pm');
    await user.tab();
    expect(end).toHaveValue('17:15');
    expect(screen.getByText('Duración: 10.17 h')).toBeInTheDocument();
    await user.clear(end);
    await user.type(end, '25:00{Enter}');
    expect(end).toHaveAccessibleDescription('Una hora va de 00:00 a 23:59.');
    expect(end).toHaveValue('25:00');
  });
});
