import type { LedgerEvent } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  ledgerEvent,
  newId,
  refuse,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const ours = company({ timezone: 'America/Guatemala', currency: 'GTQ' });
const elena = employee(ours, { fullname: 'Elena Empleada' });

/** A company with these events, and Elena in it. */
const history = (events: readonly LedgerEvent[], hasEarlier = false): Answers => ({
  company: { get: () => ours },
  employee: { list: () => [elena] },
  ledger: { events: () => ({ events: [...events], hasEarlier }) },
});
const visit = (api: Answers, address = '/planilla/historial') =>
  renderRoute(address, { as: 'manager', company: ours, api });
const entries = () => within(screen.getByRole('list', { name: /^Cambios/ })).getAllByRole('listitem');

const subject = {
  kind: 'record' as const,
  id: null,
  employee: { _id: elena._id, fullname: 'Elena', username: 'elena' },
};
const times = { startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-20T22:00:00.000Z' };
const worked = { ...times, project: null, ms: 28_800_000, cents: 5_200, needsReview: true };
const corrected = ledgerEvent({
  action: 'record-corrected',
  subject,
  before: worked,
  after: { ...worked, endTime: '2026-11-20T20:00:00.000Z', ms: 21_600_000, cents: 3_900, needsReview: false },
  reason: 'Salió antes, según https://obra.example/parte',
});

describe("'Historial' on the planilla (LEDGER-7)", () => {
  it('downloads the runs of the company (RUN-12)', async () => {
    const file = () => new File(['a'], 'corridas.xlsx');
    const { user, api } = await visit({ ...history([corrected]), runFile: { list: file } });
    await user.click(await screen.findByRole('button', { name: 'Descargar corridas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    await waitFor(() => expect(api.calls('runFile', 'list')).toHaveLength(1));
    expect(api.calls('runFile', 'list')[0]?.query).toEqual({ companyId: ours._id, format: 'xlsx' });
  });

  it('downloads the changes as they are filtered (LEDGER-11)', async () => {
    const file = () => new File(['a'], 'cambios.csv');
    const { user, api } = await visit(
      { ...history([corrected]), runFile: { events: file } },
      '/planilla/historial?tipo=record&desde=2026-11-19',
    );
    await user.click(await screen.findByRole('button', { name: 'Descargar cambios' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(api.calls('runFile', 'events')).toHaveLength(1));
    expect(api.calls('runFile', 'events')[0]?.query).toMatchObject({
      ...{ companyId: ours._id, kind: 'record', from: '2026-11-19T06:00:00.000Z', format: 'csv' },
    });
  });

  it('has the days of the address and of its fields, by the clock of the company (LEDGER-10)', async () => {
    const { user, api, path } = await visit(
      history([corrected]),
      '/planilla/historial?desde=2026-11-19&hasta=2026-11-20',
    );
    await screen.findByText('Registro del 20/11/26, 8:00');
    const asked = () => api.calls('ledger', 'events').at(-1)?.query;
    expect(asked()).toMatchObject({ from: '2026-11-19T06:00:00.000Z', until: '2026-11-21T06:00:00.000Z' });
    const until = screen.getByRole('textbox', { name: 'Hasta' });
    expect(until).toHaveValue('20/11/2026');
    await user.clear(until);
    await user.tab();
    await waitFor(() => expect(asked()).not.toHaveProperty('until'));
    expect(path()).toBe('/planilla/historial?desde=2026-11-19');
  });

  it('keeps its drawn length in the address until the filter changes (SCREEN-24)', async () => {
    const { user, path } = await visit(
      {
        ...history([]),
        ledger: {
          events: ({ query }) => ({
            events: [{ ...corrected, _id: newId() }],
            hasEarlier: query.before === undefined,
          }),
        },
      },
      '/planilla/historial?events-shown=2',
    );
    await waitFor(() => expect(entries()).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'record');
    await waitFor(() => expect(path()).toBe('/planilla/historial?tipo=record'));
  });

  it('is opened by a tab beside the people, and shows author, act, time, values before and after, and reason of each change', async () => {
    await visit(history([corrected]));
    const views = await screen.findByRole('navigation', { name: 'Vistas de la planilla' });
    const tabs = within(views).getAllByRole('link');
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['Por persona', '/planilla', null],
      ['Período de pago', '/planilla/periodo', null],
      ['Historial', '/planilla/historial', 'page'],
    ]);
    await screen.findByText('Registro del 20/11/26, 8:00');
    const [entry] = entries();
    expect(entry).toHaveTextContent('Registro corregido · Elena');
    expect(entry).toHaveTextContent('20/11/26, 9:00 por Ana Gestora');
    expect(entry).toHaveTextContent('“Salió antes, según https://obra.example/parte”');
    expect(await within(entry as HTMLElement).findByRole('link')).toHaveAttribute(
      'href',
      'https://obra.example/parte',
    );
    const values = within(entry as HTMLElement).getAllByRole('definition');
    expect(values.map(({ textContent }) => textContent)).toEqual([
      'de 20/11/26, 16:00 a 20/11/26, 14:00',
      'de 8.00 h a 6.00 h',
      'de Q52.00 a Q39.00',
      'de Sí a No',
    ]);
  });

  it('shows an addition without a former value, and a removal without a new one', async () => {
    const rate = { from: times.startTime, cents: 650, note: '' };
    const set = ledgerEvent({ before: null, after: rate });
    const removed = ledgerEvent({ action: 'rate-removed', before: rate, after: null });
    await visit(history([set, removed]));
    await screen.findByText(/Tarifa fijada/);
    const values = entries().map((entry) =>
      within(entry)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    );
    expect(values).toEqual([
      ['Q6.50', '20/11/26, 8:00'],
      ['de Q6.50 a —', 'de 20/11/26, 8:00 a —'],
    ]);
  });

  it('is filtered by person and kind, which stand in the address', async () => {
    const { user, api, path } = await visit(history([corrected]));
    await screen.findByText(/Registro corregido/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Tarifas');
    await waitFor(() => expect(api.calls('ledger', 'events').at(-1)?.query).toMatchObject({ kind: 'rate' }));
    await user.click(screen.getByRole('button', { name: 'Persona' }));
    await user.click(await screen.findByRole('option', { name: 'Elena Empleada' }));
    await waitFor(() =>
      expect(api.calls('ledger', 'events').at(-1)?.query).toMatchObject({
        kind: 'rate',
        employeeId: elena._id,
      }),
    );
    expect(path()).toBe(`/planilla/historial?tipo=rate&empleado=${elena._id}`);
  });

  it('shows clock events if their type is chosen, with the cause of the end (LEDGER-14)', async () => {
    const ended = { ...worked, endReason: 'lost_signal' as const };
    const event = ledgerEvent({
      action: 'record-clocked',
      subject: { ...subject, kind: 'clock' },
      before: { ...worked, endTime: null, ms: 0, cents: 0, needsReview: false },
      after: ended,
    });
    const { api } = await visit(history([event]), '/planilla/historial?tipo=clock');
    expect(await screen.findByText(/Registro cerrado o reabierto por el reloj/)).toBeVisible();
    expect(api.calls('ledger', 'events')[0]?.query).toMatchObject({ kind: 'clock' });
    expect(entries()[0]).toHaveTextContent('Señal perdida');
  });

  it('requests what its address states, names former employees, and offers all if nothing matches', async () => {
    const gone = { _id: newId(), fullname: 'Gil Ido', username: 'gil' };
    const event = ledgerEvent({ subject: { kind: 'rate', id: null, employee: gone } });
    const { user, api, path } = await visit(
      history([event]),
      `/planilla/historial?empleado=${gone._id}&tipo=rate`,
    );
    await screen.findByText(/Tarifa fijada/);
    expect(api.calls('ledger', 'events')[0]?.query).toMatchObject({ kind: 'rate', employeeId: gone._id });
    expect(screen.getByRole('button', { name: 'Persona' })).toHaveAccessibleDescription('Gil Ido');
    api.answer({ ledger: { events: () => ({ events: [], hasEarlier: false }) } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Registros');
    await user.click(await screen.findByRole('button', { name: 'Ver todo' }));
    expect(await screen.findByText('Sin cambios todavía.')).toBeVisible();
    expect(path()).toBe('/planilla/historial');
  });

  it('continues with earlier ones from the last that is shown', async () => {
    const { user, api } = await visit(history([ledgerEvent({ seq: 7 })], true));
    await screen.findByText(/Tarifa fijada/);
    api.answer({ ledger: { events: () => ({ events: [corrected], hasEarlier: false }) } });
    await user.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(api.calls('ledger', 'events').map(({ query }) => query.before)).toEqual([undefined, 7]);
  });

  it('names a failure and tries again', async () => {
    const { user, api } = await visit({
      ...history([]),
      ledger: { events: () => refuse('internal', undefined, { reason: 'internal' }) },
    });
    expect(await screen.findByText('Error cargando el historial.')).toBeVisible();
    api.answer({ ledger: { events: () => ({ events: [corrected], hasEarlier: false }) } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/Registro corregido/)).toBeVisible();
  });
});
