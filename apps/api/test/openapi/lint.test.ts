import { contract } from '@faena/shared/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { type OpenApiVersion, openApi } from '../../src/http/openapi.ts';
import { FIELDS, FIELDS_OF_OWNERS } from '../../src/http/openapi-texts/fields.ts';
import { TEXT_LENGTHS } from '../../src/http/openapi-texts/lengths.ts';
import { TYPES } from '../../src/http/openapi-texts/types.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly [key: string]: unknown;
}

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: object;
}

const VERSIONS: readonly OpenApiVersion[] = ['3.1.0', '3.2.0'];

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const documentOf = (version: OpenApiVersion) => openApi(contract, version) as unknown as Document;
const document = documentOf('3.1.0');
const { schemas } = document.components;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
  parameters.map((parameter) => ({ owner: operationId, ...parameter })),
);
const fields = [
  ...Object.entries(schemas).flatMap(([owner, schema]) => fieldsOf(owner, schema)),
  ...operations.flatMap(({ operationId, requestBody, responses }) =>
    fieldsOf(operationId, { requestBody, responses }),
  ),
];

/** Paths of which each has a word where the other has an id: ids are hexadecimal digits, and the word is tried first (WIRE-1). */
const AMBIGUOUS = 'no-ambiguous-paths';

describe('the OpenAPI document (WIRE-14)', () => {
  it.each(VERSIONS)('of version %s has no fault by the recommended rules of Redocly', async (version) => {
    const config = await createConfig({ extends: ['recommended'], rules: { [AMBIGUOUS]: 'off' } });
    const source = JSON.stringify(documentOf(version));
    const faults = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
    const told = faults.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    );
    expect(told).toEqual([]);
  });

  it('describes every field and parameter', () => {
    const lacking = [...fields, ...parameters].filter(({ description }) => !description);
    expect(lacking.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
  });

  it('has an example of every plain value', () => {
    const values = [...fields, ...parameters.map(({ owner, name, schema }) => ({ ...schema, owner, name }))];
    const lacking = values.filter((value) => isPlain(value) && !value.examples);
    expect(lacking.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
  });

  it('states for every text its least and greatest length', () => {
    expect([...new Set(unboundedIn('', document))]).toEqual([]);
  });

  it('has no text for a field or type that does not exist', () => {
    const names = new Set([...fields, ...parameters].map(({ name }) => name));
    expect(Object.keys(FIELDS).filter((name) => !names.has(name))).toEqual([]);
    const told = new Set([...fields, ...parameters].map(({ description }) => description));
    const untold = Object.entries(FIELDS_OF_OWNERS).filter(
      ([, text]) => !told.has([text].flat()[0] as string),
    );
    expect(untold.map(([name]) => name)).toEqual([]);
    expect(Object.keys(TYPES).filter((name) => !schemas[name])).toEqual([]);
    expect(Object.keys(TEXT_LENGTHS).filter((name) => !names.has(name))).toEqual([]);
  });

  it('describes each event of a stream as an object', () => {
    const live = document.paths['/tasks/project/{projectId}/live']?.get?.responses;
    const said = { type: 'string', contentSchema: { $ref: '#/components/schemas/BoardEvent' } };
    const event = { type: 'object', properties: { data: said }, required: ['data'] };
    expect(live).toMatchObject({ 200: { content: { 'text/event-stream': { schema: event } } } });
    const { paths } = documentOf('3.2.0');
    const streamed = paths['/tasks/project/{projectId}/live']?.get?.responses;
    expect(streamed).toMatchObject({ 200: { content: { 'text/event-stream': { itemSchema: event } } } });
  });
});

type Field = Schema & { readonly owner: string; readonly name: string };

/** All fields of the objects in a piece of the document. */
function fieldsOf(owner: string, piece: unknown): Field[] {
  if (typeof piece !== 'object' || piece === null) return [];
  const { properties = {} } = piece as Schema;
  const own = Object.entries(properties).map(([name, schema]) => ({ ...schema, owner, name }));
  return [...own, ...Object.values(piece).flatMap((part) => fieldsOf(owner, part))];
}

/** A text or number that no list of values and no type with a name says enough of. */
function isPlain({ type, items, format, ...schema }: Schema): boolean {
  if (items) return isPlain(items);
  if ('enum' in schema || 'const' in schema || format === 'binary') return false;
  return [type].flat().some((one) => one === 'string' || one === 'number' || one === 'integer');
}

/** The paths of texts without a maximum length in a part of the document. Files and JSON are no texts. */
function unboundedIn(path: string, piece: unknown): string[] {
  if (typeof piece !== 'object' || piece === null) return [];
  const isText = [(piece as Schema).type].flat().includes('string');
  const isSaid =
    ['enum', 'const', 'contentSchema'].some((word) => word in piece) || (piece as Schema).format === 'binary';
  const isBounded = 'minLength' in piece && 'maxLength' in piece;
  return [
    ...(isText && !isSaid && !isBounded ? [path] : []),
    ...Object.entries(piece).flatMap(([name, part]) => unboundedIn(`${path}/${name}`, part)),
  ];
}
