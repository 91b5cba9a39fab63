import { type DateRange, type HistoryPeriod, periodKey, periodLabel } from '@faena/shared/domain';
import type { HoursRow } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  hoursRow,
  payrollPerson,
  payrollSummary,
  refuse,
  renderRoute,
  screen,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

/** The days that Elena worked, at 7.35 an hour: a Saturday in October, a Monday and a Friday in November. */
const WORKED = [
  { date: '2026-10-31', hours: 1, cents: 735 },
  { date: '2026-11-16', hours: 1.5, cents: 1_103 },
  { date: '2026-11-20', hours: 2, cents: 1_470 },
];
const workedIn = ({ startDate, endDate }: DateRange) =>
  WORKED.filter(({ date }) => startDate <= date && date <= endDate);
const costOf = (days: typeof WORKED) => days.reduce((sum, { cents }) => sum + cents, 0) / 100;

/** The rows of a range: one for each period that has hours. */
function rowsOf(period: HistoryPeriod, range: DateRange): HoursRow[] {
  const labelOf = (date: string) => periodLabel(periodKey(period, date));
  const days = workedIn(range);
  const first = days.filter(
    ({ date }, at) => days.findIndex((day) => labelOf(day.date) === labelOf(date)) === at,
  );
  return first.map(({ date }) => {
    const its = days.filter((day) => labelOf(day.date) === labelOf(date));
    const totalHours = its.reduce((sum, { hours }) => sum + hours, 0);
    return hoursRow({ _id: periodKey(period, date), totalHours, totalCost: costOf(its) });
  });
}

/** Opens the planilla on Friday, 20 November 2026, in Guatemala. */
async function open(search: string, answers: Answers['record'] = {}): Promise<Visit> {
  stopClock('2026-11-20T15:00:00.000Z');
  const elena = payrollPerson({ fullname: 'Elena Castillo' });
  return renderRoute(`/planilla${search}`, {
    as: 'manager',
    company: company(),
    api: {
      payroll: {
        people: ({ query }) => [{ ...elena, totalCost: costOf(workedIn(query)) }],
        summary: () => payrollSummary({ hourlyRate: 7.35 }),
      },
      record: { history: ({ query }) => rowsOf(query.type, query), get: () => [], ...answers },
      employee: { get: () => employee(company()) },
    },
  });
}

