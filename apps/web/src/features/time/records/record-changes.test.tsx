import type { Correction, WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  newId,
  offline,
  openRecord,
  payrollPerson,
  payrollSummary,
  record,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const elena = payrollPerson({ fullname: 'Elena Empleada' });
const MARTA = { _id: newId(), fullname: 'Marta Gestora', username: 'marta' };
/** A record of 20 November, between two hours of Guatemala. */
const worked = (from: number, to: number, given: Partial<WorkRecord> = {}) =>
  record({
    employeeId: elena._id,
    startTime: new Date(Date.UTC(2026, 10, 20, 6 + from)).toISOString(),
    endTime: new Date(Date.UTC(2026, 10, 20, 6 + to)).toISOString(),
    durationHours: to - from,
    ...given,
  });
const done = (kind: Correction['kind'], { startTime, endTime }: WorkRecord, reason = 'Según la libreta.') => {
  const values = { startTime, endTime: endTime ?? startTime, project: null };
  return { kind, at: '2026-11-20T23:00:00.000Z', by: MARTA, reason, before: values, after: values };
};
const asVoided = (was: WorkRecord): WorkRecord => ({
  ...was,
  voided: true,
  version: 'v2',
  durationHours: 0,
  cost: 0,
  corrections: [done('voided', was)],
});

/** The planilla of somebody with these records; each verb answers what `answers` says. */
async function open(records: WorkRecord[], answers: Answers['record'] = {}): Promise<Visit> {
  const projects = [{ _id: newId(), name: 'Muelle' }];
  return renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
    as: 'manager',
    company: company(),
    api: {
      payroll: { people: () => [elena], summary: () => payrollSummary({}) },
      record: {
        history: () => [],
        get: ({ params }) => records.find(({ _id }) => _id === params.id) ?? records,
        ...answers,
      },
      employee: { get: () => ({ ...employee(company()), projects }) },
    },
  });
}

const row = (time: string) => screen.findByRole('row', { name: new RegExp(time) });
const action = async (name: string, time: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}: 20/11/26, ${time}`) });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const box = (time: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Elegir: 20/11/26, ${time}`) });

describe('voiding a record on the planilla (TIME-40)', () => {
  it('asks for a reason, sends it once with the seen version, and shows it struck through, as Anulado', async () => {
    const one = worked(8, 12);
    let now = [one, worked(13, 14)];
    const visit = await open(now, {
      get: () => now,
      void: () => asVoided(one),
      voidSeveral: () => {
        now = now.map((each) => (each._id === one._id ? asVoided(one) : each));
        return [asVoided(one)];
      },
    });
    await visit.user.click(await action('Anular', '8:00'));
    const window = dialog('Anular registro');
    const press = () => visit.user.dblClick(window.getByRole('button', { name: 'Anular' }));
    await press();
    const field = window.getByLabelText('Motivo');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Este dato es necesario\./));
    expect(visit.api.changes).toEqual([]);
    await visit.fill(field, ' Marcó por error. ');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('record', 'voidSeveral').map(({ body }) => body)).toEqual([
      { records: [{ id: one._id, version: 'v1' }], reason: 'Marcó por error.' },
    ]);
    const voided = within(await row('8:00'));
    expect(voided.getByText('Anulado')).toBeVisible();
    expect(voided.getByText('4.00 h (4:00)').closest('s')).toBeVisible();
    expect(voided.getByText('12:00').closest('s')).toBeVisible();
    expect(screen.getByText('2 registros, 1 anulado')).toBeVisible();
    // A voided record can only be restored.
    expect(voided.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'anulado: ver los cambios del registro de 20/11/26, 8:00',
      'Restaurar: 20/11/26, 8:00',
    ]);
    expect(voided.queryByRole('checkbox')).toBeNull();
    await visit.user.click(voided.getByRole('button', { name: /^anulado/ }));
    const changes = dialog('Cambios del registro');
    expect(changes.getByText('Anulado por Marta Gestora')).toBeVisible();
    expect(changes.getByText('Según la libreta.')).toBeVisible();
    expect(changes.getByText('Ya no cuenta horas ni dinero.')).toBeVisible();
  });

  it('restores one, or says that its time was taken; the typed text stays', async () => {
    const voided = asVoided(worked(8, 12));
    const refusal = () => refuse('conflict', undefined, { reason: 'record_overlaps' });
    const visit = await open([voided], { unvoid: refusal });
    await visit.user.click(await action('Restaurar', '8:00'));
    const window = dialog('Restaurar registro');
    await visit.fill(window.getByLabelText('Motivo'), 'Sí trabajó.');
    await visit.user.click(window.getByRole('button', { name: 'Restaurar' }));
    expect(await window.findByRole('alert')).toHaveTextContent(
      'Se cruza con otro registro de la misma persona.',
    );
    expect(window.getByLabelText('Motivo')).toHaveValue('Sí trabajó.');
    visit.api.answer({ record: { unvoid: () => ({ ...voided, voided: false, version: 'v3' }) } });
    await visit.user.click(window.getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { params, body } = visit.api.calls('record', 'unvoid')[1] ?? {};
    expect([params, body]).toEqual([{ id: voided._id }, { reason: 'Sí trabajó.', version: 'v2' }]);
  });
});

