import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  lineOfBusiness,
  offline,
  person,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

interface There {
  readonly lines?: number;
  readonly people?: number;
  readonly companies?: number;
}

/** `/admin` of an installation with these numbers of things. */
function open({ lines = 0, people = 1, companies = 0 }: There, api: Answers = {}) {
  const many = <T,>(count: number, make: () => T) => Array.from({ length: count }, make);
  return renderRoute('/admin', {
    as: 'admin',
    api: {
      lineOfBusiness: { all: () => many(lines, () => lineOfBusiness()) },
      person: { all: () => many(people, () => person('admin')) },
      company: { all: () => many(companies, () => company()) },
      plan: { list: () => [] },
      deadLetter: { list: () => [] },
      ...api,
    },
  });
}

const section = () => screen.findByRole('region', { name: 'What comes first' });
const steps = async () => within(await section()).getAllByRole('listitem');

describe('the first steps on /admin (ADMIN-11)', () => {
  it('names lines of business, a manager and a company, and leads to them', async () => {
    const { user, path } = await open({});
    const texts = (await steps()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Add lines of business'),
      expect.stringContaining('Bring in a manager'),
      expect.stringContaining('The first company'),
    ]);
    expect(texts.join()).not.toContain('Done');
    await user.click(screen.getByRole('link', { name: 'Add lines of business' }));
    await waitFor(() => expect(path()).toBe('/admin/line-of-business'));
  });

  it('shows the finished steps', async () => {
    await open({ lines: 2 });
    const done = (await steps()).map(({ textContent }) => textContent?.includes('Done'));
    expect(done).toEqual([true, false, false]);
  });

  it('disappears once all three are done', async () => {
    await open({ lines: 1, people: 2, companies: 1 });
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('link', { name: /^Users/ })).toHaveTextContent('2'),
    );
    expect(screen.queryByRole('region', { name: 'What comes first' })).toBeNull();
  });

  it('shows nothing if it could not be counted', async () => {
    await open({}, { company: { all: offline } });
    expect(await screen.findByText('It could not be counted.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What comes first' })).toBeNull();
  });
});
