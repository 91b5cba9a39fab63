import type { z } from 'zod';
import type { Access } from '../access/reach.ts';
import type { Role } from '../access/roles.ts';
import {
  API_SCOPES,
  type CompanyAct,
  MAX_ACCOUNT_BODY_BYTES,
  MAX_BODY_BYTES,
} from '../domain/limits-and-defaults/index.ts';
import type { ErrorCode } from '../errors.ts';
import type { ApiScope } from '../schemas/api-token.ts';

/** A multipart body with one file in `field`; its content decides its type. */
export interface Upload<Field extends string = string> {
  readonly kind: 'upload';
  readonly field: Field;
  readonly maxBytes: number;
  /** The verb reads the file as it arrives, and memory never holds the whole (FILE-2). */
  readonly streamed?: boolean;
}

/** An upload whose verb reads the file as it arrives. */
export interface StreamedUpload<Field extends string = string> extends Upload<Field> {
  readonly streamed: true;
}

/**
 * A JSON array; takes `limit` and `page` and then answers `X-Total-Count` and `Link`. With `orOne`
 * the route may answer a single item or `null` instead, as its parameters ask.
 */
export interface List<Item extends z.ZodType = z.ZodType, OrOne extends boolean = boolean> {
  readonly kind: 'list';
  readonly item: Item;
  readonly orOne: OrOne;
}

/** The bytes of a file in one of `mediaTypes`. `json` is the schema of a JSON file, which is streamed. */
export interface Download {
  readonly kind: 'download';
  readonly mediaTypes: readonly string[];
  readonly json?: z.ZodType;
}

/**
 * Server-sent events, each of them an `event` as JSON. After a lost connection the caller sends the last id as
 * `Last-Event-ID` and gets the events after it. An event named `gone` is the last one, for a caller who may not
 * listen any longer. Some events have a name, their type; readers of unnamed events need none of them.
 */
export interface Events<Event extends z.ZodType = z.ZodType> {
  readonly kind: 'events';
  readonly event: Event;
}

/** The cost of a route that makes or opens a file, or searches many texts. */
export const FILE_COST = 20;
export const SEARCH_COST = 3;

/** The media type of a shorter answer, if a route has one (WIRE-23). */
export const COMPACT = 'application/vnd.faena.compact+json';

/** The interval of the signs of life of a stream without events. */
export const HEARTBEAT_MS = 20_000;

export type Body = z.ZodType | Upload;
export type Answer = z.ZodType | List | Download | Events;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Success = 200 | 201 | 202;

/**
 * One route of the API as plain data. Express routes, the typed client, the OpenAPI document, the access table and
 * the authorization test derive from it.
 */
export interface Route {
  readonly method: Method;
  /** Below `/api`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  readonly answer: Answer;
  /** The statuses of success; the first is the usual one. */
  readonly status: readonly [Success, ...Success[]];
  /** Error codes of this route, beside those that its shape implies. */
  readonly errors: readonly ErrorCode[];
  /** A session with a temporary password may call it (SESSION-20). */
  readonly duringPasswordChange?: true;
  /** An account that must still set up two steps may call it (TWOSTEP-4). */
  readonly duringTwoStepsSetup?: true;
  /** The number of requests that one call counts as (LIMIT-6): 1 by default, 0 for none. */
  readonly cost?: number;
  /**
   * Takes an idempotency key although it does not answer `201`; or takes none, because a secret in its answer must not
   * be stored.
   */
  readonly keyed?: boolean;
  /** The call needs a recent confirmation with the password (SESSION-37). */
  readonly confirms?: Confirms;
  /** The answer names pay: until a PIN opens it, a session on an own device is refused, or gets no amounts (PIN-1). */
  readonly pay?: 'refused' | 'withheld';
  /** The route is for people at a screen and refuses API tokens (TOKEN-3). Routes of accounts always do. */
  readonly sessionOnly?: true;
  /** The scope that an API token needs in place of the usual one, because the route answers bank accounts (TOKEN-5). */
  readonly tokenScope?: ApiScope;
  /** The route changes tasks and takes a key, which repeats the answer and undoes the change (CHANGE-3). */
  readonly takesChangeKey?: true;
  /** Marks a change of tasks whose answer has no short form (WIRE-22). */
  readonly minimal?: false;
  /** The compact form of the answer, for callers that accept `COMPACT` (WIRE-23). */
  readonly compact?: z.ZodType;
  /** The answer names its position on the live stream in `Last-Event-ID` (BOARD-24). */
  readonly answersEventId?: true;
  /** The answer has an `ETag`; a request that names it is answered `304` while it holds (WIRE-30). */
  readonly tagged?: true;
  /** The header for a token of another kind than a session's (ANSWER-2). */
  readonly tokenHeader?: string;
  /** The most bytes of its body, if other routes of its kind take less (LIMIT-1). */
  readonly maxBodyBytes?: number;
  /** Recognizes the calling browser by a cookie (GUESS-2). */
  readonly knowsBrowser?: true;
}

type Declaration = Omit<Route, 'status' | 'errors'> & Partial<Pick<Route, 'status' | 'errors'>>;
type Declared<D extends Declaration> = Omit<D, 'status' | 'errors'> & Pick<Route, 'status' | 'errors'>;

