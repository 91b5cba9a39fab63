import type { Slip } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { emptyLists, offline, renderRoute, screen, slip, slipClaim, waitFor, within } from '@/test/index.ts';

const open = (slips: readonly Slip[], path = '/employee/boletas') =>
  renderRoute(path, { as: 'employee', api: { ...emptyLists(), slip: { mine: () => slips } } });

const article = (name = /^Boleta/) => screen.findByRole('article', { name });

describe('the slips of an employee (ANSWER-1)', () => {
  it('say period, net, days, hours by rate, lines and adjustments, the newest one opened', async () => {
    const lines: Slip['lines'] = [
      {
        conceptId: null,
        lineId: slip()._id,
        name: 'Anticipo',
        kind: 'deduction',
        basis: 'fixed',
        value: 20,
        note: 'Julio',
        debt: null,
        share: null,
        amount: 20,
      },
    ];
    const newest = slip({ lines, deductions: 20, net: 80, paid: 50 });
    await open([
      newest,
      slip({
        startDate: '2026-10-16',
        endDate: '2026-10-31',
        answer: 'accepted',
        acceptedAt: '2026-11-02T15:00:00.000Z',
      }),
    ]);
    const shown = await article(/1–15 nov 2026/);
    expect(shown).toHaveTextContent('Q80.00');
    expect(shown).toHaveTextContent('Pagado: Q50.00');
    expect(within(shown).getByRole('region', { name: 'Días' })).toHaveTextContent('8:00 hQ100.00');
    expect(within(shown).getByRole('region', { name: 'Horas por tarifa' })).toHaveTextContent(
      '8:00 h a Q12.50',
    );
    expect(shown).toHaveTextContent('AnticipoJulio−Q20.00');
    const earlier = await article(/16–31 oct 2026/);
    expect(within(earlier).queryByRole('region', { name: 'Días' })).toBeNull();
    expect(within(earlier).queryByRole('button', { name: 'Conforme' })).toBeNull();
  });

  it('add up by hand: each day with from–to and h:mm, and their total (SLIP-9)', async () => {
    const worked = { hours: 80 / 60, ms: 4_800_000, amount: 9.67 };
    const dates = ['02', '03', '04', '05', '06'].map((day) => `2026-11-${day}`);
    const stretches = dates.flatMap((date) =>
      [
        ['14:00', '14:50'],
        ['19:00', '19:30'],
      ].map(([from, to]) => ({
        ...{ recordId: slip()._id, date, hourlyRate: 7.25 },
        ...{ startTime: `${date}T${from}:00.000Z`, endTime: `${date}T${to}:00.000Z` },
      })),
    );
    await open([slip({ days: dates.map((date) => ({ date, ...worked })), stretches })]);
    const days = within(within(await article()).getByRole('region', { name: 'Días' }));
    const [first, ...rest] = days.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe('lun 2lunes, 2 de noviembre, 1:20 h8:00–8:50, 13:00–13:30Q9.67');
    expect(rest.at(-1)).toBe('Total · 6:40 hQ48.35');
    expect(await article()).toHaveTextContent('Cada día es su tiempo exacto (h:mm) × tarifa');
  });

  it('say to which account they are paid, masked (SLIP-8)', async () => {
    const own = () => [{ company: { _id: slip()._id, name: 'Talleres Luna' }, lastFour: '4567' }];
    const api = { ...emptyLists(), slip: { mine: () => [slip()] }, bankLayout: { own } };
    await renderRoute('/employee/boletas', { as: 'employee', api });
    const accounts = await screen.findByRole('list', { name: 'Cuentas bancarias' });
    expect(accounts).toHaveTextContent('Se paga a la cuenta•••• 4567Talleres Luna');
  });

  it('explain an empty list', async () => {
    await open([]);
    expect(await screen.findByText('Aún no hay boletas.')).toBeVisible();
  });

  it('continue below the last one of a page, so that a new one moves none (WIRE-29)', async () => {
    const many = Array.from({ length: 201 }, () => slip());
    const after = (id?: string) => many.slice(id ? many.findIndex(({ _id }) => _id === id) + 1 : 0);
    const { api } = await renderRoute('/employee/boletas', {
      as: 'employee',
      api: { ...emptyLists(), slip: { mine: ({ query }) => after(query.before) } },
    });
    expect(await screen.findByRole('button', { name: 'Mostrar más (12 de 201)' })).toBeVisible();
    expect(api.calls('slip', 'mine').map(({ query }) => query)).toEqual([
      { limit: 200 },
      { limit: 200, before: many[199]?._id },
    ]);
  });

  it('are accepted after a question that explains the act', async () => {
    const own = slip();
    const { user, api } = await open([own]);
    api.answer({
      slip: { accept: () => ({ ...own, answer: 'accepted', acceptedAt: '2026-11-20T15:00:00.000Z' }) },
    });
    await user.click(within(await article()).getByRole('button', { name: 'Conforme' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('¿Conforme con Q100.00? Después ya no se puede reclamar.');
    api.answer({
      slip: { mine: () => [{ ...own, answer: 'accepted', acceptedAt: '2026-11-20T15:00:00.000Z' }] },
    });
    await user.click(within(question).getByRole('button', { name: 'Conforme' }));
    expect(await screen.findByText('Conforme desde 20/11/26, 9:00')).toBeVisible();
    expect(api.calls('slip', 'accept')).toMatchObject([{ params: { id: own._id } }]);
  });

  it('say for 0.00 that nothing is paid, and which balance remains (SLIP-16)', async () => {
    const debt: Slip['lines'][number] = {
      ...{ conceptId: null, lineId: slip()._id, name: '', kind: 'addition', basis: 'fixed' },
      ...{ value: 6.42, note: '', debt: 'carried', share: null, amount: 6.42 },
    };
    await open([slip({ net: 0, lines: [debt] }), slip({ net: 0, startDate: '2026-10-16' })]);
    const [first, second] = await screen.findAllByRole('article', { name: /^Boleta/ });
    expect(first).toHaveTextContent('Q0.00');
    expect(first).toHaveTextContent('No hay nada que pagar: un saldo de Q6.42 pasa a la próxima boleta.');
    expect(first).not.toHaveTextContent('Día de pago');
    expect(second).toHaveTextContent('No hay nada que pagar.');
  });

  it('say first that their run was reopened, and then take no answer (SLIP-16)', async () => {
    await open([slip({ reopened: true })]);
    expect((await article()).textContent).toMatch(/^El período fue reabierto/);
    expect(within(await article()).getByText(/El período fue reabierto/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Conforme' })).toBeNull();
  });
});

describe('an acceptance by link (ANSWER-7)', () => {
  const viaLink = { madeBy: 'Ana Paz', way: 'copied' } as const;
  const acceptedAt = '2026-11-20T15:00:00.000Z';
  const accepted = { answer: 'accepted', acceptedAt, viaLink } as const;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it('names the maker of the link, how it was sent, and is contested by a claim', async () => {
    const own = slip({ ...accepted, contestableUntil: inDays(1) });
    const { user, fill, api } = await open([own]);
    const shown = await article();
    expect(shown).toHaveTextContent('Conformepor enlace (lo creó Ana Paz, copiado)');
    expect(shown).toHaveTextContent(/se puede reclamar hasta/);
    expect(within(shown).queryByRole('button', { name: 'Conforme' })).toBeNull();
    await user.click(within(shown).getByRole('button', { name: 'Reclamo' }));
    await fill(screen.getByLabelText('Qué no está bien'), 'No fui yo.');
    const contested = { acceptedAt, viaLink, at: '2026-11-21T15:00:00.000Z' };
    const claimed = { ...own, answer: 'claimed', acceptedAt: null, viaLink: null, contested } as const;
    api.answer({ slip: { claim: () => claimed, mine: () => [{ ...claimed, claims: [slipClaim()] }] } });
    await user.click(screen.getByRole('button', { name: 'Enviar reclamo' }));
    expect(
      await screen.findByText(
        'Conforme por enlace (lo creó Ana Paz, copiado) desde 20/11/26, 9:00; reclamada 21/11/26, 9:00',
      ),
    ).toBeVisible();
    expect(api.calls('slip', 'claim')).toMatchObject([{ body: { text: 'No fui yo.' } }]);
  });

  it('stays after its time is over; an earlier link has no maker', async () => {
    await open([slip({ ...accepted, viaLink: { madeBy: null, way: null }, contestableUntil: inDays(-1) })]);
    expect(await article()).toHaveTextContent(/Conformepor enlace(?! \()/);
    expect(screen.queryByRole('button', { name: 'Reclamo' })).toBeNull();
  });
});

describe('a claim (ANSWER-1)', () => {
  it('concerns a day, and is sent; its answer is shown below it', async () => {
    const own = slip();
    const { user, fill, api } = await open([own]);
    api.answer({ slip: { claim: () => own } });
    await user.click(within(await article()).getByRole('button', { name: 'Reclamo' }));
    await user.selectOptions(screen.getByLabelText('Día'), 'jueves, 12 de noviembre');
    await fill(screen.getByLabelText('Qué no está bien'), 'Falta una hora.');
    const answer = { text: 'Va en la próxima.', at: '2026-11-18T15:00:00.000Z', by: 'Marta Gestora' };
    api.answer({ slip: { mine: () => [{ ...own, answer: 'answered', claims: [slipClaim({ answer })] }] } });
    await user.click(screen.getByRole('button', { name: 'Enviar reclamo' }));
    const claims = await screen.findByRole('list', { name: 'Reclamos' });
    expect(claims).toHaveTextContent('Sobre jueves, 12 de noviembre');
    expect(claims).toHaveTextContent('Respuesta de Marta Gestora');
    expect(claims).toHaveTextContent('Va en la próxima.');
    expect(api.calls('slip', 'claim')).toMatchObject([
      { body: { date: '2026-11-12', text: 'Falta una hora.' } },
    ]);
    expect(localStorage.getItem('claimDrafts')).toBeNull();
  });

  it('is restored after a reload if it was begun, until it is discarded', async () => {
    const own = slip();
    localStorage.setItem('claimDrafts', JSON.stringify({ [own._id]: { date: '2026-11-12', text: 'Falta' } }));
    const { user, fill } = await open([own]);
    expect(await screen.findByLabelText('Qué no está bien')).toHaveValue('Falta');
    expect(screen.getByLabelText('Día')).toHaveValue('2026-11-12');
    await fill(screen.getByLabelText('Qué no está bien'), 'Falta una hora');
    expect(localStorage.getItem('claimDrafts')).toContain('Falta una hora');
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(localStorage.getItem('claimDrafts')).toBeNull();
    expect(screen.getByRole('button', { name: 'Conforme' })).toBeVisible();
  });

  it('keeps its typed text if it cannot be sent', async () => {
    const { user, fill, api } = await open([slip()]);
    api.answer({ slip: { claim: () => offline() } });
    await user.click(await screen.findByRole('button', { name: 'Reclamo' }));
    await user.click(screen.getByRole('button', { name: 'Enviar reclamo' }));
    expect(await screen.findByText('Este dato es necesario.')).toBeVisible();
    await fill(screen.getByLabelText('Qué no está bien'), 'Falta una hora.');
    await user.click(screen.getByRole('button', { name: 'Enviar reclamo' }));
    await waitFor(() => expect(api.called).toContain('slip.claim'));
    expect(screen.getByLabelText('Qué no está bien')).toHaveValue('Falta una hora.');
  });
});
