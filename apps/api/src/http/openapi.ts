import type { Access } from '@faena/shared/access';
import {
  type Answer,
  type Body,
  COMPACT,
  type FaenaContract,
  isDownload,
  isEvents,
  isList,
  isUpload,
  Paging,
  type Route,
  takesApiToken,
  takesKey,
  takesMinimal,
} from '@faena/shared/contract';
import { LENGTHS, MAX_CURSOR_LENGTH } from '@faena/shared/domain';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@faena/shared/errors';
import { BoardVersion } from '@faena/shared/schemas';
import type { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { SchemaBook } from './openapi-schemas.ts';
import type { Json } from './openapi-texts/json.ts';
import { TAGS } from './openapi-texts/tags.ts';
import { MINIMAL } from './prefer.ts';

/** The written versions of OpenAPI: 3.1 for all tools, and 3.2, which describes streams. */
export type OpenApiVersion = '3.1.0' | '3.2.0';

/** The position in a stream, from its events and from the read before it. */
const CURSOR: Json = {
  type: 'string',
  minLength: 0,
  maxLength: MAX_CURSOR_LENGTH,
  examples: ['826921B3F0000000012B0429296E1404'],
};

const LAST_EVENT_ID: Json = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The last event of a connection that was lost: the stream goes on after it.',
  schema: CURSOR,
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Made by the caller; all requests with it do once what they ask for, and are answered alike.',
  schema: {
    type: 'string',
    pattern: '^"?[\\w.-]{8,128}"?$',
    minLength: 8,
    maxLength: 130,
    examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'],
  },
};

const PREFER: Json = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: `With \`${MINIMAL}\` (RFC 7240) the answer is \`BoardVersion\` alone.`,
  schema: { type: 'string', minLength: 0, maxLength: 200, examples: [MINIMAL] },
};

/** The tag of an answer that its caller may hold. */
const TAG: Json = {
  type: 'string',
  minLength: 0,
  maxLength: 200,
  examples: ['W/"kQ3o1hT0cJp8eXn2wq7Zr5Vb9LdYfUaSg4MtRiHx6Ew"'],
};

const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier answer: `304` without a body says that it still holds.',
  schema: TAG,
};

const tokenParameter = (name: string): Json => ({
  name,
  in: 'header',
  required: true,
  description: 'The token of a private link: never a part of an address.',
  schema: { type: 'string', minLength: 1, maxLength: LENGTHS.linkToken, examples: ['bXk0b2tlbm9mYWxpbms'] },
});

const RETRY_AFTER: Json = {
  'Retry-After': {
    description: 'After how many seconds to ask again.',
    schema: { type: 'integer', minimum: 0, examples: [5] },
  },
};

