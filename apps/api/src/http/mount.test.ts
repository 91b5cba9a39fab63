import { contract, type Route } from '@faena/shared/contract';
import { describe, expect, it } from 'vitest';
import { bySpecificity } from './mount.ts';

const routes = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Route>(verbs).map(([verb, route]) => ({ name: `${noun}.${verb}`, route })),
);
const inOrder = routes.toSorted((a, b) => bySpecificity(a.route.path, b.route.path));

/** The route that a request reaches: the first, in the order they are mounted, whose path fits. */
function reached(method: string, path: string) {
  const fits = (declared: string) => new RegExp(`^${declared.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return inOrder.find(({ route }) => route.method === method && fits(route.path))?.name;
}

describe('the routes of the contract', () => {
  it.each(routes)('$name is reached at its own address, with any parameters', ({ name, route }) => {
    expect(reached(route.method, route.path.replace(/:\w+/g, '0123456789abcdef01234567'))).toBe(name);
  });

  it('are each declared once', () => {
    const addresses = routes.map(({ route }) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each([
    ['/user/all', '/user/:id'],
    ['/tasks/reorder', '/tasks/:id'],
    ['/timesheets/history/:id', '/:noun/:verb/:id'],
    ['/employees/:id', '/employees/:id/rate'],
  ])('try %s before %s', (first, second) => {
    expect([second, first].sort(bySpecificity)).toEqual([first, second]);
  });
});
