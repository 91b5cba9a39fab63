import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import type { Route } from './route.ts';

const ROUTES = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Route>(verbs).map(([verb, route]) => [`${noun}.${verb}`, route] as const),
);

/** Lists whose length has a limit, so that they are answered whole, and files. */
const WHOLE = [
  'apiToken.list',
  'calendarFeed.list',
  'rate.list',
  'recordNews.list',
  'runFile.events',
  'runFile.list',
];

it('each list that shows the newest first takes a cursor, unless a limit bounds it (WIRE-29)', () => {
  const growing = ROUTES.filter(
    ([name, { method, summary }]) =>
      method === 'GET' && /newest first|latest first/.test(summary) && !WHOLE.includes(name),
  );
  expect(growing.length).toBeGreaterThan(8);
  const without = growing.filter(([, { query }]) => {
    const schema = query && z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
    return !JSON.stringify(schema ?? {}).includes('"before"');
  });
  expect(without.map(([name]) => name)).toEqual([]);
});