/** `password`: entered again recently in this session. `sign-in`: that, or a recent sign-in. */
export type Proof = 'password' | 'sign-in';

/**
 * The proof that a route needs (SESSION-37): for every call, for some roles, or for parts of the body by name. With
 * `act` the company decides (COMPANY-21). With `inBody` the body may contain the password.
 */
export type Confirms =
  | { readonly by: Proof; readonly roles?: readonly Role[]; readonly inBody?: true }
  | { readonly parts: Readonly<Record<string, Proof | CompanyAct>> }
  | { readonly act: CompanyAct };

/** Declares a route. By default `status` is `[200]` and `errors` empty. */
export function route<const D extends Declaration>(declaration: D): Declared<D> {
  return { status: [200], errors: [], ...declaration };
}

/**
 * Decides whether a route takes an `Idempotency-Key`: every creation does, unless it is anonymous or answers a secret
 * (WIRE-21). The web's own routes have no `status`.
 */
export function takesKey({ method, access, status, keyed }: Route): boolean {
  return method === 'POST' && access !== 'public' && (keyed ?? status?.includes(201)) === true;
}

/** Decides whether a route can answer with only the new version of the board (WIRE-22). */
export function takesMinimal({
  takesChangeKey,
  minimal,
}: Pick<Route, 'takesChangeKey' | 'minimal'>): boolean {
  return takesChangeKey === true && minimal !== false;
}

/**
 * Decides whether an API token may call a route. It may not sign in, nor change accounts, nor call a `sessionOnly`
 * route (TOKEN-3).
 */
export function takesApiToken({ method, path, access, sessionOnly }: Route): boolean {
  if (access === 'public' || sessionOnly || path.startsWith('/auth/')) return false;
  return method === 'GET' || !/^\/(user|invitations)(\/|$)/.test(path);
}

/** The scope that an API token needs for a route; acts that move money have one of their own (TOKEN-5). */
export function scopeFor({ method, confirms, tokenScope }: Route): ApiScope {
  if (tokenScope) return tokenScope;
  const act = confirms && 'act' in confirms ? confirms.act : undefined;
  return API_SCOPES.find((scope) => scope === act) ?? (method === 'GET' ? 'read' : 'write');
}

/** The routes that create, change or sign in to accounts. */
const ACCOUNT_PATHS = /^\/(auth|user)(\/|$)/;

/** The most bytes of a JSON body of a route (LIMIT-1); anonymous callers have less. */
export function jsonLimitOf({ path, access, maxBodyBytes }: Route): number {
  if (maxBodyBytes) return maxBodyBytes;
  return access === 'public' || ACCOUNT_PATHS.test(path) ? MAX_ACCOUNT_BODY_BYTES : MAX_BODY_BYTES;
}

/** The routes of one noun, by the verb that serves them. */
export type Routes = Readonly<Record<string, Route>>;

/** The whole API: routes by noun and verb. */
export type Contract = Readonly<Record<string, Routes>>;

export function list<Item extends z.ZodType>(item: Item): List<Item, false> {
  return { kind: 'list', item, orOne: false };
}

export function listOrOne<Item extends z.ZodType>(item: Item): List<Item, true> {
  return { kind: 'list', item, orOne: true };
}

export function upload<const Field extends string>(field: Field, maxBytes: number): Upload<Field> {
  return { kind: 'upload', field, maxBytes };
}

/** An upload that memory never holds as a whole. */
export function streamedUpload<const Field extends string>(
  field: Field,
  maxBytes: number,
): StreamedUpload<Field> {
  return { kind: 'upload', field, maxBytes, streamed: true };
}

export function download(...mediaTypes: readonly string[]): Download {
  return { kind: 'download', mediaTypes };
}

export function events<Event extends z.ZodType>(event: Event): Events<Event> {
  return { kind: 'events', event };
}

export function isUpload(body: Body): body is Upload {
  return 'kind' in body && body.kind === 'upload';
}

/** Tests for an upload whose verb reads the file as it arrives. */
export function isStreamed(body: Body): body is StreamedUpload {
  return isUpload(body) && body.streamed === true;
}

export function isList(answer: Answer): answer is List {
  return 'kind' in answer && answer.kind === 'list';
}

/** Tests for a file. The routes in the page have no answer but files and streams. */
export function isDownload(answer: Answer | undefined): answer is Download {
  return answer !== undefined && 'kind' in answer && answer.kind === 'download';
}

/** Tests for a stream. */
export function isEvents(answer: Answer | undefined): answer is Events {
  return answer !== undefined && 'kind' in answer && answer.kind === 'events';
}

/** Type level: the compact answer of a route, where it has one. */
export type CompactOf<R> = R extends { readonly compact: infer S extends z.ZodType } ? S : undefined;

/** Type level: the parts of a route. An absent part is `undefined`. */
export type ParamsOf<R> = R extends { readonly params: infer S extends z.ZodType } ? S : undefined;
export type QueryOf<R> = R extends { readonly query: infer S extends z.ZodType } ? S : undefined;
export type BodyOf<R> = R extends { readonly body: infer B extends Body } ? B : undefined;
export type AnswerOf<R> = R extends { readonly answer: infer A extends Answer } ? A : never;
