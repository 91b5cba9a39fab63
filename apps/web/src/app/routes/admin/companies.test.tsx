import type { Company } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  emptyLists,
  expectGone,
  refuse,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

function open(companies: readonly Company[], answers: Answers['company'] = {}) {
  let stored = companies;
  return renderRoute('/admin/companies', {
    as: 'admin',
    api: {
      ...emptyLists(),
      company: {
        all: () => stored,
        remove: ({ params: { id } }) => {
          stored = stored.filter(({ _id }) => _id !== id);
          return { message: '' };
        },
        ...answers,
      },
    },
  });
}

const cafe = company({
  name: 'Café Ñandú',
  created_by: 'lucia',
  createdAt: '2026-11-20T15:00:00.000Z',
});
const table = () => screen.findByRole('table', { name: 'Manage Companies' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const noMatch = () => screen.findByText('No company matches these filters.');
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

describe('/admin/companies (ADMIN-3)', () => {
  it('is filtered by a part of the name, the whole username of the creator and the day of creation', async () => {
    const { user, fill } = await open([cafe, company({ name: 'Otra' })]);
    expect(await rows()).toHaveLength(2);
    await fill(field('Name'), 'CAFE nandu');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Café Ñandú');

    await fill(field('Creator'), 'luci');
    expect(await noMatch()).toBeVisible();
    await fill(field('Creator'), 'lucia');
    await waitFor(async () => expect(await rows()).toHaveLength(1));

    await fill(field('Creation date'), '19/11/2026');
    await user.keyboard('{Enter}');
    expect(await noMatch()).toBeVisible();
    await fill(field('Creation date'), '20/11/2026');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(1));

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(field('Name')).toHaveValue('');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('is requested by pages of 200, and sorted by its heads', async () => {
    const many = Array.from({ length: 210 }, (_, n) =>
      company({ name: `Serie ${String(n).padStart(3, '0')}` }),
    );
    const { user, fill, api } = await open([company({ name: 'Antes' }), ...many]);
    await waitFor(() =>
      expect(api.calls('company', 'all').map(({ query: { page, limit } }) => [page, limit])).toEqual([
        [1, 200],
        [2, 200],
      ]),
    );
    await fill(field('Name'), 'serie');
    expect(await screen.findByText(/^210( \/|$)/)).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Serie 000'));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    expect((await rows())[0]).toHaveTextContent('Serie 209');
    await user.click(screen.getByRole('button', { name: 'Created' }));
    expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('says that it could not be loaded, and loads again', async () => {
    const { user, api } = await open([], { all: () => refuse('internal') });
    const failed = await screen.findByText('The companies could not be loaded.');
    api.answer({ company: { all: () => [cafe] } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rows()).toHaveLength(1);
    expect(failed).not.toBeInTheDocument();
  });

  it('deletes a company only after its exact name was typed (COMPANY-8)', async () => {
    const { user, fill, api } = await open([cafe, company({ name: 'Otra' })]);
    (await screen.findByRole('button', { name: 'Delete Café Ñandú' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('¿Seguro que deseas eliminar esta compañía?');
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    expect(confirm).toBeDisabled();
    await user.keyboard('café ñandú');
    expect(within(dialog).getByRole('textbox')).toHaveValue('café ñandú');
    expect(confirm).toBeDisabled();
    await fill(within(dialog).getByRole('textbox'), 'Café Ñandú');
    expect(confirm).toBeEnabled();
    await user.keyboard('{Enter}');
    await expectGone(dialog);
    await waitFor(() => expect(screen.queryByText('Café Ñandú')).toBeNull());
    expect(api.calls('company', 'remove').map(({ params }) => params.id)).toEqual([cafe._id]);
  });
});
