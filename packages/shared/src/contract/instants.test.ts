import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import { isUpload, type Route } from './route.ts';

const ROUTES = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Route>(verbs).map(([verb, route]) => [`${noun}.${verb}`, route] as const),
);

/** The patterns of the instants in a schema, by their path. */
function instantsIn(schema: unknown, path = ''): [string, RegExp][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { format, pattern } = schema as { format?: unknown; pattern?: unknown };
  const own: [string, RegExp][] =
    format === 'date-time' ? [[path, new RegExp(typeof pattern === 'string' ? pattern : '')]] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => instantsIn(part, `${path}/${name}`))];
}

const taken = ROUTES.flatMap(([name, { params, query, body }]) =>
  [params, query, body && !isUpload(body) ? body : undefined].flatMap((part) =>
    part ? instantsIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), name) : [],
  ),
);

describe('an instant that a route takes (WIRE-27)', () => {
  it('is found in records, requests, adjustments, tasks, projects and the audit', () => {
    const nouns = new Set(taken.map(([path]) => path.split('.')[0]));
    for (const noun of ['record', 'recordRequest', 'adjustment', 'task', 'project', 'audit']) {
      expect(nouns).toContain(noun);
    }
  });

  it.each(taken)('%s may have an offset or be in UTC, and needs one of both', (_, pattern) => {
    expect('2026-11-20T08:00:00-06:00').toMatch(pattern);
    expect('2026-11-20T14:00:00.000Z').toMatch(pattern);
    expect('2026-11-20T08:00:00').not.toMatch(pattern);
  });
});
