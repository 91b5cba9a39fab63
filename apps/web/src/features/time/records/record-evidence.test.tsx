import { expect, it } from 'vitest';
import { record, renderRoute, screen, stopClock, within, worker } from '@/test/index.ts';

it('draws the activity of a record, its idle stretches and its end (TIME-64)', async () => {
  const clock = stopClock('2026-11-20T20:00:00.000Z');
  const own = worker();
  const idle = [
    { from: '2026-11-20T15:00:00.000Z', until: '2026-11-20T15:10:00.000Z' },
    { from: '2026-11-20T16:00:00.000Z', until: '2026-11-20T16:20:00.000Z' },
  ];
  own.records = [
    record({
      employeeId: own.me._id,
      startTime: '2026-11-20T14:00:00.000Z',
      endTime: '2026-11-20T18:00:00.000Z',
      endReason: 'manual',
      evidence: {
        beats: 240,
        touches: 200,
        lastTouch: '2026-11-20T17:59:00.000Z',
        idle,
        marks: [],
        forgotten: null,
        notWorked: null,
        endedBy: null,
      },
    }),
    record({ employeeId: own.me._id, startTime: '2026-11-19T14:00:00.000Z', evidence: null }),
  ];
  const { user } = await renderRoute('/employee/time-tracker', { as: own.me, api: own.api });
  await clock.pass(1_000);
  // The list names those of more than 15 minutes, which are to be reviewed.
  expect(screen.getAllByText(/^Sin actividad de /).map(({ textContent }) => textContent)).toEqual([
    'Sin actividad de 10:00 a 10:20',
  ]);
  const [mark, ...others] = screen.getAllByRole('button', { name: /^Actividad: registro del/ });
  expect(others).toEqual([]);
  if (mark) await user.click(mark);
  await clock.pass(1_000);
  const dialog = within(screen.getByRole('dialog', { name: 'Actividad del registro' }));
  expect(dialog.getByRole('img')).toHaveAccessibleName(/^De .+ a .+(\. Sin actividad de .+ a .+){2}$/);
  expect(dialog.getByText('240')).toBeVisible();
  expect(dialog.getByText('Última actividad')).toBeVisible();
});

it('names the marks of a record with their devices, the bounds of an uncertain one (MARK-15) and a missing one (MARK-39)', async () => {
  const clock = stopClock('2026-11-20T20:00:00.000Z');
  const own = worker();
  const mark = {
    at: '2026-11-20T14:00:00.000Z',
    earliest: '2026-11-20T14:00:00.000Z',
    latest: '2026-11-20T14:00:00.000Z',
    deviceName: 'Chrome · Android',
    markedBy: null,
    code: null,
    isDenied: false,
    missingNumber: null,
  };
  const marks = [
    { ...mark, kind: 'in' as const, isExact: true, isOffline: true },
    {
      ...mark,
      kind: 'out' as const,
      latest: '2026-11-20T18:00:00.000Z',
      isExact: false,
      isOffline: false,
      missingNumber: 41,
    },
  ];
  own.records = [
    record({
      employeeId: own.me._id,
      startTime: '2026-11-20T14:00:00.000Z',
      endTime: '2026-11-20T14:30:00.000Z',
      endReason: 'manual',
      evidence: {
        beats: 0,
        touches: 0,
        lastTouch: null,
        idle: [],
        marks,
        forgotten: null,
        notWorked: null,
        endedBy: null,
      },
    }),
  ];
  const { user } = await renderRoute('/employee/time-tracker', { as: own.me, api: own.api });
  await clock.pass(1_000);
  await user.click(screen.getByRole('button', { name: /^Actividad: registro del/ }));
  await clock.pass(1_000);
  const dialog = within(screen.getByRole('dialog', { name: 'Actividad del registro' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Entrada 8:00 · Chrome · Android · sin conexión',
    'Salida entre 8:00 y 12:00 · Chrome · Android · falta la marca 41',
  ]);
  expect(dialog.queryByText('Señales de vida')).toBeNull();
});
