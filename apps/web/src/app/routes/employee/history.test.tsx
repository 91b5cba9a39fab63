import { expect, it } from 'vitest';
import { ledgerEvent, renderRoute, screen, within, worker } from '@/test/index.ts';

it("an employee sees the changes of their data, from a link on 'Seguimiento de tiempo' (LEDGER-7)", async () => {
  const own = worker();
  const events = [ledgerEvent({ reason: 'Ascenso' })];
  const { user, path } = await renderRoute('/employee/time-tracker', {
    as: own.me,
    api: { ...own.api, ledger: { own: () => ({ events, hasEarlier: false }) } },
  });
  await user.click(await screen.findByRole('link', { name: 'Historial de cambios' }));
  expect(await screen.findByText('“Ascenso”')).toBeVisible();
  const list = screen.getByRole('list', { name: /^Cambios/ });
  expect(within(list).getByRole('listitem')).toHaveTextContent(/^Tarifa fijada20\/11\/26/);
  expect(path()).toBe('/employee/history');
});
