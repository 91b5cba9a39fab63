import { describe, expect, it } from 'vitest';
import {
  company,
  expectGone,
  FakeBusiness,
  offline,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const NAME = 'Panadería Ixchel';

function bakery() {
  return new FakeBusiness({ companies: [company({ name: NAME }), company({ name: 'Otra' })] });
}

/** Presses Delete in the row of the bakery. */
async function askToDelete({ user }: Visit): Promise<HTMLElement> {
  const opener = await screen.findByRole('button', { name: `Delete ${NAME}` });
  opener.focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('dialog');
}

const confirmIn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Delete' });

describe('/company: Manage Companies (COMPANY-4, COMPANY-8)', () => {
  it('has the columns Name and Actions; Add goes to /add-company, Edit to /edit-company/{id}', async () => {
    const own = bakery();
    const { user, path, goTo } = await own.open('/company');
    const table = await screen.findByRole('table', { name: 'Manage Companies' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage Companies$/);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Actions']);
    await user.click(within(table).getByRole('link', { name: `Edit ${NAME}` }));
    await waitFor(() => expect(path()).toBe(`/edit-company/${own.company._id}`));
    await goTo('/company');
    await user.click(await screen.findByRole('link', { name: 'Add' }));
    await waitFor(() => expect(path()).toBe('/add-company'));
  });

  it('deletes a company only when its exact name is typed', async () => {
    const own = bakery();
    const visit = await own.open('/company');
    const { user, fill, api } = visit;
    const dialog = await askToDelete(visit);
    expect(dialog).toHaveTextContent('¿Seguro que deseas eliminar esta compañía?');
    const name = within(dialog).getByRole('textbox');
    expect(name).toHaveFocus();
    for (const typed of [NAME.toUpperCase(), NAME.slice(0, -1), `${NAME} 2`]) {
      await fill(name, typed);
      expect(confirmIn(dialog)).toBeDisabled();
      await user.keyboard('{Enter}');
    }
    await user.keyboard('{Escape}');
    await expectGone(dialog);
    expect(screen.getByRole('button', { name: `Delete ${NAME}` })).toHaveFocus();
    expect(api.changes).toEqual([]);

    const again = await askToDelete(visit);
    await fill(within(again).getByRole('textbox'), NAME);
    await user.keyboard('{Enter}');
    await expectGone(again);
    expect(api.changes).toEqual(['company.remove']);
    expect(own.companies.map((left) => left.name)).toEqual(['Otra']);
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
  });

  it('counts the losses with a company (COMPANY-8)', async () => {
    const employees = [{ totalGenerated: 12.5 }, { totalGenerated: 7.25 }];
    const own = new FakeBusiness({ companies: [company({ name: NAME })], employees, projects: [{}] });
    const dialog = await askToDelete(await own.open('/company'));
    expect(
      await within(dialog).findByText('Now: 1 project, 2 employees, earned so far USD 19.75.'),
    ).toBeVisible();
  });

  it('deletes one whose stored name has two spaces, which look like one', async () => {
    const own = new FakeBusiness({ companies: [company({ name: 'Taller  Luna' }), company()] });
    const visit = await own.open('/company');
    await visit.user.click(await screen.findByRole('button', { name: /^Delete Taller\s+Luna$/ }));
    const dialog = await screen.findByRole('dialog');
    await visit.fill(within(dialog).getByRole('textbox'), 'Taller Luna');
    await visit.user.click(confirmIn(dialog));
    await expectGone(dialog);
    expect(visit.api.changes).toEqual(['company.remove']);
  });

  it('leaves no company active when the active one is deleted', async () => {
    const own = new FakeBusiness({ companies: [company({ name: NAME })] });
    const visit = await own.open('/company');
    expect(localStorage.getItem('activeCompanyId')).toBe(own.company._id);
    const dialog = await askToDelete(visit);
    await visit.fill(within(dialog).getByRole('textbox'), NAME);
    await visit.user.click(confirmIn(dialog));
    expect(await screen.findByText('No companies found.')).toBeVisible();
    expect(localStorage.getItem('activeCompanyId')).toBeNull();
    expect(localStorage.getItem('activeCompany')).toBeNull();
  });

  it('says when a deletion gets no answer, and the company stays (NET-2)', async () => {
    const own = bakery();
    const visit = await own.open('/company', { api: { company: { remove: offline } } });
    const dialog = await askToDelete(visit);
    await visit.fill(within(dialog).getByRole('textbox'), NAME);
    await visit.user.click(confirmIn(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/no se sabe si el cambio se hizo/);
    expect(own.companies).toHaveLength(2);
  });
});
