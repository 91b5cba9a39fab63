import type { Access, Reach, Role } from '@faena/shared/access';
import {
  COMPACT,
  type Contract,
  isEvents,
  isList,
  isStreamed,
  isUpload,
  Paging,
  pageOf,
  type Route,
  scopeFor,
  takesApiToken,
} from '@faena/shared/contract';
import { BYTES_PER_REQUEST } from '@faena/shared/domain';
import type { ApiScope } from '@faena/shared/schemas';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Authenticated } from '../kernel/actor.ts';
import {
  type AllHandlers,
  type Call,
  isMadeTogether,
  type Serve,
  type UploadHandler,
} from '../kernel/call.ts';
import {
  AppError,
  forbidden,
  passwordChangeRequired,
  pinRequired,
  twoStepsRequired,
} from '../kernel/errors.ts';
import type { EventSource } from '../kernel/stream.ts';
import { type Caller, callingAs } from '../platform/caller.ts';
import { FairPlaces } from '../platform/fair-places.ts';
import type { Logger } from '../platform/log.ts';
import { isPayClosed } from '../platform/pay-lock.ts';
import { RequestBudget } from '../platform/request-budget.ts';
import { requireProof } from '../platform/require-confirmed.ts';
import type { Services } from '../platform/services.ts';
import { sendAnswer } from './answer.ts';
import { arrivingFile } from './arriving-file.ts';
import { bodyReader, fileOf } from './body.ts';
import { browserCookie } from './browser-cookie.ts';
import { acceptsCompact } from './compact.ts';
import { EventStream } from './event-stream.ts';
import { keyOf, runOnce } from './keyed.ts';
import { languageOf, OWN_LANGUAGE } from './language.ts';
import { OpenStreams } from './open-streams.ts';
import { jsonOf, parsePart } from './parse.ts';
import { MINIMAL, minimalOf, prefersMinimal } from './prefer.ts';
import { noteCaller } from './request-log.ts';
import { nameRoute } from './route-name.ts';

/** The files that memory holds at once, one for each person: 120 MiB at most (LIMIT-24). */
const UPLOADS = { places: 12, waiting: 200, retryAfter: 5, reason: 'too_many_uploads' } as const;

/** Further files of a person, which wait unread. */
const UPLOADS_OF_ONE = 8;

/**
 * The session behind an `Authorization` header; `log` is that of the request.
 * @throws AppError `unauthenticated`
 */
export type Authenticate = (header: string | undefined, log: Logger) => Promise<Authenticated>;

/** Mounts every route of a contract in Express with its handler; `authenticate` finds the caller. */
export function mount<C extends Contract, S extends Services>(
  contract: C,
  handlers: AllHandlers<C, S>,
  services: S,
  authenticate: Authenticate,
): Router {
  const router = Router({ caseSensitive: true });
  const budget = new RequestBudget(services.config.requestsPerMinute);
  const identify = identifyWithin(budget, authenticate);
  const door = {
    authenticate,
    identify,
    budget,
    streams: new OpenStreams(),
    uploads: new FairPlaces(UPLOADS, UPLOADS_OF_ONE),
  };
  const routes = Object.keys(contract).flatMap((noun) =>
    Object.entries(contract[noun] ?? {}).map(([verb, route]) => {
      // The types of contract and handlers agree name by name; a loop over names cannot express that.
      const handler = handlers[noun]?.[verb] as AnyHandler<S> | undefined;
      if (!handler) throw new Error(`No handler for ${noun}.${verb}`);
      return { route, handler };
    }),
  );
  routes.sort((a, b) => bySpecificity(a.route.path, b.route.path));
  for (const { route, handler } of routes) {
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](route.path, serve(route, handler, services, door));
  }
  return router;
}

/** Orders paths so that `/user/all` is tried before `/user/:id`, segment by segment. */
export function bySpecificity(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) break;
    const difference = Number(segment.startsWith(':')) - Number(other.startsWith(':'));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The steps between a request and its route. */
interface Door {
  readonly authenticate: Authenticate;
  readonly identify: ReturnType<typeof identifyWithin>;
  readonly budget: RequestBudget;
  readonly streams: OpenStreams;
  readonly uploads: FairPlaces;
}

/** The type leaves open whether the route takes a file. */
type AnyHandler<S> = Serve<Route, S> | UploadHandler<Route, S>;

