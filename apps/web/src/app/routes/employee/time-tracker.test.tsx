import { describe, expect, it } from 'vitest';
import { record, renderRoute, screen, stopClock, waitFor, within, worker } from '@/test/index.ts';

const rows = () => screen.getAllByRole('row');
const cells = (row: number) =>
  within(rows()[row] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe("'Seguimiento de tiempo' (TIME-26)", () => {
  it("has a button 'Iniciar registro' / 'Detener registro' and a table of Inicio, Fin, Horas, Costo, refreshed after each; open ones show '--'", async () => {
    const own = worker();
    const { user, api } = await renderRoute('/employee/time-tracker', { as: own.me, api: own.api });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Seguimiento de tiempo$/);
    await user.click(await screen.findByRole('button', { name: 'Iniciar registro' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Inicio',
      'Fin',
      'Horas',
      'Costo',
    ]);
    expect(cells(1).slice(1)).toEqual(['--', '--', '--']);

    api.answer({
      record: {
        stop: ({ body }) => {
          own.records = [record({ _id: body.timesheetId, durationHours: 1.5, cost: 37.5 })];
          return own.records[0] ?? record();
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await waitFor(() => expect(cells(1).slice(2)).toEqual(['2:00', 'Q37.50']));

    await user.click(screen.getByRole('button', { name: 'Iniciar registro' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(cells(1).slice(1)).toEqual(['--', '--', '--']);
    expect(api.changes).toEqual(['record.start', 'record.stop', 'record.start']);
    expect(api.calls('record', 'start')[0]?.body).toMatchObject({ employeeId: own.me._id });
    expect(api.calls('record', 'stop')[0]?.body).toMatchObject({ reason: 'manual' });
  });

  it('shows whole costs without cents', async () => {
    const { me, api } = worker({ records: [record({ durationHours: 2, cost: 50 })] });
    await renderRoute('/employee/time-tracker', { as: me, api });
    await waitFor(() => expect(cells(1).slice(2)).toEqual(['2:00', 'Q50']));
  });

  it('is used with the keyboard alone', async () => {
    const own = worker();
    const { user } = await renderRoute('/employee/time-tracker', { as: own.me, api: own.api });
    const start = await screen.findByRole('button', { name: 'Iniciar registro' });
    start.focus();
    await user.keyboard('{Enter}');
    const stop = await screen.findByRole('button', { name: 'Detener registro' });
    await waitFor(() => expect(stop).toBeEnabled());
    expect(stop).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Iniciar registro' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Detener registro' })).toBeVisible();
    await waitFor(() => expect(own.records).toMatchObject([{ endTime: null }, { endReason: 'manual' }]));
  });

  it("shows the newest 50 of many, and older ones with 'Mostrar más'", async () => {
    stopClock('2026-11-21T14:00:00.000Z');
    const own = worker({ records: Array.from({ length: 51 }, () => record()) });
    const { user } = await renderRoute('/employee/time-tracker', { as: own.me, api: own.api });
    await waitFor(() => expect(rows()).toHaveLength(51));
    // A record that was added since moves no row onto the next page (WIRE-29).
    own.records.unshift(record());
    await user.click(screen.getByRole('button', { name: 'Mostrar más' }));
    await waitFor(() => expect(rows()).toHaveLength(52));
    expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull();
  });

  it('has the drawn length of its address after a reload, and keeps there how far it grows (SCREEN-24)', async () => {
    stopClock('2026-11-21T14:00:00.000Z');
    const own = worker({ records: Array.from({ length: 160 }, () => record()) });
    const { user, path } = await renderRoute('/employee/time-tracker?records-shown=51', {
      as: own.me,
      api: own.api,
    });
    await waitFor(() => expect(rows()).toHaveLength(101));
    await user.click(screen.getByRole('button', { name: 'Mostrar más' }));
    await waitFor(() => expect(path()).toBe('/employee/time-tracker?records-shown=101'));
  });
});
