import type { LedgerEvent } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { newId, offline, renderRoute, screen, stopClock, waitFor, within, worker } from '@/test/index.ts';

const marta = { _id: newId(), fullname: 'Marta Gestora', username: 'marta' };
type RecordEvent = Extract<LedgerEvent, { subject: { kind: 'record' } }>;

const WHOLE = {
  startTime: '2026-11-19T14:00:00.000Z',
  endTime: '2026-11-19T18:00:00.000Z',
  project: null,
  ms: 14_400_000,
  cents: 4_200,
  needsReview: false,
};
const HALF = { ...WHOLE, endTime: '2026-11-19T16:00:00.000Z', ms: 7_200_000, cents: 2_100 };

function event(seq: number, given: Partial<RecordEvent> = {}): LedgerEvent {
  return {
    _id: newId(),
    companyId: newId(),
    seq,
    at: '2026-11-20T15:00:00.000Z',
    actor: marta,
    action: 'record-corrected',
    subject: { kind: 'record', id: newId(), employee: null },
    before: WHOLE,
    after: { ...HALF, besideCents: -1 },
    reason: 'Salió antes.',
    prev: '',
    hash: '',
    ...given,
  };
}

async function open(events: LedgerEvent[]) {
  stopClock('2026-11-20T18:00:00.000Z');
  const waiting = { slips: 0, claims: 0, requests: 0, invitations: 0, news: events.length };
  const own = worker({ home: { waiting } });
  return renderRoute('/employee', {
    as: own.me,
    api: { ...own.api, recordNews: { list: () => events } },
  });
}
const news = async () => within(await screen.findByRole('region', { name: 'Cambios en los registros' }));

describe('the changes of a manager, on the home of their employee (REQUEST-5)', () => {
  it('show author, reason, the record before and after, and the difference in hours and money', async () => {
    await open([event(7)]);
    const list = await news();
    expect(list.getByText('Corregido por Marta Gestora')).toBeVisible();
    expect(list.getByText('Salió antes.')).toBeVisible();
    expect(list.getByText('19/11/26, 8:00 – 12:00')).toBeVisible();
    expect(list.getByText('19/11/26, 8:00 – 10:00')).toBeVisible();
    expect(list.getByText('−2:00 h · −Q21.01')).toBeVisible();
  });

  it('add up the effects of several, and include changes of neither hours nor money', async () => {
    const declined = { action: 'request-declined', after: { status: 'declined', ...WHOLE } } as const;
    await open([
      event(9, { action: 'record-confirmed', after: WHOLE, reason: '' }),
      event(8, { action: 'record-added', before: null, after: WHOLE }),
      event(7),
      { ...event(6), ...declined, before: null, subject: { kind: 'request', id: null, employee: null } },
    ]);
    const list = await news();
    expect(list.getByText('Confirmado por Marta Gestora')).toBeVisible();
    expect(list.getByText('Sin cambio de horas ni de dinero')).toBeVisible();
    expect(list.getByText('+4:00 h · +Q42')).toBeVisible();
    expect(list.getByText('Solicitud rechazada por Marta Gestora')).toBeVisible();
    expect(list.getByText('En total, 4 cambios: +2:00 h · +Q20.99')).toBeVisible();
  });

  it('show that an accepted request waits again, and the present values of its record (REQUEST-9)', async () => {
    const nothing = { ...WHOLE, ms: 0, cents: 0 };
    await open([
      {
        ...event(9),
        action: 'request-reopened',
        subject: { kind: 'request', id: newId(), employee: null },
        before: { status: 'accepted', startTime: WHOLE.startTime, endTime: WHOLE.endTime },
        after: { status: 'open', startTime: WHOLE.startTime, endTime: WHOLE.endTime },
        reason: '',
      },
      event(8, { action: 'record-reverted', before: WHOLE, after: nothing, reason: '' }),
    ]);
    const list = await news();
    const waits = 'Solicitud en espera otra vez: Marta Gestora deshizo la aceptación';
    expect(list.getByText(waits)).toBeVisible();
    expect(list.getByText('Devuelto a como estaba por Marta Gestora')).toBeVisible();
    expect(list.getByText('−4:00 h · −Q42')).toBeVisible();
    expect(list.getAllByText('19/11/26, 8:00 – 12:00').at(-1)).toHaveClass('line-through');
  });

  it('show the amount that the next run pays for an adjusted closed record (ADJUST-1)', async () => {
    const id = newId();
    const times = { recordId: id, startTime: WHOLE.startTime, endTime: WHOLE.endTime, voided: false };
    const made = {
      ...event(8),
      action: 'adjustment-made',
      subject: { kind: 'adjustment', id, employee: null },
      before: { ...times, ms: 0, cents: 0 },
      after: { ...times, endTime: HALF.endTime, ms: -7_200_000, cents: -2_100 },
    } as LedgerEvent;
    await open([made]);
    const list = await news();
    expect(list.getByText('Registro cerrado, ajustado por Marta Gestora')).toBeVisible();
    expect(list.getByText('−2:00 h · −Q21')).toBeVisible();
  });

  it('show another bank account, masked (SLIP-8)', async () => {
    const set = {
      ...event(8),
      action: 'account-set',
      subject: { kind: 'account', id: null, employee: null },
      before: { lastFour: '4567', hash: '' },
      after: { lastFour: '8888', hash: '' },
      reason: '',
    } as LedgerEvent;
    await open([set]);
    const list = await news();
    expect(list.getByText('Cuenta bancaria puesta por Marta Gestora')).toBeVisible();
    expect(list.getByText('•••• 4567')).toBeVisible();
    expect(list.getByText('•••• 8888')).toBeVisible();
  });

  it('show an answer by link, with its maker and its delivery (ANSWER-6)', async () => {
    const madeBy = { _id: 'a'.repeat(24), fullname: 'Ana Paz', username: 'ana' };
    const accepted = {
      ...event(8),
      action: 'slip-accepted',
      actor: { _id: 'b'.repeat(24), fullname: '', username: '' },
      subject: { kind: 'slip', id: 'c'.repeat(24), employee: null },
      before: null,
      after: { runNumber: 4, date: null, byLink: true, viaLink: { madeBy, way: 'copied' } },
      reason: '',
    } as LedgerEvent;
    await open([accepted]);
    const list = await news();
    expect(list.getByText('Boleta aceptada por enlace (lo creó Ana Paz, copiado)')).toBeVisible();
    expect(list.getByRole('link', { name: 'Ver las boletas' })).toHaveAttribute('href', '/employee/boletas');
  });

  it('disappear once they are seen, up to the last shown one, and stay when that fails', async () => {
    const visit = await open([event(9), event(7)]);
    visit.api.answer({ recordNews: { see: () => offline() } });
    await visit.user.click((await news()).getByRole('button', { name: 'Visto' }));
    expect(await screen.findByText('No se pudo marcar como visto.')).toBeVisible();
    visit.api.answer({ recordNews: { see: () => ({ message: 'Seen.' }), list: () => [] } });
    await visit.user.click((await news()).getByRole('button', { name: 'Visto' }));
    await waitFor(() => expect(screen.queryByText('Corregido por Marta Gestora')).toBeNull());
    expect(visit.api.calls('recordNews', 'see').map(({ body }) => body)).toEqual([{ seq: 9 }, { seq: 9 }]);
  });

  it('show nothing without a change', async () => {
    await open([]);
    expect(await screen.findByText('Trabajado hoy')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cambios en los registros' })).toBeNull();
  });
});