/** Authenticate, parse the path, authorize, parse the rest, run, answer. A file is read last, by those with the right. */
function serve<S extends Services>(
  route: Route,
  handler: AnyHandler<S>,
  services: S,
  { authenticate, identify, budget, streams, uploads }: Door,
): RequestHandler {
  const readBody = bodyReader(route);
  const upload = typeof handler === 'function' ? null : handler;
  const verb = typeof handler === 'function' ? handler : handler.serve;
  return async (request, response) => {
    nameRoute(response, `${request.baseUrl}${route.path}`);
    const { authorization } = request.headers;
    const caller = await identify(route, request);
    const actor = caller?.actor ?? null;
    const session = caller?.session ?? null;
    if (actor) noteCaller(response, String(actor.id));
    const params = route.params && parsePart(route.params, request.params, 'path');
    if (caller) admit(route, caller, services);
    const query = route.query && parsePart(route.query, request.query, 'query');
    const page = isList(route.answer) ? pageOf(parsePart(Paging, request.query, 'query')) : null;
    if (actor && isEvents(route.answer)) streams.add(String(actor.id), response);
    const listener = isEvents(route.answer)
      ? new EventStream({ answer: route.answer, session }, request, response, async () => {
          const renewed = await authenticate(authorization, request.log);
          admit(route, renewed, services);
          return renewed;
        })
      : undefined;
    const address = request.ip ?? '';
    const program = request.get('User-Agent') ?? '';
    const language = languageOf(request, actor?.language ?? services.config.defaultLanguage);
    if (actor?.language && actor.language !== language) response.set(OWN_LANGUAGE, actor.language);
    const token = route.tokenHeader && (request.get(route.tokenHeader) ?? '');
    const browser = route.knowsBrowser && browserCookie(request, response);
    const changeKey = route.takesChangeKey && keyOf(request);
    // A page of a list is short in any case.
    const compact = !page && acceptsCompact(route, request);
    const by = { address, program, language, token, browser, changeKey };
    const left = upload ? leaving(response) : undefined;
    const parts = { actor, session, params, query, page, compact, listener, left, ...by };
    const minimal: Caller['minimal'] = prefersMinimal(route, request) ? { boardVersion: undefined } : null;
    // A verb's log lines carry the id of the request (WIRE-16).
    const served = { ...services, log: request.log };
    const spend = actor ? (cost: number) => budget.charge(String(actor.id), cost) : undefined;
    await upload?.admit(parts as unknown as Call<Route>, served);
    const readAndRun = async () => {
      await readBody?.(request, response);
      const body = await bodyOf(route, request, response);
      const call = { ...parts, body } as unknown as Call<Route>;
      const run = () => verb(call, served);
      const shown = (result: unknown, boardVersion = minimal?.boardVersion) =>
        minimal ? minimalOf(route, result, boardVersion) : result;
      const work = { run, shown, isTogether: isMadeTogether(verb) };
      return callingAs({ actor, session, address, services, minimal, spend }, () =>
        runOnce(route, request, actor, services, work),
      );
    };
    const leave = upload && (await uploads.take(String(actor?.id)));
    const result = await readAndRun().finally(() => leave?.());
    if (route.compact) response.vary('Accept');
    if (compact) response.type(COMPACT);
    if (minimal) response.vary('Prefer').set('Preference-Applied', MINIMAL);
    if (listener) await listener.send(result as EventSource<unknown>, services.clock);
    else {
      const bytes = await sendAnswer(route, result, page, request, response);
      spend?.(Math.floor(bytes / BYTES_PER_REQUEST));
    }
  };
}

/** Aborted when the connection closes before the answer. */
function leaving(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return left.signal;
}

/** Finds the caller, who then pays the request's cost; an anonymous caller pays for their address (LIMIT-6). */
function identifyWithin(budget: RequestBudget, authenticate: Authenticate) {
  return async ({ access, cost = 1 }: Route, request: Request): Promise<Authenticated | null> => {
    const address = request.ip ?? '';
    if (access === 'public') {
      await budget.ofAddress(address, cost);
      return null;
    }
    const session = await authenticate(request.headers.authorization, request.log).catch(
      async (error: unknown) => {
        if (error instanceof AppError) await budget.ofAddress(address, cost);
        throw error;
      },
    );
    await budget.ofPerson(String(session.actor.id), cost);
    return session;
  };
}

/**
 * Admits the caller to a route. A proof that only parts of an act need is left to its verb.
 * @throws AppError `password_change_required`, `two_steps_required`, `forbidden`, `pin_required` or
 * `confirmation_required`
 */
function admit(route: Route, { actor, session }: Authenticated, { config, clock }: Services): void {
  const { requireTwoFactor } = config;
  if (session.scope) admitToken(route, session.scope);
  if (actor.mustChangePassword && !route.duringPasswordChange) throw passwordChangeRequired();
  const lacksTwoSteps = requireTwoFactor.includes(actor.role) && !actor.hasTwoSteps;
  if (lacksTwoSteps && !route.duringTwoStepsSetup) throw twoStepsRequired();
  if (reachOf(route.access, actor.role) === undefined) throw forbidden();
  if (route.pay === 'refused' && isPayClosed(session, clock)) throw pinRequired();
  const { confirms } = route;
  if (!confirms || !('by' in confirms) || confirms.inBody) return;
  if (confirms.roles?.includes(actor.role) !== false) requireProof(confirms.by, session, clock);
}

function admitToken(route: Route, scope: ApiScope): void {
  if (!takesApiToken(route)) throw new AppError('forbidden', 'session_needed');
  const needed = scopeFor(route);
  if (scope === needed || needed === 'read') return;
  throw new AppError(
    'forbidden',
    scope === 'read' && needed === 'write' ? 'token_only_reads' : 'token_scope',
  );
}

function reachOf(access: Access, role: Role): Reach | undefined {
  return access === 'public' ? 'all' : access[role];
}

function bodyOf({ body }: Route, request: Request, response: Response): unknown {
  if (!body) return undefined;
  if (isStreamed(body)) return arrivingFile(body, request, response);
  return isUpload(body) ? fileOf(request, body.field) : parsePart(body, jsonOf(request), 'body');
}