const history = () => within(screen.getByRole('region', { name: 'Historial de Horas' }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const shows = (...cells: string[]) =>
  waitFor(() => expect(texts(history().getAllByRole('cell'))).toEqual(cells));
const period = (name: string) => history().getByRole('radio', { name });
const field = () => history().getByRole('textbox');
/** Waits until the screen has its people and their history. */
const arrive = () => screen.findByRole('radio', { name: /^Elena Castillo/ });

describe('Historial de Horas on the planilla (PAY-13)', () => {
  it('is by day, week or month, each with its label, hours and cost', async () => {
    const { user } = await open('?periodo=day&fecha=2026-11-20');
    await arrive();
    const choices = [...history().getByRole('radiogroup').querySelectorAll('label')];
    expect(texts(choices)).toEqual(['Período', 'Día', 'Semana', 'Mes']);
    await shows('20/11/2026', '2.00 h (2:00)', 'USD 14.70');
    expect(texts(history().getAllByRole('columnheader'))).toEqual([
      'Período',
      'Horas trabajadas',
      'Costo total',
    ]);
    expect(field()).toHaveValue('20/11/2026');

    await user.click(period('Semana'));
    await shows('Semana 47, 2026', '3.50 h (3:30)', 'USD 25.73');
    expect(field()).toHaveValue('20/11/2026');
    period('Semana').focus();
    await user.keyboard('{ArrowRight}');
    await shows('11/2026', '3.50 h (3:30)', 'USD 25.73');
    expect(field()).toHaveValue('11/2026');
  });

  it('requests a day as itself, a week from Monday to Sunday, a month from its first to its last day', async () => {
    const { user, api } = await open('?fecha=2026-11-22');
    await arrive();
    const asked = () =>
      api
        .calls('record', 'history')
        .map(({ query: { type, startDate, endDate } }) => `${type} ${startDate} ${endDate}`);
    expect(await history().findByText('Sin datos')).toBeVisible();
    expect(asked()).toContain('day 2026-11-22 2026-11-22');
    await user.click(period('Semana'));
    await shows('Semana 47, 2026', '3.50 h (3:30)', 'USD 25.73');
    expect(asked()).toContain('week 2026-11-16 2026-11-22');
    await user.click(period('Mes'));
    await shows('11/2026', '3.50 h (3:30)', 'USD 25.73');
    expect(asked()).toContain('month 2026-11-01 2026-11-30');
  });

  it('has ISO weeks: from Monday, of the ISO year', async () => {
    const { api } = await open('?periodo=week&fecha=2025-12-29', {
      history: ({ query: { type } }) =>
        type === 'week' ? [hoursRow({ _id: periodKey('week', '2026-01-01'), totalHours: 1 })] : [],
    });
    await arrive();
    await shows('Semana 1, 2026', '1.00 h (1:00)', 'USD 0.00');
    expect(history().getByRole('figure')).toHaveTextContent('Horas por día · Semana 1, 2026');
    expect(api.calls('record', 'history').map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ type: 'week', startDate: '2025-12-29', endDate: '2026-01-04' }),
    );
  });

  it("says that it loads, and 'Sin datos' without any time", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await open('?periodo=day&fecha=2026-11-19', {
      history: async ({ query }) => {
        await held;
        return rowsOf(query.type, query);
      },
    });
    await arrive();
    expect(await history().findByText('Cargando historial…')).toBeVisible();
    expect(history().queryByText('Sin datos')).toBeNull();
    answer();
    expect(await history().findByText('Sin datos')).toBeVisible();
    expect(history().queryByText('Cargando historial…')).toBeNull();
  });

  it('that could not be loaded says so in its place, and is no history without time (ERROR-2, NET-5)', async () => {
    const { user, api } = await open('?periodo=day&fecha=2026-11-20', { history: () => refuse('internal') });
    await arrive();
    expect(await history().findByRole('alert')).toHaveTextContent(/No se pudo cargar el historial/);
    expect(history().queryByText('Sin datos')).toBeNull();
    expect(history().queryByText('Cargando historial…')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    api.answer({ record: { history: ({ query }) => rowsOf(query.type, query) } });
    await user.click(history().getByRole('button', { name: 'Reintentar' }));
    await shows('20/11/2026', '2.00 h (2:00)', 'USD 14.70');
  });

  it('has its period in the address, also after another screen; nonsense there is ignored', async () => {
    const { user, fill, path, goTo } = await open('?periodo=day');
    await arrive();
    await user.click(period('Mes'));
    await waitFor(() => expect(path()).toBe('/planilla?periodo=month&fecha=2026-11-20'));
    expect(field()).toHaveAttribute('placeholder', 'Selecciona mes');
    await fill(field(), '10/2026');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/planilla?periodo=month&fecha=2026-10-01'));
    await goTo('/account');
    await goTo('/planilla?periodo=month&fecha=2026-10-01');
    await arrive();
    expect(period('Mes')).toBeChecked();
    await shows('10/2026', '1.00 h (1:00)', 'USD 7.35');
    await goTo('/planilla?periodo=siglo&fecha=2026-02-31');
    await shows('20/11/2026', '2.00 h (2:00)', 'USD 14.70');
  });

  it('changes the earnings in the list of people along with its period', async () => {
    const { user } = await open('?periodo=day');
    expect(await screen.findByRole('radio', { name: /^Elena Castillo\s*USD 14\.70$/ })).toBeVisible();
    await user.click(period('Semana'));
    expect(await screen.findByRole('radio', { name: /^Elena Castillo\s*USD 25\.73$/ })).toBeVisible();
  });
});
