import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { FaenaContract } from './contract/index.ts';
import {
  type Answer,
  type AnswerOf,
  type Body,
  type BodyOf,
  COMPACT,
  type CompactOf,
  type Contract,
  type Download,
  type Events,
  isEvents,
  isUpload,
  type List,
  type ParamsOf,
  type QueryOf,
  type Route,
  takesKey,
  takesMinimal,
  type Upload,
} from './contract/route.ts';
import type { ErrorBody } from './errors.ts';
import type { BoardVersion } from './schemas/board-event.ts';
import { type SubscribeOptions, subscribe } from './subscribe.ts';

export { ApiError } from './api-error.ts';

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type BodyInput<B> = B extends Upload ? Blob : InputOf<B>;

/** A part is required as soon as one of its fields is. */
type Part<K extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

type PagingInput<R> = AnswerOf<R> extends List ? { limit?: number; page?: number } : unknown;
type QueryInput<R> =
  QueryOf<R> extends z.ZodType
    ? InputOf<QueryOf<R>> & PagingInput<R>
    : AnswerOf<R> extends List
      ? PagingInput<R>
      : never;

/** The arguments of a call: path parameters, query and body as the route's schemas accept them, and its token. */
type Input<R> = Part<'params', InputOf<ParamsOf<R>>> &
  Part<'query', QueryInput<R>> &
  Part<'body', BodyInput<BodyOf<R>>> &
  (R extends { readonly tokenHeader: string } ? { readonly token: string } : unknown);

/** The answer of a call: each event of a stream, and a `File` for a download with a name. */
type Output<A extends Answer> = A extends Download
  ? Blob
  : A extends Events<infer Event>
    ? z.output<Event>
    : A extends List<infer Item, infer OrOne>
      ? z.output<Item>[] | (OrOne extends true ? z.output<Item> | null : never)
      : A extends z.ZodType
        ? z.output<A>
        : never;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive its page, to stop the working time at unload. */
  readonly keepalive?: boolean;
  /** The request takes effect once, however often it is sent (WIRE-21). */
  readonly idempotencyKey?: string;
  /** Called with the position on the stream that follows the answer, if the route has one. */
  readonly onEventId?: (lastEventId: string) => void;
  /** Called with each part of a download, to show its progress. */
  readonly onBytes?: (bytes: Uint8Array) => void;
}

type Arguments<I, Options = CallOptions> =
  Record<never, never> extends I ? [input?: I, options?: Options] : [input: I, options?: Options];

/** One page of a list and how many items there are in all. */
export interface PageOf<T> {
  readonly items: T[];
  readonly total: number;
}

type Paged<R> =
  AnswerOf<R> extends List<infer Item, false>
    ? { page(...args: Arguments<Input<R>>): Promise<PageOf<z.output<Item>>> }
    : unknown;

/** The request whose answer has only the new version of the board (WIRE-22). */
type Minimal<R> = R extends { readonly minimal: false }
  ? unknown
  : R extends { readonly takesChangeKey: true }
    ? { minimal(...args: Arguments<Input<R>>): Promise<BoardVersion> }
    : unknown;

/** The request for the compact answer (WIRE-23). A server older than compact answers returns the full one. */
type Compact<R> =
  CompactOf<R> extends z.ZodType
    ? { compact(...args: Arguments<Input<R>>): Promise<z.output<CompactOf<R>> | Output<AnswerOf<R>>> }
    : unknown;

/** Listens to a stream, over as many connections as it takes; see `subscribe`. */
type Subscribe<R> = (
  ...args: Arguments<Input<R>, SubscribeOptions>
) => AsyncGenerator<Output<AnswerOf<R>>, void>;

type Call<R> =
  AnswerOf<R> extends Events
    ? Subscribe<R>
    : ((...args: Arguments<Input<R>>) => Promise<Output<AnswerOf<R>>>) & Paged<R> & Minimal<R> & Compact<R>;

export type Client<C> = {
  readonly [Noun in keyof C]: { readonly [Verb in keyof C[Noun]]: Call<C[Noun][Verb]> };
};

export interface ClientOptions {
  /** The origin of the API, without `/api`; empty for the page's own. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  /** The access token of the moment, if there is one. */
  readonly token: () => string | null;
  /** The language of mails and files, for `Accept-Language`; by default the browser's. */
  readonly language?: string;
  /** Called with every failure before the call rejects, for example to end an expired session. */
  readonly onError?: (error: ApiError) => void;
  /** Wraps every call except streams, for example with a time limit. */
  readonly attend?: Attend;
}

