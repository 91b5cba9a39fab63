import { describe, expect, it } from 'vitest';
import {
  banner,
  company,
  expectGone,
  FakeBusiness,
  newId,
  offline,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const field = (label: string) => screen.getByLabelText(label);
const heading = () => screen.getByRole('heading', { level: 1 });

describe('/add-company (COMPANY-2, ERROR-2)', () => {
  it('needs name and line of business and nothing else, by keyboard alone', async () => {
    const own = new FakeBusiness({ companies: [] });
    const { user, path } = await own.open('/add-company');
    await screen.findByRole('option', { name: 'Comercio' });
    expect(heading()).toHaveTextContent(/^Register New Company$/);
    expect(field('Color')).toHaveValue('#000000');

    field('Name').focus();
    await user.keyboard('{Enter}');
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Required.');
    expect(field('Line of Business')).toHaveAccessibleDescription('Select Line of Business');

    await user.keyboard('Café');
    await user.tab();
    expect(field('Line of Business')).toHaveFocus();
    await user.selectOptions(field('Line of Business'), 'Comercio');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/home'));
    expect(await screen.findByRole('link', { name: /Café/ })).toBeVisible();
    expect(own.companies).toMatchObject([
      { name: 'Café', line_of_business: 'Comercio', address: '', email: '', phone: '', color: '#000000' },
    ]);
  });

  it('leads back to /company', async () => {
    const { user, path } = await new FakeBusiness().open('/add-company');
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(path()).toBe('/company'));
  });

  it('reports in an alert that a company cannot be added, and keeps the typed text', async () => {
    const { user, fill, path } = await new FakeBusiness().open('/add-company', {
      api: { company: { create: offline } },
    });
    await screen.findByRole('option', { name: 'Comercio' });
    await fill(field('Name'), 'Café');
    await user.selectOptions(field('Line of Business'), 'Comercio');
    await user.click(screen.getByRole('button', { name: 'Register Company' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Hubo un error al registrar la empresa.' });
    await user.keyboard('{Enter}');
    await expectGone(alert);
    expect(path()).toBe('/add-company');
    expect(field('Name')).toHaveValue('Café');
  });
});

describe('the time zone of a company (LANG-5)', () => {
  it('is found by a part of its name, with the keyboard, and saved', async () => {
    const known = company({ timezone: 'America/Guatemala' });
    const own = new FakeBusiness({ companies: [known] });
    const { user, path } = await own.open(`/edit-company/${known._id}`);
    const zone = await screen.findByRole('button', { name: 'Time zone' });
    expect(zone).toHaveTextContent('America/Guatemala');
    zone.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Buscar' })).toHaveFocus();
    await user.keyboard('costa rica');
    expect(within(screen.getByRole('listbox', { name: 'Opciones' })).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(zone).toHaveTextContent('America/Costa Rica');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(path()).toBe('/home'));
    expect(own.companies).toMatchObject([{ timezone: 'America/Costa_Rica' }]);
  });
});

describe('the currency of a company (PAY-47)', () => {
  it('is optional, found by its name or code, and saved', async () => {
    const known = company();
    const own = new FakeBusiness({ companies: [known] });
    const { user, path } = await own.open(`/edit-company/${known._id}`);
    const currency = await screen.findByRole('button', { name: 'Currency' });
    expect(currency).toHaveTextContent('None chosen');
    await user.click(currency);
    const options = () => within(screen.getByRole('listbox', { name: 'Opciones' })).queryAllByRole('option');
    await user.keyboard('yen');
    expect(options()).toEqual([]);
    expect(screen.getByText('No currency with two decimals is called so.')).toBeVisible();
    await user.keyboard('{Backspace}{Backspace}{Backspace}quetzal');
    expect(options().map(({ textContent }) => textContent)).toEqual(['GTQ · Guatemalan Quetzal']);
    await user.keyboard('{Enter}');
    expect(currency).toHaveTextContent('GTQ · Guatemalan Quetzal');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(path()).toBe('/home'));
    expect(own.companies).toMatchObject([{ currency: 'GTQ' }]);
  });
});

describe('/edit-company/{id} (COMPANY-4, ERROR-2)', () => {
  it('loads the company and the lines of business, and has Go Back and Save Changes', async () => {
    const known = company({
      address: '4a calle',
      email: 'hola@example.com',
      phone: '5555-0100',
      color: '#1d4ed8',
    });
    const { user, path } = await new FakeBusiness({ companies: [known] }).open(`/edit-company/${known._id}`);
    await waitFor(() => expect(field('Line of Business')).toHaveValue('Comercio'));
    expect(heading()).toHaveTextContent(/^Edit Company$/);
    for (const [label, value] of [
      ['Name', known.name],
      ['Address', '4a calle'],
      ['Email', 'hola@example.com'],
      ['Phone', '5555-0100'],
      ['Color', '#1d4ed8'],
    ] as const) {
      expect(field(label)).toHaveValue(value);
    }
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Phone')).toHaveAttribute('type', 'tel');
    expect(field('Color')).toHaveAttribute('type', 'color');
    expect(field('Line of Business').querySelector('option')).toHaveTextContent(/^Select Line of Business$/);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(path()).toBe('/company'));
  });

  it('needs a name, and leads to /home on success', async () => {
    const own = new FakeBusiness();
    const { user, fill, path } = await own.open(`/edit-company/${own.company._id}`);
    await waitFor(() => expect(field('Line of Business')).toHaveValue('Comercio'));
    await fill(field('Name'), '  ');
    await user.keyboard('{Enter}');
    expect(field('Name')).toHaveAccessibleDescription('Required.');
    await fill(field('Name'), 'Renombrada');
    await user.selectOptions(field('Line of Business'), '');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(path()).toBe('/home'));
    const link = await screen.findByRole('link', { name: /Renombrada/ });
    expect(link).toHaveTextContent('Uncategorized');
    expect(await screen.findByText('Renombrada was saved.')).toBeVisible();
    expect(own.companies).toMatchObject([{ name: 'Renombrada', line_of_business: '' }]);
    await user.click(link);
    await screen.findByText('You are in:');
    expect(banner()).toHaveTextContent('You are in: Renombrada');
  });

  it('logs a failure without an alert; the form stays as it was filled in', async () => {
    const own = new FakeBusiness();
    const { user, fill, path, reports } = await own.open(`/edit-company/${own.company._id}`, {
      api: { company: { update: offline } },
    });
    await waitFor(() => expect(field('Line of Business')).toHaveValue('Comercio'));
    await fill(field('Name'), 'Otro nombre');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('The company could not be saved. Nothing was changed.')).toBeVisible();
    expect(reports()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(path()).toBe(`/edit-company/${own.company._id}`);
    expect(field('Name')).toHaveValue('Otro nombre');
  });

  it('answers another owner’s company like one that does not exist', async () => {
    await new FakeBusiness().open(`/edit-company/${newId()}`);
    expect(
      await screen.findByText('This company does not exist, or it belongs to somebody else.'),
    ).toBeVisible();
  });

  it('refuses an invalid phone, but keeps one that was stored as it is (WIRE-11)', async () => {
    const known = company({ phone: 'abc' });
    const own = new FakeBusiness({ companies: [known] });
    const { user, fill, path } = await own.open(`/edit-company/${known._id}`);
    await waitFor(() => expect(field('Line of Business')).toHaveValue('Comercio'));
    await fill(field('Phone'), 'abd');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(field('Phone')).toHaveAccessibleDescription(
        'Not a phone number, like +502 5555-0100 or 5555-0100 ext. 12.',
      ),
    );
    await fill(field('Phone'), 'abc');
    await fill(field('Name'), 'Otra');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(path()).toBe('/home'));
    expect(own.companies).toMatchObject([{ name: 'Otra', phone: 'abc' }]);
  });
});
