import type { RecordRequest } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import {
  type Answers,
  company,
  employee,
  offline,
  payrollPerson,
  payrollSummary,
  record,
  recordRequest,
  refuse,
  renderRoute,
  screen,
  stopClock,
  type Visit,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const by = { _id: '0123456789abcdef01234567', fullname: 'Marta Gestora', username: 'marta' };
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('an employee asks (REQUEST-1)', () => {
  const WORKED = record({
    startTime: '2026-11-19T14:00:00.000Z',
    endTime: '2026-11-19T18:00:00.000Z',
  });

  async function open(more: Answers['recordRequest'] = {}, evidence = WORKED.evidence) {
    stopClock(NOW);
    const own = worker();
    own.records = [{ ...WORKED, employeeId: own.me._id, evidence }];
    const visit = await renderRoute('/employee/time-tracker', {
      as: own.me,
      api: {
        ...own.api,
        employee: {
          get: () => employee(own.company, { projects: [{ _id: own.company._id, name: 'Muelle' }] }),
        },
        recordRequest: { list: () => [], ...more },
      },
    });
    return { ...visit, own };
  }

  async function fillIn({ fill }: Visit, start: string, end: string) {
    const form = dialog('Olvidé marcar');
    await fill(form.getByLabelText('Hora de inicio'), start);
    await fill(form.getByLabelText('Hora de fin'), end);
    await fill(form.getByLabelText('Motivo'), 'Sin teléfono.');
  }

  it("'Olvidé marcar' is one press away, sends the proposed values, and shows the open request", async () => {
    const asked: RecordRequest[] = [];
    const visit = await open({
      list: () => asked,
      ask: () => {
        asked.push(recordRequest(visit.own.me, { reason: 'Sin teléfono.' }));
        return asked[0] as RecordRequest;
      },
    });
    await visit.user.click(await screen.findByRole('button', { name: 'Olvidé marcar' }));
    await fillIn(visit, '06:00', '07:30');
    await visit.user.click(dialog('Olvidé marcar').getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('recordRequest', 'ask').map(({ body }) => body)).toEqual([
      {
        recordId: null,
        startTime: '2026-11-20T12:00:00.000Z',
        endTime: '2026-11-20T13:30:00.000Z',
        projectId: null,
        reason: 'Sin teléfono.',
      },
    ]);
    const list = within(await screen.findByRole('region', { name: 'Solicitudes' }));
    expect(list.getByText('Sin respuesta')).toBeVisible();
    expect(list.getByText('Sin teléfono.')).toBeVisible();
  });

  it("'Corregir este registro' begins with its times, and says when nothing was changed", async () => {
    const visit = await open({ ask: () => recordRequest(visit.own.me) });
    await visit.user.click(
      await screen.findByRole('button', { name: /^Corregir este registro: 19\/11\/26/ }),
    );
    const form = dialog('Corregir este registro');
    expect(form.getByLabelText('Hora de inicio')).toHaveValue('08:00');
    await visit.fill(form.getByLabelText('Motivo'), 'Salí después.');
    await visit.user.click(form.getByRole('button', { name: 'Enviar solicitud' }));
    expect(await form.findByText(/^Nada ha cambiado/)).toBeVisible();
    expect(visit.api.changes).toEqual([]);
    await visit.fill(form.getByLabelText('Hora de fin'), '13:00');
    await visit.user.click(form.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('recordRequest', 'ask')).toMatchObject([
      { body: { startTime: WORKED.startTime, endTime: '2026-11-19T19:00:00.000Z' } },
    ]);
  });

  it("'A otra hora' proposes other times than somebody else marked (CREW-8)", async () => {
    const at = WORKED.startTime;
    const known = {
      isExact: true,
      isOffline: false,
      deviceName: 'Teléfono de José',
      isDenied: false,
      missingNumber: null,
      code: null,
    };
    const mark = { ...known, kind: 'in' as const, at, earliest: at, latest: at, markedBy: by };
    const none = {
      beats: 0,
      touches: 0,
      lastTouch: null,
      idle: [],
      forgotten: null,
      notWorked: null,
      endedBy: null,
    };
    const visit = await open({ ask: () => recordRequest(visit.own.me) }, { ...none, marks: [mark] });
    await visit.user.click(await screen.findByRole('button', { name: /^Actividad: registro del/ }));
    await visit.user.click(await screen.findByRole('button', { name: 'A otra hora' }));
    const form = dialog('Corregir este registro');
    await visit.fill(form.getByLabelText('Hora de inicio'), '09:00');
    await visit.fill(form.getByLabelText('Motivo'), 'Llegué a las nueve.');
    await visit.user.click(form.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Corregir este registro' })).toBeNull());
    expect(visit.api.calls('recordRequest', 'ask')).toMatchObject([
      { body: { recordId: WORKED._id, startTime: '2026-11-19T15:00:00.000Z', endTime: WORKED.endTime } },
    ]);
    expect(visit.api.calls('mark', 'deny')).toEqual([]);
  });

  it('says while it is typed that the times overlap another record, and sends it all the same', async () => {
    const visit = await open({ ask: () => recordRequest(visit.own.me) });
    await visit.user.click(await screen.findByRole('button', { name: 'Olvidé marcar' }));
    const form = dialog('Olvidé marcar');
    for (const label of ['Día de inicio', 'Día de fin'])
      await visit.fill(form.getByLabelText(label), '19/11/2026');
    await fillIn(visit, '11:00', '13:00');
    expect(await form.findByText(/^Se cruza con el registro 19\/11\/26, 8:00 – 12:00\./)).toBeVisible();
    await visit.fill(form.getByLabelText('Hora de inicio'), '12:00');
    await waitFor(() => expect(form.queryByText(/^Se cruza/)).toBeNull());
  });

  it('keeps the typed text when it is refused or cannot be sent, and shows the reason', async () => {
    const visit = await open({
      ask: () => refuse('conflict', undefined, { reason: 'too_many_open_requests' }),
    });
    await visit.user.click(await screen.findByRole('button', { name: 'Olvidé marcar' }));
    await fillIn(visit, '06:00', '07:30');
    const send = () =>
      visit.user.click(dialog('Olvidé marcar').getByRole('button', { name: 'Enviar solicitud' }));
    await send();
    expect(await screen.findByText('Ya hay demasiadas solicitudes sin respuesta.')).toBeVisible();
    visit.api.answer({ recordRequest: { ask: () => offline() } });
    await send();
    expect(await dialog('Olvidé marcar').findByRole('alert')).toBeVisible();
    expect(dialog('Olvidé marcar').getByLabelText('Motivo')).toHaveValue('Sin teléfono.');
  });

  it('sees the thread and the outcome, and withdraws an open request (REQUEST-3)', async () => {
    const visit = await open();
    const { me } = visit.own;
    const asked = recordRequest(me, { messages: [{ at: NOW, by, text: '¿A qué hora?' }] });
    const result = { ...asked.proposed, endTime: '2026-11-19T17:00:00.000Z' };
    const requests: RecordRequest[] = [
      asked,
      recordRequest(me, { status: 'declined', decision: { at: NOW, by, reason: 'Ese día cerramos.' } }),
      recordRequest(me, { status: 'accepted', decision: { at: NOW, by, reason: '' }, result }),
      recordRequest(me, { status: 'accepted', decision: { at: '2026-10-01T00:00:00.000Z', by, reason: '' } }),
    ];
    visit.api.answer({
      recordRequest: {
        list: () => requests,
        withdraw: () => ({ ...asked, status: 'withdrawn', decision: { at: NOW, by, reason: '' } }),
      },
    });
    await visit.goTo('/employee');
    queryClient.clear();
    await visit.goTo('/employee/time-tracker');
    const list = within(await screen.findByRole('region', { name: 'Solicitudes' }));
    expect(list.getByText('¿A qué hora?')).toBeVisible();
    expect(list.getByText('Rechazada por Marta Gestora')).toBeVisible();
    expect(list.getByText('Ese día cerramos.')).toBeVisible();
    expect(list.getByText(/^Aceptada con cambios: 19\/11\/26, 8:00 – 11:00/)).toBeVisible();
    expect(list.getByRole('button', { name: 'Resueltas (1)' })).toHaveAttribute('aria-expanded', 'false');
    requests[0] = { ...asked, status: 'withdrawn', decision: { at: NOW, by, reason: '' } };
    await visit.user.click(list.getByRole('button', { name: /^Retirar la solicitud/ }));
    expect(await list.findByText('Retirada')).toBeVisible();
    expect(list.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  });
});

describe('a manager decides (REQUEST-2)', () => {
  const elena = payrollPerson({ fullname: 'Elena Empleada', openRequests: 1 });
  const asked = recordRequest(elena, { reason: 'Sin teléfono.' });
  const waiting = payrollPerson({ fullname: 'Ximena Espera', openRequests: 2 });

  async function open(more: Answers['recordRequest'] = {}, requests = [asked]) {
    stopClock(NOW);
    const mine = company({ timezone: 'America/Guatemala' });
    return renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
      as: 'manager',
      company: mine,
      api: {
        payroll: {
          people: () => [
            { ...elena, openRequests: requests.filter(({ status }) => status === 'open').length },
            waiting,
          ],
          summary: () => payrollSummary(),
        },
        record: { history: () => [], get: () => [] },
        employee: { get: () => employee(mine) },
        recordRequest: { list: () => requests, ...more },
      },
    });
  }
  const list = async () => within(await screen.findByRole('region', { name: 'Solicitudes' }));
  const decided = (status: 'accepted' | 'declined', reason = '') =>
    ({ ...asked, status, decision: { at: NOW, by, reason } }) as const;

  it('finds the requests counted beside the person, and the others who wait named above (REQUEST-3)', async () => {
    await open();
    expect(await screen.findByText('2 solicitudes sin respuesta.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ximena Espera (2)' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Elena Empleada (1)' })).toBeNull();
    expect(
      within(screen.getByRole('radiogroup', { name: 'Empleados' })).getByText('1 solicitud'),
    ).toBeVisible();
    expect((await list()).getByText('Sin teléfono.')).toBeVisible();
  });

  it('accepts it with one press, and sees the outcome', async () => {
    const requests = [asked];
    const accept = () => {
      requests[0] = decided('accepted');
      return decided('accepted');
    };
    const visit = await open({ accept }, requests);
    await visit.user.click((await list()).getByRole('button', { name: /^Aceptar la solicitud/ }));
    expect(await (await list()).findByText('Aceptada por Marta Gestora')).toBeVisible();
    expect(visit.api.calls('recordRequest', 'accept')).toMatchObject([
      { params: { id: asked._id }, body: {} },
    ]);
    expect(visit.api.changes).toEqual(['recordRequest.accept']);
  });

  it('takes an acceptance back: the request waits again (REQUEST-9)', async () => {
    const requests: RecordRequest[] = [asked];
    const accept = () => {
      requests[0] = decided('accepted');
      return decided('accepted');
    };
    const reopen = () => {
      requests[0] = asked;
      return asked;
    };
    const visit = await open({ accept, reopen }, requests as (typeof asked)[]);
    await visit.user.click((await list()).getByRole('button', { name: /^Aceptar la solicitud/ }));
    expect(await screen.findByText('Solicitud aceptada.')).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await (await list()).findByRole('button', { name: /^Aceptar la solicitud/ })).toBeVisible();
    expect(visit.api.calls('recordRequest', 'reopen')).toMatchObject([
      { params: { id: asked._id }, body: { reason: '' } },
    ]);
  });

  it('offers no undo of an acceptance from before, which may lack what an undo needs (REQUEST-10)', async () => {
    const visit = await open({}, [decided('accepted')] as (typeof asked)[]);
    await visit.user.click(await screen.findByRole('button', { name: 'Solicitudes resueltas' }));
    expect(await screen.findByText('Aceptada por Marta Gestora')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Deshacer/ })).toBeNull();
  });

  it('says why an acceptance stays (REQUEST-10)', async () => {
    const reopen = () => refuse('conflict', undefined, { reason: 'record_closed' });
    const visit = await open({ accept: () => decided('accepted'), reopen });
    await visit.user.click((await list()).getByRole('button', { name: /^Aceptar la solicitud/ }));
    await visit.user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('No se pudo deshacer la aceptación.')).toBeVisible();
    expect(screen.getByText('El registro está cerrado: una corrida ya lo pagó.')).toBeVisible();
  });

  it('accepts it with other times: only changes are sent, with a reason', async () => {
    const visit = await open({ accept: () => decided('accepted') });
    await visit.user.click((await list()).getByRole('button', { name: /^Aceptar con cambios/ }));
    const form = dialog('Aceptar con cambios');
    expect(form.getByLabelText('Hora de fin')).toHaveValue('12:00');
    await visit.fill(form.getByLabelText('Hora de fin'), '11:00');
    await visit.fill(form.getByLabelText('Motivo'), 'A las once.');
    await visit.user.click(form.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('recordRequest', 'accept').map(({ body }) => body)).toEqual([
      { endTime: '2026-11-19T17:00:00.000Z', reason: 'A las once.' },
    ]);
  });

  it('declines it with a reason, which is needed, and says something besides', async () => {
    const visit = await open({
      decline: () => decided('declined', 'No.'),
      say: () => ({ ...asked, messages: [{ at: NOW, by, text: '¿Seguro?' }] }),
    });
    await visit.user.click((await list()).getByRole('button', { name: 'Mensaje' }));
    await visit.fill(dialog('Mensaje').getByLabelText('Mensaje'), '¿Seguro?');
    await visit.user.click(dialog('Mensaje').getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await visit.user.click((await list()).getByRole('button', { name: /^Rechazar la solicitud/ }));
    const form = dialog('Rechazar solicitud');
    await visit.user.click(form.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() =>
      expect(form.getByLabelText('Motivo')).toHaveAccessibleDescription(/Este dato es necesario\./),
    );
    await visit.fill(form.getByLabelText('Motivo'), 'No.');
    await visit.user.click(form.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('recordRequest', 'decline')).toMatchObject([{ body: { reason: 'No.' } }]);
    expect(visit.api.changes).toEqual(['recordRequest.say', 'recordRequest.decline']);
  });

  it('learns of somebody else’s decision, and its content', async () => {
    const requests: RecordRequest[] = [asked];
    const accept = () => {
      requests[0] = decided('declined', 'Ya hablamos.');
      return refuse('conflict', undefined, { reason: 'request_decided' });
    };
    const visit = await open({ accept }, requests as (typeof asked)[]);
    await visit.user.click((await list()).getByRole('button', { name: /^Aceptar la solicitud/ }));
    expect(await (await list()).findByText('Ya hablamos.')).toBeVisible();
    expect(screen.getByText('La solicitud ya se resolvió.')).toBeVisible();
    expect((await list()).queryByRole('button', { name: /^Aceptar/ })).toBeNull();
  });

  it('sees that the record was changed since, and accepts knowing which state it is in (REQUEST-8)', async () => {
    const values = {
      startTime: '2026-11-19T14:00:00.000Z',
      endTime: '2026-11-19T18:00:00.000Z',
      project: null,
    };
    const now = record({ ...values, projectId: null, endTime: '2026-11-19T17:00:00.000Z', version: 'v7' });
    const proposed = { ...values, startTime: '2026-11-19T13:00:00.000Z' };
    const visit = await open({ accept: () => decided('accepted') }, [
      recordRequest(elena, { asked: values, proposed, record: now }),
    ]);
    expect(
      await (await list()).findByText(
        /^El registro cambió después de la solicitud\. Ahora: 19\/11\/26, 8:00 – 11:00\./,
      ),
    ).toBeVisible();
    await visit.user.click((await list()).getByRole('button', { name: /^Aceptar la solicitud/ }));
    await waitFor(() => expect(visit.api.calls('recordRequest', 'accept')).toHaveLength(1));
    expect(visit.api.calls('recordRequest', 'accept')[0]?.body).toEqual({ version: 'v7' });
  });

  it('reads decided requests when they are opened, and not before', async () => {
    const visit = await open({}, [decided('declined', 'No.') as unknown as typeof asked]);
    const more = await screen.findByRole('button', { name: 'Solicitudes resueltas' });
    expect(visit.api.calls('recordRequest', 'list')).toEqual([]);
    await visit.user.click(more);
    expect(await screen.findByText('Rechazada por Marta Gestora')).toBeVisible();
  });
});