/** Runs `ask`, with a signal of its own if it likes, and answers for it. */
export type Attend = <T>(
  route: Route,
  options: CallOptions,
  ask: (options: CallOptions) => Promise<T>,
) => Promise<T>;

const attendPlainly: Attend = (_route, options, ask) => ask(options);

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly token?: string;
}

/** The typed client of a contract: `client.project.get({ params: { id } })`. */
export function createClient<C extends Contract = FaenaContract>(
  contract: C,
  options: ClientOptions,
): Client<C> {
  const nouns = Object.entries(contract).map(([noun, routes]) => [
    noun,
    Object.fromEntries(Object.entries(routes).map(([verb, route]) => [verb, callOf(route, options)])),
  ]);
  return Object.fromEntries(nouns);
}

function callOf(route: Route, options: ClientOptions) {
  if (isEvents(route.answer)) {
    return (input: LooseInput = {}, subscribeOptions: SubscribeOptions = {}) =>
      subscribe(
        (lastEventId, signal) =>
          send(route, options, input, { signal }, lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
        subscribeOptions,
      );
  }
  const { attend = attendPlainly } = options;
  const asking = (headers: Readonly<Record<string, string>>) => {
    // The tag follows from the content, so that it names this answer alone (WIRE-30).
    let held: { readonly etag: string; readonly answer: unknown } | undefined;
    return (input: LooseInput = {}, callOptions: CallOptions = {}) =>
      attend(route, callOptions, async (attended) => {
        const known = held;
        const condition = known && { 'If-None-Match': known.etag };
        const response = await send(route, options, input, attended, { ...headers, ...condition });
        if (response.status === 304) return known?.answer;
        const answer = await read(response, attended.onBytes);
        const lastEventId = response.headers.get('Last-Event-ID');
        if (lastEventId) attended.onEventId?.(lastEventId);
        const etag = response.headers.get('ETag');
        held = etag ? { etag, answer } : undefined;
        return answer;
      });
  };
  const page = (input: LooseInput = {}, callOptions: CallOptions = {}) =>
    attend(route, callOptions, async (attended) => {
      const response = await send(route, options, input, attended);
      const items = (await response.json()) as unknown[];
      return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
    });
  return Object.assign(asking({}), {
    page,
    ...(takesMinimal(route) && { minimal: asking({ Prefer: 'return=minimal' }) }),
    ...(route.compact && { compact: asking({ Accept: `${COMPACT}, application/json;q=0.9` }) }),
  });
}

async function send(
  route: Route,
  options: ClientOptions,
  input: LooseInput,
  { idempotencyKey, onBytes: _, onEventId: __, ...callOptions }: CallOptions,
  more: Readonly<Record<string, string>> = {},
) {
  const token = options.token();
  const headers: Record<string, string> = { ...more };
  if (options.language) headers['Accept-Language'] = options.language;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (route.tokenHeader && input.token) headers[route.tokenHeader] = input.token;
  if (idempotencyKey && (takesKey(route) || route.takesChangeKey))
    headers['Idempotency-Key'] = `"${idempotencyKey}"`;
  // The browser itself sets the type of a multipart body, with its boundary.
  if (route.body && !isUpload(route.body)) headers['Content-Type'] = 'application/json';
  const response = await (options.fetch ?? fetch)(urlOf(route, options.origin ?? '', input), {
    method: route.method,
    headers,
    ...(route.body && { body: encode(route.body, input.body) }),
    ...callOptions,
  });
  if (response.ok || response.status === 304) return response;
  const error = await errorOf(response);
  options.onError?.(error);
  throw error;
}

function urlOf(route: Route, origin: string, { params = {}, query = {} }: LooseInput): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `${origin}/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function encode(body: Body, value: unknown): string | FormData {
  if (!isUpload(body)) return JSON.stringify(value ?? {});
  const form = new FormData();
  if (value instanceof Blob) form.set(body.field, value);
  return form;
}

async function read(response: Response, onBytes?: CallOptions['onBytes']): Promise<unknown> {
  const filename = filenameOf(response.headers.get('Content-Disposition') ?? '');
  if (!filename && response.headers.get('Content-Type')?.includes('json')) return response.json();
  const content = await blobOf(response, onBytes);
  return filename ? new File([content], filename, { type: content.type }) : content;
}

/** The name of a file in a `Content-Disposition`, in UTF-8 where it has letters of other scripts. */
function filenameOf(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

/** The content of an answer, with progress reported in bytes. */
async function blobOf(response: Response, onBytes: CallOptions['onBytes']): Promise<Blob> {
  if (!onBytes || !response.body) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    onBytes(next.value);
    parts.push(next.value);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  // The body may be a proxy's, so the status alone must be enough.
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  return new ApiError(response.status, body, retryAfter);
}
