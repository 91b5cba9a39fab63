import type { OwnerDay, Waiting } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { readActiveCompany } from '@/lib/active-company.ts';
import {
  type Answers,
  company,
  companyNeed,
  FakeBusiness,
  moneyNeeded,
  offline,
  person,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const main = () => within(screen.getByRole('main'));

describe('/home (COMPANY-16)', () => {
  it('welcomes by full name and has a card for each company with its line of business', async () => {
    const marta = person('manager', { fullname: 'Marta Lucía Gestora' });
    const own = new FakeBusiness({ companies: [company(), company()] }, marta);
    await own.open('/home', { active: null });
    await main().findAllByRole('listitem');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Bienvenido, Marta Lucía Gestora$/);
    const cards = main().getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    for (const [index, { name }] of own.companies.entries()) {
      expect(cards[index]).toHaveTextContent(name);
      expect(cards[index]).toHaveTextContent('Line of Business: Comercio');
    }
  });

  it("shows only this manager's companies, and asks for nobody else's (COMPANY-4)", async () => {
    const marta = person('manager', { username: 'marta' });
    const all = [
      company({ name: 'Taller Luna', created_by: 'marta' }),
      company({ name: 'Ajena', created_by: 'otto' }),
    ];
    const own = new FakeBusiness({ companies: all }, marta);
    const { api } = await own.open('/home', {
      active: null,
      api: {
        company: {
          mine: ({ query: { username = marta.username } }) =>
            all.filter(({ created_by }) => created_by === username),
        },
      },
    });
    expect(await main().findByRole('link', { name: /Taller Luna/ })).toBeVisible();
    expect(main().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Ajena')).toBeNull();
    expect(api.called.filter((call) => call.startsWith('company.'))).toEqual(['company.mine']);
  });

  it("shows 'Uncategorized' for a company without a line of business", async () => {
    const own = new FakeBusiness({ companies: [company({ name: 'Taller', line_of_business: '' })] });
    await own.open('/home');
    expect(await main().findByRole('link', { name: /Taller/ })).toHaveTextContent(
      'Line of Business: Uncategorized',
    );
  });

  it('leads from a card to /company/{id}, whose title has focus', async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open('/home', { active: null });
    await user.click(await main().findByRole('link', { name: new RegExp(own.company.name) }));
    const title = await screen.findByRole('heading', {
      level: 1,
      name: `Welcome back, ${own.company.name}!`,
    });
    expect(path()).toBe(`/company/${own.company._id}`);
    expect(title).toHaveFocus();
  });

  it("says 'No companies found.' if there are none, with the way to register one", async () => {
    const { user, path } = await new FakeBusiness({ companies: [] }).open('/home');
    expect(await main().findByText('No companies found.')).toBeVisible();
    expect(main().queryByText(/^Elegir una empresa/)).toBeNull();
    await user.click(main().getAllByRole('link', { name: 'Register New Company' }).at(-1) as HTMLElement);
    await waitFor(() => expect(path()).toBe('/add-company'));
  });

  it('names the failure when they cannot be loaded, with a way to try again', async () => {
    const own = new FakeBusiness();
    const { user, api, reports } = await own.open('/home', {
      active: null,
      api: { company: { mine: offline } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las empresas.');
    expect(reports().length).toBeGreaterThan(0);
    api.answer(own.answers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await main().findByRole('link', { name: new RegExp(own.company.name) })).toBeVisible();
  });
});

describe('the next paydays on /home (NEED-1)', () => {
  const luna = company({ name: 'Taller Luna', currency: 'GTQ' });
  const sol = company({ name: 'Imprenta Sol', currency: 'GTQ' });
  const norte = company({ name: 'Norte', currency: 'USD' });
  const needed = (...needs: Parameters<typeof moneyNeeded>): Answers => ({
    moneyNeeded: { next: () => moneyNeeded(...needs) },
  });
  const open = (companies: (typeof luna)[], api: Answers) =>
    new FakeBusiness({ companies }).open('/home', { active: null, api });
  const section = () => screen.queryByRole('region', { name: 'Próximos pagos' });
  const figures = () =>
    within(section() as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  const feet = () => main().findAllByRole('link', { name: /^Próximo pago/ });

  it('shows on each card the earnings with running records, and the estimate, and leads to the open period', async () => {
    const { user, path, api } = await open([luna, sol], needed([companyNeed(luna), companyNeed(sol)]));
    api.answer({ payPeriod: { get: offline } });
    const [, second] = await feet();
    expect(second).toHaveTextContent(/^Próximo pago 30 nov · Q1,012.50 · estimado Q1,412.50$/);
    expect(api.calls('moneyNeeded', 'next')).toHaveLength(1);
    await user.click(second as HTMLElement);
    await waitFor(() => expect(path()).toBe(`/planilla/periodo?company=${sol._id}`));
    await waitFor(() => expect(api.calls('payPeriod', 'get')[0]?.query).toEqual({ companyId: sol._id }));
  });

  it('names an earlier period that is still open', async () => {
    const earlierOpen = { startDate: '2026-11-01', endDate: '2026-11-15' };
    await open([luna], needed([companyNeed(luna, { earlierOpen })]));
    expect((await feet())[0]).toHaveTextContent(/ · Sin cerrar: 1–15 nov 2026$/);
  });

  it('begins with overdue amounts, which the total includes, and says what it counts (NEED-3, NEED-4)', async () => {
    const need = companyNeed(luna, { overdue: 155, overdueSince: '2026-11-15' });
    await open([luna, sol], needed([need, companyNeed(sol)]));
    const [card] = await main().findAllByRole('link', { name: /^Vencido desde/ });
    expect(card).toHaveTextContent(
      /^Vencido desde 15 nov · Q155.00 · Próximo pago 30 nov · Q1,012.50 · estimado Q1,412.50 · En total · Q1,567.50$/,
    );
    expect(figures().at(0)).toBe('Q155.00');
    expect(section()).toHaveTextContent(/Hasta ahora: el neto si se cerrara hoy, con lo que está en curso\./);
    expect(figures().at(-1)).toBe('Q2,980.00');
  });

  it('adds up several companies by currency, including closed and unpaid runs', async () => {
    const needs = [
      companyNeed(luna, { pending: 90 }),
      companyNeed(sol, { running: 0, pending: 10.5 }),
      companyNeed(norte, { currency: 'USD', running: 0 }),
    ];
    await open([luna, sol, norte], needed(needs));
    await feet();
    expect(figures()).toEqual([
      ...['Q0.00', 'Q2,012.50', 'Q12.50', 'Q2,812.50', 'Q100.50', 'Q2,913.00'],
      ...['$0.00', '$1,000.00', '$0.00', '$1,400.00', '$0.00', '$1,400.00'],
    ]);
  });

  it('adds up nothing for one company', async () => {
    await open([luna], needed([companyNeed(luna)]));
    await feet();
    expect(section()).toBeNull();
  });

  it('asks nothing where there is no company', async () => {
    const { api } = await open([], {});
    expect(await main().findByText('No companies found.')).toBeVisible();
    expect(api.calls('moneyNeeded', 'next')).toEqual([]);
    expect(section()).toBeNull();
  });

  it.each([{ companies: [luna] }, { companies: [luna, sol] }])(
    'says that it failed, beside the cards of $companies.length, and tries again',
    async ({ companies }) => {
      const { user, api } = await open(companies, { moneyNeeded: { next: offline } });
      expect(await main().findByRole('alert')).toHaveTextContent(
        'No se pudieron calcular los próximos pagos.',
      );
      expect(main().getByRole('link', { name: /Taller Luna/ })).toBeVisible();
      api.answer(needed(companies.map((one) => companyNeed(one))));
      await user.click(main().getByRole('button', { name: 'Reintentar' }));
      expect(await feet()).toHaveLength(companies.length);
      expect(main().queryByRole('alert')).toBeNull();
    },
  );
});

describe('the decisions on /home (DAY-2)', () => {
  const luna = company({ name: 'Taller Luna', currency: 'GTQ' });
  const sol = company({ name: 'Imprenta Sol', currency: 'GTQ' });
  const norte = company({ name: 'Norte', currency: 'USD' });
  const at = '2026-11-30T15:12:00.000Z';
  const line = (changes: Partial<Waiting>): Waiting => ({
    ...{ kind: 'requests', count: 1, since: '2026-11-28', names: [], causes: [], unpricedHours: 0 },
    companies: [{ companyId: luna._id, count: 1, since: '2026-11-28', date: null, employeeId: null }],
    ...changes,
  });
  const people = ({ _id: companyId }: typeof luna, count: number) =>
    ({ companyId, people: count, working: count - 3, lunch: 0, missing: 2, late: 1 }) as const;
  const day = (waiting: readonly Waiting[], companies: OwnerDay['companies'] = []): Answers => ({
    ownerDay: { get: () => ({ at, waiting: [...waiting], companies: [...companies] }) },
  });
  const open = (companies: (typeof luna)[], api: Answers) =>
    new FakeBusiness({ companies }).open('/home', { active: null, api });
  const section = () => within(screen.getByRole('region', { name: 'Por decidir' }));
  const lines = async () => {
    await section().findByRole('list');
    return section()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('a line says how many of a kind wait, since when, and how many of them in each company (DAY-3, DAY-5)', async () => {
    const inCompany = (companyId: string, count: number, since: string) => ({
      companyId,
      count,
      since,
      date: null,
      employeeId: null,
    });
    await open(
      [luna, sol],
      day([
        line({
          ...{ kind: 'reviews', count: 12, since: '2026-11-27' },
          causes: [
            { cause: 'crew', count: 8 },
            { cause: 'usual', count: 1 },
            { cause: 'denied', count: 1 },
            { cause: 'uncertain', count: 2 },
          ],
          companies: [inCompany(luna._id, 2, '2026-11-27'), inCompany(sol._id, 10, '2026-11-28')],
        }),
      ]),
    );
    expect(await lines()).toEqual([
      '12 registros por revisar9 sin salida · 1 con «Yo no estaba» · 2 con hora inciertaImprenta Sol: 10IImprenta Sol10Taller Luna: 2TTaller Luna2hace 3 días',
    ]);
    expect(section().getByRole('link', { name: 'Imprenta Sol: 10' })).toHaveAttribute(
      'href',
      `/hoy?company=${sol._id}`,
    );
  });

  it('a line leads to the company that waits longest, which becomes the active one, and each company to its own (DAY-4)', async () => {
    const inCompany = (companyId: string, date: string) => ({
      companyId,
      count: 1,
      since: date,
      date,
      employeeId: null,
    });
    const claims = line({
      ...{ kind: 'claims', count: 2, names: ['Ana Ajú', 'Beto Bac'] },
      companies: [inCompany(sol._id, '2026-11-01'), inCompany(luna._id, '2026-11-16')],
    });
    const { user, path, api } = await open([luna, sol], day([claims]));
    api.answer({ payPeriod: { get: offline } });
    const headline = await section().findByRole('link', { name: '2 reclamos de boletas' });
    expect(headline).toHaveAttribute(
      'href',
      `/planilla/periodo?fecha=2026-11-01&answers=claims&company=${sol._id}`,
    );
    expect(section().getByText('Ana Ajú, Beto Bac')).toBeVisible();
    await user.click(section().getByRole('link', { name: 'Taller Luna: 1' }));
    await waitFor(() =>
      expect(path()).toBe(`/planilla/periodo?fecha=2026-11-16&answers=claims&company=${luna._id}`),
    );
    expect(readActiveCompany()?._id).toBe(luna._id);
  });

  it('a line shows the two companies with most, and the others after a press (DAY-5)', async () => {
    const inCompany = ({ _id: companyId }: typeof luna, count: number) =>
      ({ companyId, count, since: '2026-11-28', date: null, employeeId: null }) as const;
    const requests = line({
      count: 9,
      companies: [inCompany(luna, 1), inCompany(sol, 5), inCompany(norte, 3)],
    });
    const { user } = await open([luna, sol, norte], day([requests]));
    await user.click(await section().findByRole('button', { name: '1 más' }));
    const chips = section().getAllByRole('link').slice(1);
    expect(chips.map((chip) => chip.querySelector('.sr-only')?.textContent)).toEqual([
      ...['Imprenta Sol: 5', 'Norte: 3', 'Taller Luna: 1'],
    ]);
  });

  it('the first line names the overdue amount of each currency, once it is known (NEED-3)', async () => {
    const overdue = line({ kind: 'overdue', count: 2, causes: [{ cause: 'unclosed', count: 2 }] });
    const needs = [
      companyNeed(luna, { overdue: 155, overdueSince: '2026-11-15' }),
      companyNeed(norte, { currency: 'USD', overdue: 20, overdueSince: '2026-11-15' }),
    ];
    await open([luna, norte], { ...day([overdue]), moneyNeeded: { next: () => moneyNeeded(needs) } });
    expect(await section().findByRole('link', { name: 'Q155.00 · $20.00 vencidos' })).toBeVisible();
    expect(section().getByText('2 períodos sin cerrar')).toBeVisible();
  });

  it('the section says that nothing waits, and names the next payday (DAY-6)', async () => {
    const needs = [companyNeed(luna), companyNeed(sol)];
    await open([luna, sol], { ...day([]), moneyNeeded: { next: () => moneyNeeded(needs) } });
    expect(
      await section().findByText(/^Nada por decidir\. Próximo pago: 30 nov, Q2,825\.00\.$/),
    ).toBeVisible();
  });

  it('the section says that it failed, beside the cards, and tries again (DAY-6)', async () => {
    const { user, api } = await open([luna], { ownerDay: { get: offline } });
    expect(await section().findByRole('alert')).toHaveTextContent(
      'No se pudo leer lo que falta por decidir.',
    );
    expect(main().getByRole('link', { name: /Taller Luna/ })).toBeVisible();
    api.answer(day([line({})]));
    await user.click(section().getByRole('button', { name: 'Reintentar' }));
    expect(await section().findByRole('link', { name: '1 solicitud de registro' })).toBeVisible();
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('the sum of the people at work leads to the day of all companies, and each card to that of its own (DAY-11)', async () => {
    const { user, path } = await open([luna, sol], day([], [people(luna, 26), people(sol, 9)]));
    expect(await main().findByRole('link', { name: /^29 de 35 trabajando/ })).toHaveAttribute(
      'href',
      '/hoy?company=all',
    );
    await user.click(main().getByRole('link', { name: '6 de 9 trabajando · 1 tarde · 2 no vistos' }));
    await waitFor(() => expect(path()).toBe(`/hoy?company=${sol._id}`));
    expect(readActiveCompany()?._id).toBe(sol._id);
  });
});