/** A contract as an OpenAPI document, from the schemas that parse its requests and answers (WIRE-14). */
export function openApi(contract: FaenaContract, version: OpenApiVersion = '3.1.0'): Json {
  const book = new SchemaBook();
  const paths: Record<string, Json> = {};
  for (const [noun, routes] of Object.entries(contract)) {
    for (const [verb, route] of Object.entries<Route>(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      const operationId = `${noun}.${verb}`;
      const operation = {
        operationId,
        tags: [noun],
        ...new Operation(operationId, route, book, version).json,
      };
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: version,
    info: {
      title: 'Faena',
      version: manifest.version,
      description: 'Projects, tasks, working time and pay of small companies.',
      license: { name: 'GNU AGPL, version 3 alone', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: '/api', description: 'This installation.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` that signing in answers.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token that somebody made for a program, `faena_…`; one of scope `read` is for `GET` alone.',
        },
      },
      schemas: book.referredBy(paths),
    },
  };
}

/** One route in the form of the document. */
class Operation {
  readonly json: Json;
  readonly #name: string;
  readonly #book: SchemaBook;
  readonly #version: OpenApiVersion;

  constructor(name: string, route: Route, book: SchemaBook, version: OpenApiVersion) {
    this.#name = name;
    this.#book = book;
    this.#version = version;
    const parameters = [
      ...(route.params ? this.#parametersOf(route.params, 'path') : []),
      ...(route.query ? this.#parametersOf(route.query, 'query') : []),
      ...(isList(route.answer) ? this.#parametersOf(Paging, 'query') : []),
      ...(isEvents(route.answer) ? [LAST_EVENT_ID] : []),
      ...(takesKey(route) || route.takesChangeKey ? [IDEMPOTENCY_KEY] : []),
      ...(takesMinimal(route) ? [PREFER] : []),
      ...(route.tagged ? [IF_NONE_MATCH] : []),
      ...(route.tokenHeader ? [tokenParameter(route.tokenHeader)] : []),
    ];
    this.json = {
      summary: route.summary,
      description: accessOf(route.access),
      security: securityOf(route),
      ...(parameters.length > 0 && { parameters }),
      ...(route.body && { requestBody: { required: true, content: this.#bodyOf(route.body) } }),
      responses: { ...this.#successesOf(route), ...this.#failuresOf(route) },
    };
  }

  #parametersOf(schema: z.ZodObject, where: 'path' | 'query'): Json[] {
    const { properties = {}, required = [] } = this.#book.objectOf(schema, this.#name);
    return Object.entries(properties).map(([name, { description, ...property }]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      description,
      schema: property,
    }));
  }

  #bodyOf(body: Body): Json {
    if (!isUpload(body)) return { 'application/json': { schema: this.#book.of(body, 'input', this.#name) } };
    const file = { ...bytesOf('application/octet-stream'), maxLength: body.maxBytes };
    const schema = { type: 'object', properties: { [body.field]: file }, required: [body.field] };
    return { 'multipart/form-data': { schema } };
  }

  #successesOf(route: Route): Json {
    const { answer, status, answersEventId } = route;
    const applied = takesMinimal(route) && {
      'Preference-Applied': {
        description: 'Says that the answer is `BoardVersion` alone.',
        schema: { type: 'string', enum: [MINIMAL] },
      },
    };
    const paged = isList(answer) && {
      'X-Total-Count': {
        description: 'Of a page: how many items there are in all.',
        schema: { type: 'integer', minimum: 0, examples: [120] },
      },
      Link: {
        description: 'Of a page: its neighbours, rel="next" and rel="prev".',
        schema: {
          type: 'string',
          minLength: 0,
          maxLength: 4_000,
          examples: ['</api/user?page=2&limit=50>; rel="next"'],
        },
      },
    };
    const followed = answersEventId && {
      'Last-Event-ID': {
        description:
          'Of the whole: sent along when the stream of it is opened, nothing that happened since is missed.',
        schema: CURSOR,
      },
    };
    const tagged = route.tagged && { ETag: { description: 'Names the content of the answer.', schema: TAG } };
    const all = { ...paged, ...applied, ...followed, ...tagged };
    const headers = Object.keys(all).length > 0 && all;
    const response = { content: this.#contentOf(route), ...(headers && { headers }) };
    const described = (code: number) => ({ description: code === 201 ? 'Created' : 'OK', ...response });
    return {
      ...Object.fromEntries(status.map((code) => [code, described(code)])),
      ...(tagged && { 304: { description: 'Not Modified', headers: tagged } }),
    };
  }

  #contentOf(route: Route): Json {
    const answer: Answer = route.answer;
    if (isDownload(answer)) {
      const schemaOf = (type: string) =>
        answer.json && type === 'application/json'
          ? this.#book.of(answer.json, 'output', this.#name)
          : bytesOf(type);
      return Object.fromEntries(answer.mediaTypes.map((type) => [type, { schema: schemaOf(type) }]));
    }
    if (isEvents(answer)) {
      const event = streamedEvent(this.#book.of(answer.event, 'output', this.#name));
      // OpenAPI 3.2 can describe one event and the stream; tools for earlier versions expect the schema of an event.
      return { 'text/event-stream': { [this.#version === '3.2.0' ? 'itemSchema' : 'schema']: event } };
    }
    if (!isList(answer)) {
      const whole = this.#book.of(answer, 'output', this.#name);
      const minimal = takesMinimal(route) && this.#book.of(BoardVersion, 'output', this.#name);
      return { 'application/json': { schema: minimal ? { anyOf: [whole, minimal] } : whole } };
    }
    const items = this.#book.of(answer.item, 'output', this.#name);
    const array = { type: 'array', items };
    const schema = answer.orOne ? { anyOf: [array, items, { type: 'null' }] } : array;
    const compact = route.compact && {
      [COMPACT]: { schema: this.#book.of(route.compact, 'output', this.#name) },
    };
    return { 'application/json': { schema }, ...compact };
  }

  /** The failures by status, each with the codes it can carry. */
  #failuresOf(route: Route): Json {
    const codes = new Map<number, ErrorCode[]>();
    const keyed = takesKey(route) ? (['key_reused'] as const) : [];
    for (const code of new Set([...codesOf(route), ...keyed, ...route.errors])) {
      codes.set(ERROR_STATUS[code], [...(codes.get(ERROR_STATUS[code]) ?? []), code]);
    }
    const envelope = this.#book.of(ErrorBody, 'output', this.#name);
    return Object.fromEntries(
      [...codes].map(([status, possible]) => {
        const code = { description: 'One of a closed list.', enum: possible };
        const schema = { ...envelope, type: 'object', properties: { code } };
        const headers = (status === 429 || status === 503) && RETRY_AFTER;
        const content = { 'application/json': { schema } };
        return [status, { description: possible.join(', '), content, ...(headers && { headers }) }];
      }),
    );
  }
}

function securityOf(route: Route): Json[] {
  if (route.access === 'public') return [];
  return [{ session: [] }, ...(takesApiToken(route) ? [{ apiToken: [] }] : [])];
}

/** One event of a stream in OpenAPI 3.2: its fields, of which `data` is the event as text. */
function streamedEvent(said: Json): Json {
  return {
    type: 'object',
    properties: {
      id: { description: 'Where the stream is: send it as `Last-Event-ID` to go on after it.', ...CURSOR },
      event: {
        description:
          'Left out, or the `type` of what it says; `gone` is the last event for a reader without the right.',
        type: 'string',
        minLength: 1,
        maxLength: 40,
        examples: ['presence'],
      },
      data: {
        description: 'What it says, as JSON; of `gone` nothing.',
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: said,
        examples: ['{"type":"reset"}'],
      },
    },
    required: ['data'],
  };
}

function bytesOf(mediaType: string): Json {
  return {
    type: 'string',
    format: 'binary',
    contentMediaType: mediaType,
    description: 'The bytes of a file.',
  };
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
  confirms,
  pay,
}: Route): ErrorCode[] {
  return [
    ...(params || query || body || isList(answer) ? (['validation_failed'] as const) : []),
    ...(access === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(access === 'public' || duringPasswordChange ? [] : (['password_change_required'] as const)),
    ...(access === 'public' || duringTwoStepsSetup ? [] : (['two_steps_required'] as const)),
    ...(confirms ? (['confirmation_required'] as const) : []),
    ...(pay === 'refused' ? (['pin_required'] as const) : []),
    // A request without a body can fail too, because an address may be too long.
    'payload_too_large',
    ...(body ? (['request_timeout', 'unsupported_media_type'] as const) : []),
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
