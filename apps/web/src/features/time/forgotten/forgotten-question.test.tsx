import { describe, expect, it } from 'vitest';
import { newId, renderRoute, screen, waitFor, worker } from '@/test/index.ts';

const FORGOTTEN = {
  recordId: newId(),
  startTime: '2026-11-19T13:00:00.000Z',
  endTime: '2026-11-19T22:30:00.000Z',
  projectId: null,
  until: '2026-11-20T01:00:00.000Z',
  usual: '2026-11-19T23:00:00.000Z',
  crew: '2026-11-19T22:30:00.000Z',
  lastSign: null,
};

describe('the question about a forgotten Salida (MARK-22)', () => {
  it('offers each likely end once, and sends the pressed one as a request', async () => {
    const own = worker({ marking: 'button', home: { forgotten: FORGOTTEN } });
    const { user, api } = await renderRoute('/employee', {
      as: own.me,
      api: { ...own.api, recordRequest: { ...own.api.recordRequest, ask: () => new Promise(() => {}) } },
    });
    expect(
      await screen.findByRole('heading', { name: '¿A qué hora saliste el jueves, 19 de noviembre?' }),
    ).toBeVisible();
    expect(screen.getByText('Sin Salida, se paga hasta 16:30 mientras tanto.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /como la cuadrilla/ })).toBeNull();
    expect(screen.getByRole('button', { name: '19:00 · trabajé hasta entonces' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '17:00 · como siempre' }));
    await waitFor(() => expect(api.calls('recordRequest', 'ask')).toHaveLength(1));
    expect(api.calls('recordRequest', 'ask')[0]?.body).toEqual({
      recordId: FORGOTTEN.recordId,
      startTime: FORGOTTEN.startTime,
      endTime: FORGOTTEN.usual,
      projectId: null,
      reason: 'Olvidé marcar la salida.',
    });
  });
});
