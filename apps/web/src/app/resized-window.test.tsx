import { describe, expect, it } from 'vitest';
import {
  act,
  company,
  employee,
  FakeBoard,
  payPeriod,
  payrollPerson,
  payrollSummary,
  record,
  renderRoute,
  screen,
  setViewport,
  type Visit,
  within,
} from '@/test/index.ts';
import { openPeriod, rosa } from '@/test/pay-period-screen.ts';

const NARROW = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const press = async ({ user }: Visit, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Lists that are tables or cards by their width, each with a window that opens from within. */
const LISTS: Record<string, { open: () => Promise<Visit>; window: RegExp; field: RegExp }> = {
  'the records of the planilla': {
    async open() {
      const elena = payrollPerson({ fullname: 'Elena Empleada' });
      const worked = record({ employeeId: elena._id });
      const visit = await renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
        as: 'manager',
        company: company(),
        api: {
          payroll: { people: () => [elena], summary: () => payrollSummary({}) },
          record: { history: () => [], get: () => [worked] },
          employee: { get: () => ({ ...employee(company()), projects: [] }) },
        },
      });
      await press(visit, /^Anular: /);
      return visit;
    },
    window: /^Anular registro$/,
    field: /^Motivo/,
  },
  'the people of a period': {
    async open() {
      const visit = await openPeriod(payPeriod({ people: [rosa] }));
      await press(visit, /Rosa/);
      await press(visit, 'Agregar línea');
      return visit;
    },
    window: /Rosa|línea/i,
    field: /^Nota/,
  },
  'the tasks of a board': {
    async open() {
      const board = new FakeBoard({}, { tasks: [{ title: 'Pintar' }] });
      board.views = { version: 3, views: [] };
      const visit = await board.open({ search: '?q=p' });
      await press(visit, /^Vistas/);
      return visit;
    },
    window: /^Vistas$/,
    field: /^Guardar lo que se ve ahora$/,
  },
};

describe('a window that opened from a list (DESIGN-30)', () => {
  const crossings = Object.entries(LISTS).flatMap(([name, list]) => [
    { name, ...list, from: DESK, to: NARROW },
    { name, ...list, from: NARROW, to: DESK },
  ]);

  it.each(crossings)(
    'keeps its text when $name get from $from.width to $to.width px',
    async ({ open, window, field, from, to }) => {
      setViewport(from);
      const visit = await open();
      const typed = await within(await screen.findByRole('dialog', { name: window })).findByLabelText(field);
      await visit.fill(typed, 'Sin guardar');
      act(() => setViewport(to));
      expect(typed).toBeVisible();
      expect(screen.getByRole('dialog', { name: window })).toContainElement(typed);
      expect(typed).toHaveValue('Sin guardar');
    },
  );

  it('gives way to the other layout once it is closed', async () => {
    const { open, window } = LISTS['the records of the planilla'] as (typeof LISTS)[string];
    const { user } = await open();
    act(() => setViewport(NARROW));
    const dialog = await screen.findByRole('dialog', { name: window });
    expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('list', { name: /registros/i });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
