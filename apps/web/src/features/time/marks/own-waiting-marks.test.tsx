import { expect, it } from 'vitest';
import { keptMark, renderRoute, screen, worker } from '@/test/index.ts';

it('the marks of an employee that wait stand above their requests, by day; others do not (MARK-57)', async () => {
  const own = worker();
  const waits = { result: 'to_review', reason: 'device_ended', recordId: null, isWaiting: true } as const;
  const marks = [
    keptMark({ ...waits, kind: 'out', at: '2026-11-20T23:00:00.000Z' }),
    keptMark(waits),
    keptMark({ at: '2026-11-19T13:00:00.000Z' }),
  ];
  await renderRoute('/employee/time-tracker', {
    as: own.me,
    api: { ...own.api, mark: { ...own.api.mark, ofPerson: () => marks } },
  });
  expect(
    await screen.findByText('2 marcas esperan a que la empresa decida. Todavía no cuentan.'),
  ).toBeVisible();
  expect(screen.getByText(/Teléfono viejo/).closest('li')).toHaveTextContent(
    '20/11/26, Teléfono viejo: Entrada 7:00 · Salida 17:00',
  );
});