describe('several records at once (TIME-42)', () => {
  it('are chosen by their boxes or all of them, and confirmed or voided for one reason', async () => {
    const waiting = { needsReview: true } as const;
    const records = [worked(13, 14, waiting), worked(8, 12, waiting), worked(6, 7)];
    const running = openRecord({ employeeId: elena._id, startTime: '2026-11-20T22:00:00.000Z' });
    const visit = await open([running, ...records, asVoided(worked(4, 5))], {
      confirmSeveral: () => records.slice(0, 2).map((each) => ({ ...each, needsReview: false })),
      voidSeveral: () => records.map(asVoided),
    });
    expect(screen.queryByRole('region', { name: 'Registros elegidos' })).toBeNull();
    const all = await screen.findByRole('checkbox', { name: 'Elegir todos' });
    await visit.user.click(await box('8:00'));
    expect(all).toBePartiallyChecked();
    const bar = () => within(screen.getByRole('region', { name: 'Registros elegidos' }));
    expect(bar().getByText('1 seleccionado')).toBeVisible();
    all.focus();
    await visit.user.keyboard(' ');
    expect(all).toBeChecked();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('3 seleccionados');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);

    await visit.user.click(bar().getByRole('button', { name: 'Confirmar 2 por revisar' }));
    await visit.user.click(dialog('Confirmar 2 registros').getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('record', 'confirmSeveral')[0]?.body).toEqual({
      records: records.slice(0, 2).map(({ _id: id }) => ({ id, version: 'v1' })),
      reason: '',
    });
    expect(screen.queryByRole('region', { name: 'Registros elegidos' })).toBeNull();

    await visit.user.click(all);
    await visit.user.click(bar().getByRole('button', { name: 'Anular' }));
    const window = dialog('Anular 3 registros');
    await visit.fill(window.getByLabelText('Motivo'), 'Día repetido.');
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('record', 'voidSeveral')[0]?.body).toMatchObject({ reason: 'Día repetido.' });
  });

  it('where some stand in the way none is changed: each is named, and can be left out', async () => {
    const records = [worked(13, 14), worked(8, 12)];
    const visit = await open(records, {
      voidSeveral: ({ body }) =>
        body.records.length === 1
          ? [asVoided(worked(13, 14, { _id: records[0]?._id ?? '' }))]
          : refuse('conflict', 'Open.', {
              reason: 'record_open',
              errors: [{ path: 'body.records.1', message: 'Open.', reason: 'record_open' }],
            }),
    });
    await visit.user.click(await screen.findByRole('checkbox', { name: 'Elegir todos' }));
    await visit.user.click(await screen.findByRole('button', { name: 'Anular' }));
    await visit.fill(dialog('Anular 2 registros').getByLabelText('Motivo'), 'Día repetido.');
    await visit.user.click(dialog('Anular 2 registros').getByRole('button', { name: 'Anular' }));
    const named = await dialog('Anular 2 registros').findByRole('listitem');
    expect(named).toHaveTextContent('20/11/26, 8:00 – 12:00: El registro todavía está en curso.');
    await visit.user.click(screen.getByRole('button', { name: 'Dejar fuera' }));
    const window = dialog('Anular registro');
    expect(window.getByLabelText('Motivo')).toHaveValue('Día repetido.');
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('record', 'voidSeveral')[1]?.body.records).toHaveLength(1);
  });
});

