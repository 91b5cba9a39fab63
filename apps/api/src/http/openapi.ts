import type { Access } from '@faena/shared/access';
import {
  type Answer,
  type Body,
  type Contract,
  isDownload,
  isEvents,
  isList,
  isUpload,
  Paging,
  type Route,
  takesKey,
} from '@faena/shared/contract';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@faena/shared/errors';
import type { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { type Json, SchemaBook } from './openapi-schemas.ts';

const LAST_EVENT_ID: Json = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The last event of a connection that was lost: the stream goes on after it.',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Made by the caller; all requests with it do once what they ask for, and are answered alike.',
  schema: { type: 'string', pattern: '^"?[\\w.-]{8,128}"?$' },
};

const tokenParameter = (name: string): Json => ({
  name,
  in: 'header',
  required: true,
  description: 'The token of a private link: never a part of an address.',
  schema: { type: 'string' },
});

/** A contract as an OpenAPI 3.1 document, from the schemas that parse its requests and answers. */
export function openApi(contract: Contract): Json {
  const book = new SchemaBook();
  const paths: Record<string, Json> = {};
  for (const [noun, routes] of Object.entries(contract)) {
    for (const [verb, route] of Object.entries(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      const operation = { operationId: `${noun}.${verb}`, tags: [noun], ...operationOf(route, book) };
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Faena', version: manifest.version },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: book.components,
    },
  };
}

function operationOf(route: Route, book: SchemaBook): Json {
  const parameters = [
    ...(route.params ? parametersOf(route.params, 'path', book) : []),
    ...(route.query ? parametersOf(route.query, 'query', book) : []),
    ...(isList(route.answer) ? parametersOf(Paging, 'query', book) : []),
    ...(isEvents(route.answer) ? [LAST_EVENT_ID] : []),
    ...(takesKey(route) ? [IDEMPOTENCY_KEY] : []),
    ...(route.tokenHeader ? [tokenParameter(route.tokenHeader)] : []),
  ];
  return {
    summary: route.summary,
    description: accessOf(route.access),
    security: route.access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: bodyOf(route.body, book) } }),
    responses: { ...successesOf(route, book), ...failuresOf(route, book) },
  };
}

function parametersOf(schema: z.ZodObject, where: 'path' | 'query', book: SchemaBook): Json[] {
  const { properties = {}, required = [] } = book.objectOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(body: Body, book: SchemaBook): Json {
  if (!isUpload(body)) return { 'application/json': { schema: book.of(body, 'input') } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { [body.field]: file }, required: [body.field] };
  return { 'multipart/form-data': { schema } };
}

function successesOf({ answer, status }: Route, book: SchemaBook): Json {
  const headers = isList(answer) && {
    'X-Total-Count': {
      description: 'Of a page: how many items there are in all.',
      schema: { type: 'integer' },
    },
    Link: {
      description: 'Of a page: its neighbours, rel="next" and rel="prev".',
      schema: { type: 'string' },
    },
  };
  const response = { content: contentOf(answer, book), ...(headers && { headers }) };
  const described = (code: number) => ({ description: code === 201 ? 'Created' : 'OK', ...response });
  return Object.fromEntries(status.map((code) => [code, described(code)]));
}

function contentOf(answer: Answer, book: SchemaBook): Json {
  if (isDownload(answer)) return Object.fromEntries(answer.mediaTypes.map((type) => [type, {}]));
  if (isEvents(answer)) {
    const event = book.of(answer.event, 'output');
    const description = 'Server-sent events; the data of each is JSON.';
    return {
      'text/event-stream': {
        schema: { type: 'string', description, contentMediaType: 'application/json', contentSchema: event },
      },
    };
  }
  if (!isList(answer)) return { 'application/json': { schema: book.of(answer, 'output') } };
  const items = book.of(answer.item, 'output');
  const array = { type: 'array', items };
  const schema = answer.orOne ? { anyOf: [array, items, { type: 'null' }] } : array;
  return { 'application/json': { schema } };
}

/** The failures by status, each with the codes it can carry. */
function failuresOf(route: Route, book: SchemaBook): Json {
  const codes = new Map<number, ErrorCode[]>();
  const keyed = takesKey(route) ? (['key_reused'] as const) : [];
  for (const code of new Set([...codesOf(route), ...keyed, ...route.errors])) {
    codes.set(ERROR_STATUS[code], [...(codes.get(ERROR_STATUS[code]) ?? []), code]);
  }
  const envelope = book.of(ErrorBody, 'output');
  return Object.fromEntries(
    [...codes].map(([status, possible]) => {
      const schema = { ...envelope, type: 'object', properties: { code: { enum: possible } } };
      return [status, { description: possible.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}

/** The codes that any route of this shape can answer. */
function codesOf({
  access,
  params,
  query,
  body,
  answer,
  duringPasswordChange,
  duringTwoStepsSetup,
}: Route): ErrorCode[] {
  return [
    ...(params || query || body || isList(answer) ? (['validation_failed'] as const) : []),
    ...(access === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(access === 'public' || duringPasswordChange ? [] : (['password_change_required'] as const)),
    ...(access === 'public' || duringTwoStepsSetup ? [] : (['two_steps_required'] as const)),
    ...(body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'rate_limited',
    'internal',
    'unavailable',
  ];
}

function accessOf(access: Access): string {
  if (access === 'public') return 'Public.';
  const reaches = Object.entries(access).map(([role, reach]) => `${role} (${reach})`);
  return `For ${reaches.join(', ')}.`;
}
