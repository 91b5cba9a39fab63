import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { banner, openRecord, renderRoute, stopClock, within, worker } from '@/test/index.ts';

it('a page that is left says by which name, and the next one that it goes on after it (TIME-44)', async () => {
  const clock = stopClock('2026-11-20T14:00:00.000Z');
  const own = worker();
  const record = openRecord({ employeeId: own.me._id, startTime: '2026-11-20T13:00:00.000Z' });
  own.records = [record];
  const { api } = await renderRoute('/employee', { as: own.me, api: own.api });
  await clock.pass(3_000);
  expect(within(banner()).getByRole('timer')).toBeVisible();
  expect(api.calls('record', 'start')).toEqual([]);

  // The page comes back before its stop arrives, so the record still runs for the server.
  const { stop } = own.api.record ?? {};
  api.answer({ record: { stop: () => record } });
  fireEvent(window, new PageTransitionEvent('pagehide'));
  const left = localStorage.getItem('leftPage');
  expect(left).toMatch(/^[0-9a-f]{32}$/);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await clock.pass(3_000);
  if (stop) api.answer({ record: { stop } });
  expect(api.calls('record', 'stop')).toMatchObject([
    { body: { timesheetId: record._id, reason: 'unload', leaving: left } },
  ]);
  expect(api.calls('record', 'start')).toMatchObject([{ body: { resume: true, after: left } }]);
  expect(localStorage.getItem('leftPage')).toBeNull();

  fireEvent(window, new PageTransitionEvent('pagehide'));
  expect(localStorage.getItem('leftPage')).not.toBe(left);
});
