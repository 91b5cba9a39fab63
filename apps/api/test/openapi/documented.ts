import { type Client, createClient } from '@faena/shared/client';
import { contract, type FaenaContract } from '@faena/shared/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { bySpecificity } from '../../src/http/mount.ts';
import { openApi } from '../../src/http/openapi.ts';
import type { Person } from '../factories.ts';
import type { TestApi } from '../harness.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, unknown> }>;
}

type Paths = Record<string, Record<string, Operation>>;

const KEY = 'openapi';
const document = openApi(contract);
const paths = document.paths as Paths;
const templates = Object.keys(paths).sort((a, b) => bySpecificity(colons(a), colons(b)));
// zod writes a pattern beside each format; the rest of the document is no schema and is passed over.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, KEY);

/** The API through a client that holds every answer against the OpenAPI document. */
export interface DocumentedApi {
  as(person: Person | null): Client<FaenaContract>;
  /** The operations that have answered with success, by `operationId`. */
  readonly succeeded: ReadonlySet<string>;
}

export function documented(api: TestApi): DocumentedApi {
  const succeeded = new Set<string>();
  const checked: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    const operationId = await check(String(url), init?.method ?? 'GET', response.clone());
    if (response.ok) succeeded.add(operationId);
    return response;
  };
  return {
    as: (person) =>
      createClient(contract, { origin: api.origin, fetch: checked, token: () => person?.token ?? null }),
    succeeded,
  };
}

/** Expects an answer to be one the document foresees; answers whose it is. */
async function check(url: string, method: string, response: Response): Promise<string> {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  const fits = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const verb = method.toLowerCase();
  const template = templates.find((candidate) => fits(candidate) && paths[candidate]?.[verb]);
  const operation = template && paths[template]?.[verb];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  const mediaType = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  expect(operation.responses[response.status]?.content ?? {}, operation.operationId).toHaveProperty([
    mediaType,
  ]);
  if (!/[/+]json$/.test(mediaType)) {
    // A stream goes on until both who read it have let go.
    void response.body?.cancel();
    return operation.operationId;
  }
  const pointer = ['paths', template, verb, 'responses', response.status, 'content', mediaType, 'schema'];
  expectToFit(await response.json(), pointer, `${operation.operationId} ${response.status}`);
  return operation.operationId;
}

/** Expects each event of a stream in the document; returns the name and the data of each. */
export function documentedEvents(template: string, stream: string): { event: string; said: unknown }[] {
  const pointer = ['paths', template, 'get', 'responses', 200, 'content', 'text/event-stream', 'schema'];
  const fields = stream
    .split('\n\n')
    .map((block) => [...block.matchAll(/^(\w+)(?:: (.*))?$/gm)].map(([, name, value = '']) => [name, value]))
    .map((lines): { event?: string; data?: string } => Object.fromEntries(lines));
  return fields.flatMap((event) => {
    if (event.data === undefined) return [];
    expectToFit(event, pointer, template);
    const said = event.data === '' ? null : JSON.parse(event.data);
    if (said) expectToFit(said, [...pointer, 'properties', 'data', 'contentSchema'], event.data);
    return [{ event: event.event ?? 'message', said }];
  });
}

function expectToFit(value: unknown, pointer: readonly (string | number)[], what: string): void {
  const validate = ajv.compile({ $ref: `${KEY}#/${pointer.map(escapePart).join('/')}` });
  validate(value);
  expect(validate.errors ?? [], what).toEqual([]);
}

function escapePart(part: string | number): string {
  return encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
}

function colons(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
