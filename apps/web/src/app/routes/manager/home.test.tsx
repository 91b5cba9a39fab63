import { describe, expect, it } from 'vitest';
import { company, FakeBusiness, offline, person, screen, within } from '@/test/index.ts';

const main = () => within(screen.getByRole('main'));

describe('/home (COMPANY-6)', () => {
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

  it("says 'No companies found.' where there are none, with the way to register one", async () => {
    const { user, path } = await new FakeBusiness({ companies: [] }).open('/home');
    expect(await main().findByText('No companies found.')).toBeVisible();
    expect(main().queryByText(/^Elegir una empresa/)).toBeNull();
    await user.click(main().getAllByRole('link', { name: 'Register New Company' }).at(-1) as HTMLElement);
    expect(path()).toBe('/add-company');
  });

  it('says what failed when they cannot be loaded, with a way to try again', async () => {
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
