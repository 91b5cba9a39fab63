import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAX_BODY_BYTES, MAX_IMPORT_BYTES } from '../domain/limits-and-defaults/index.ts';
import { contract } from './index.ts';
import { isUpload, jsonLimitOf, type Route } from './route.ts';

/** The most bytes of a route's body; a form around a file takes some more. */
function bodyLimit(route: Route): number {
  const { body } = route;
  return body && isUpload(body) ? body.maxBytes + MAX_BODY_BYTES : jsonLimitOf(route);
}

it('the front door lets every body through that the API takes (LIMIT-1)', () => {
  const nginx = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8');
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  const limits = Object.values(contract)
    .flatMap((verbs): Route[] => Object.values(verbs))
    .map(bodyLimit);
  expect(Math.max(...limits)).toBeGreaterThan(MAX_IMPORT_BYTES);
  expect(megabytes * 2 ** 20).toBeGreaterThanOrEqual(Math.max(...limits));
});