describe('splitting a record on the planilla (TIME-41)', () => {
  it('shows both parts with their durations, and sends the instant and a project each', async () => {
    const one = worked(8, 12);
    const second = worked(9, 12, { version: 'v1' });
    let now = [one];
    const visit = await open([one], {
      get: () => now,
      split: () => {
        const first = { ...one, endTime: second.startTime };
        now = [second, first];
        return { first, second };
      },
    });
    await visit.user.click(await action('Dividir', '8:00'));
    const window = dialog('Dividir registro');
    const parts = () => window.getAllByRole('group').map(({ textContent }) => textContent);
    const time = window.getByLabelText('Dividir a las');
    expect(time).toHaveValue('10:00');
    await visit.fill(time, '12:00');
    await visit.fill(window.getByLabelText('Motivo'), 'Eran dos obras.');
    await visit.user.click(window.getByRole('button', { name: 'Dividir' }));
    await waitFor(() =>
      expect(time).toHaveAccessibleDescription('Un registro se divide a una hora entre su inicio y su fin.'),
    );
    expect(visit.api.changes).toEqual([]);
    await visit.fill(time, '09:00');
    await waitFor(() => expect(parts().join()).toMatch(/8:00 – 9:001\.00 h.*9:00 – 12:003\.00 h/));
    const muelle = await window.findAllByRole('option', { name: 'Muelle' });
    await visit.user.selectOptions(window.getByLabelText('Proyecto: Segunda parte'), muelle[1] ?? '');
    await visit.user.click(window.getByRole('button', { name: 'Dividir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('record', 'split')[0]?.body).toEqual({
      at: second.startTime,
      firstProjectId: null,
      secondProjectId: expect.stringMatching(/^[0-9a-f]{24}$/),
      reason: 'Eran dos obras.',
      version: 'v1',
    });
    expect(await row('^Elegir: 20/11/26, 9:00')).toBeVisible();
  });
});

describe('a record that another manager changed meanwhile (TIME-43)', () => {
  const stale = () => refuse('conflict', undefined, { reason: 'record_changed' });

  it('shows their change, keeps the typed text, and is saved on the present state', async () => {
    const one = worked(8, 12);
    const theirs = worked(7, 12, {
      _id: one._id,
      version: 'v2',
      corrections: [{ ...done('corrected', one, 'Entró antes.'), after: done('added', worked(7, 12)).after }],
    });
    let now = one;
    const visit = await open([one], {
      get: ({ params }) => (params.id === one._id ? now : [now]),
      correct: ({ body }) => (body.version === 'v2' ? theirs : stale()),
    });
    await visit.user.click(await action('Corregir', '8:00'));
    const window = dialog('Corregir registro');
    await visit.fill(window.getByLabelText('Hora de fin'), '13:00');
    await visit.fill(window.getByLabelText('Motivo'), 'Salió más tarde.');
    now = theirs;
    await visit.user.click(window.getByRole('button', { name: 'Guardar' }));
    const news = within(await window.findByRole('alert'));
    expect(news.getByText('Corregido por Marta Gestora')).toBeVisible();
    expect(news.getByText('Entró antes.')).toBeVisible();
    expect(window.getByLabelText('Hora de fin')).toHaveValue('13:00');
    expect(window.getByLabelText('Motivo')).toHaveValue('Salió más tarde.');
    await waitFor(() => expect(window.getByLabelText('Hora de inicio')).toHaveValue('07:00'));
    await visit.user.click(window.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The request has only the typed part, so that the other person's stays.
    expect(visit.api.calls('record', 'correct')[1]?.body).toEqual({
      endTime: '2026-11-20T19:00:00.000Z',
      reason: 'Salió más tarde.',
      version: 'v2',
    });
  });

  it('is named when several were to be voided, each with its change', async () => {
    const records = [worked(13, 14), worked(8, 12)];
    const [, second = worked(8, 12)] = records;
    const confirmed = { ...second, version: 'v2', corrections: [done('confirmed', second, '')] };
    const visit = await open(records, {
      get: ({ params }) => (params.id === second._id ? confirmed : records),
      voidSeveral: ({ body }) =>
        body.records[1]?.version === 'v2'
          ? records.map(asVoided)
          : refuse('conflict', 'Changed.', {
              reason: 'record_changed',
              errors: [{ path: 'body.records.1', message: 'Changed.', reason: 'record_changed' }],
            }),
    });
    await visit.user.click(await screen.findByRole('checkbox', { name: 'Elegir todos' }));
    await visit.user.click(await screen.findByRole('button', { name: 'Anular' }));
    const window = dialog('Anular 2 registros');
    await visit.fill(window.getByLabelText('Motivo'), 'Día repetido.');
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    expect(await window.findByText('Confirmado por Marta Gestora')).toBeVisible();
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the reason where there is no network', async () => {
    const visit = await open([worked(8, 12)], { voidSeveral: () => offline() });
    await visit.user.click(await action('Anular', '8:00'));
    const window = dialog('Anular registro');
    await visit.fill(window.getByLabelText('Motivo'), 'Día repetido.');
    await visit.user.click(window.getByRole('button', { name: 'Anular' }));
    expect(await window.findByRole('alert')).toBeVisible();
    expect(window.getByLabelText('Motivo')).toHaveValue('Día repetido.');
  });
});

it('an employee sees their voided record struck through, and why (TIME-40)', async () => {
  const own = worker({ records: [asVoided(worked(8, 12))] });
  const visit = await renderRoute('/employee/time-tracker', { as: own.me, api: own.api });
  const voided = within(await screen.findByRole('row', { name: /Anulado/ }));
  expect(voided.getByText('4:00').closest('s')).toBeVisible();
  await visit.user.click(voided.getByRole('button', { name: /^anulado/ }));
  expect(dialog('Cambios del registro').getByText('Según la libreta.')).toBeVisible();
});
