import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from './envelope.ts';
import { createCompany, createPerson, type Person } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();

describe('lists (WIRE-10)', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await createPerson(api, 'manager');
    for (let i = 0; i < 5; i += 1) await createCompany(api, owner, { name: `Empresa ${i}` });
  });
  const list = (query = '') => api.request(`/company/get_companies${query}`, { as: owner });
  const names = async (response: Response) =>
    ((await response.json()) as { name: string }[]).map(({ name }) => name.at(-1)).join('');

  it('answer the whole, without paging headers, unless a page is asked for', async () => {
    const response = await list();
    expect(response.headers.has('X-Total-Count')).toBe(false);
    expect(response.headers.has('Link')).toBe(false);
    expect(await names(response)).toHaveLength(5);
  });

  it.each([
    ['?limit=2', 2, { next: '?limit=2&page=2' }],
    ['?limit=2&page=2', 2, { next: '?limit=2&page=3', prev: '?limit=2&page=1' }],
    ['?page=3&limit=2', 1, { prev: '?page=2&limit=2' }],
    ['?page=9&limit=2', 0, { prev: '?page=3&limit=2' }],
    ['?limit=200', 5, {}],
    ['?page=1', 5, {}],
    ['?page=2', 0, { prev: '?page=1&limit=50' }],
  ])('answer the page %s with %i of 5 items and its neighbours', async (query, size, links) => {
    const response = await list(query);
    expect(response.headers.get('X-Total-Count')).toBe('5');
    const expected = Object.entries(links).map(
      ([rel, to]) => `</api/company/get_companies${to}>; rel="${rel}"`,
    );
    expect(response.headers.get('Link') ?? '').toBe(expected.join(', '));
    expect(await names(response)).toHaveLength(size);
  });

  it('put together from their pages are the whole', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await names(await list(`?limit=2&page=${page}`)));
    expect(pages.join('')).toBe(await names(await list()));
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=all',
    'limit=',
    'page=0',
    'page=-1',
    'limit=1&limit=2',
  ])('refuse %s with 400', async (query) => {
    await expectRefusal(await list(`?${query}`), 'validation_failed');
  });
});
