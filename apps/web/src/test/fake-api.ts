import type { Role } from '@faena/shared/access';
import {
  type Answer,
  type AnswerOf,
  type BodyOf,
  COMPACT,
  contract,
  type Download,
  type Events,
  type FaenaContract,
  isList,
  isUpload,
  type List,
  Paging,
  type ParamsOf,
  type QueryOf,
  type Route,
  takesMinimal,
  type Upload,
} from '@faena/shared/contract';
import type { ProjectRoom } from '@faena/shared/schemas';
import { z } from 'zod';
import { calendar } from './calendar.ts';
import { newId } from './entities.ts';
import type { FakeStream } from './fake-stream.ts';
import { home } from './home.ts';
import { OFFLINE, Refusal } from './refusal.ts';
import { toResponse } from './to-response.ts';
import { todo } from './todo.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type PagingOf<R> = AnswerOf<R> extends List ? z.output<typeof Paging> : unknown;

/** One call to the API: path and query parsed by the route, the body as it was sent. */
export interface CallOf<R> {
  readonly params: Output<ParamsOf<R>>;
  readonly query: (QueryOf<R> extends undefined ? unknown : Output<QueryOf<R>>) & PagingOf<R>;
  readonly body: BodyOf<R> extends Upload
    ? File
    : BodyOf<R> extends z.ZodType
      ? z.input<BodyOf<R>>
      : undefined;
  /** The token in the route's `tokenHeader`. */
  readonly token: R extends { readonly tokenHeader: string } ? string : undefined;
}

type AnswerGiven<A extends Answer> = A extends Download
  ? File
  : A extends Events<infer Event>
    ? FakeStream<z.input<Event>>
    : A extends List<infer Item, infer OrOne>
      ? readonly z.input<Item>[] | (OrOne extends true ? z.input<Item> | null : never)
      : A extends z.ZodType
        ? z.input<A>
        : never;

type StubbedAnswer<R> = AnswerGiven<AnswerOf<R>> | Refusal | typeof OFFLINE;
type Answering<R> = (call: CallOf<R>) => StubbedAnswer<R> | Promise<StubbedAnswer<R>>;

/** The API's answers, by noun and verb; each has the shape of its route. */
export type Answers = {
  readonly [Noun in keyof FaenaContract]?: {
    readonly [Verb in keyof FaenaContract[Noun]]?: Answering<FaenaContract[Noun][Verb]>;
  };
};

/** The API of an empty account: every list is empty. For tests that are not about lists. */
export function emptyLists(): Answers {
  const lists = Object.fromEntries(
    Object.entries(contract).map(([noun, routes]) => [
      noun,
      Object.fromEntries(
        Object.entries(routes)
          .filter(([, { answer }]: [string, Route]) => isList(answer))
          .map(([verb]) => [verb, () => []]),
      ),
    ]),
  );
  return { ...lists, todo: { read: () => todo() }, calendar: { read: () => calendar() } };
}

/** A project far from its limits. */
export const EMPTY_ROOM: ProjectRoom = {
  archivedTasks: 0,
  sentInvitations: 0,
  boardMebibytes: 0,
  ownerMebibytes: 0,
  fileMebibytes: 0,
};

type Name = `${string}.${string}`;
type LooseCall = { params: unknown; query: unknown; body: unknown; token?: unknown };
type LooseAnswering = (call: LooseCall) => unknown;

interface Known {
  readonly name: Name;
  readonly route: Route;
  readonly pattern: RegExp;
}

const ROUTES: readonly Known[] = Object.entries(contract)
  .flatMap(([noun, routes]) =>
    Object.entries(routes).map(([verb, route]: [string, Route]) => ({
      name: `${noun}.${verb}` satisfies Name as Name,
      route,
      pattern: new RegExp(`^/api${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    })),
  )
  // `/tasks/reorder` before `/tasks/:id`.
  .sort((a, b) => parameters(a.route) - parameters(b.route));

function parameters({ path }: Route): number {
  return path.split(':').length;
}

/**
 * The API of one test. It replaces the network alone: calls pass the schemas of their routes, and anything the real API
 * would refuse fails the test.
 */
export class FakeApi {
  // Every home sends these requests, and most people have nothing there.
  readonly #answers = new Map<Name, LooseAnswering>([
    ['projectInvitation.received', () => []],
    ['projectInvitation.ofProject', () => []],
    ['project.memberships', () => []],
    ['slip.openClaims', () => []],
    ['home.get', () => home()],
    ['ownerDay.get', () => ({ at: new Date().toISOString(), waiting: [], companies: [] })],
    ['ownerDay.today', () => ({ companies: [], odd: [], oddInAll: 0, marks: [], marksInAll: 0 })],
    ['crew.foremen', () => []],
    ['crew.siteCode', () => ({ on: false, since: null })],
    ['kiosk.ofProject', () => []],
    [
      'today.get',
      () => ({ timezone: 'America/Guatemala', people: [], odd: [], oddInAll: 0, marks: [], marksInAll: 0 }),
    ],
    // Screens that add to a project send this request.
    ['project.room', () => EMPTY_ROOM],
    // The page of a task sends these requests.
    ['taskFollow.read', () => ({ follows: false })],
    ['taskTime.read', () => ({ minutes: 0, cost: null, currency: '' })],
    // A board sends this request once its cards stand.
    ['taskTime.ofBoard', () => ({ tasks: [], currency: '' })],
  ]);
  readonly #calls: { name: Name; call: LooseCall; key: string | null }[] = [];
  readonly #problems: string[] = [];
  readonly #closed = new AbortController();
  readonly #role: Role | undefined;
  /** Whether the API is reachable; otherwise all calls fail without an answer. */
  reachable = true;
  /** The number of next health checks that fail. */
  silentChecks = 0;
  /** The time of the server in the answers of health checks; by default they have none. */
  serverTime: (() => number) | null = null;

  /** @param role the role of the browser's session; none for a visitor */
  constructor(role?: Role) {
    this.#role = role;
  }

  /** Answers these routes in another way from now on. */
  answer(answers: Answers): this {
    for (const [noun, verbs] of Object.entries(answers)) {
      for (const [verb, answering] of Object.entries(verbs)) {
        this.#answers.set(`${noun}.${verb}`, answering as LooseAnswering);
      }
    }
    return this;
  }

  /** The calls of one route so far, oldest first. */
  calls<Noun extends keyof FaenaContract, Verb extends keyof FaenaContract[Noun] & string>(
    noun: Noun,
    verb: Verb,
  ): CallOf<FaenaContract[Noun][Verb]>[] {
    return this.#calls
      .filter(({ name }) => name === `${noun}.${verb}`)
      .map(({ call }) => call as CallOf<FaenaContract[Noun][Verb]>);
  }

  /** The idempotency keys of all changes so far, oldest first; null for none. */
  get keys(): (string | null)[] {
    return this.#calls.filter(({ name }) => routeOf(name).method !== 'GET').map(({ key }) => key);
  }

  /** The names of all calls so far, oldest first: `company.mine`. */
  get called(): string[] {
    return this.#calls.map(({ name }) => name);
  }

  /** The names of all calls so far that change something, oldest first: `company.create`. */
  get changes(): string[] {
    return this.#calls
      .map(({ name }) => name)
      .filter((name) => {
        const { method, path } = routeOf(name);
        return method !== 'GET' && !path.endsWith('/preview');
      });
  }

  /** Ends open calls, and reports every fault. */
  close(): readonly string[] {
    this.#closed.abort();
    return this.#problems;
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    // A health check succeeds unless the test says otherwise; no test counts it among the calls.
    if (url.pathname === '/api/health') return this.#health();
    const known = ROUTES.find(
      ({ route, pattern }) => route.method === (init.method ?? 'GET') && pattern.test(url.pathname),
    );
    if (!known) return this.#fail(`The contract has no route ${init.method ?? 'GET'} ${url.pathname}.`);
    const { name, route } = known;
    if (!this.reachable) throw new TypeError('Failed to fetch');
    const role = new Headers(init.headers).has('Authorization') ? this.#role : undefined;
    if (route.access !== 'public' && !role && this.#role)
      return this.#fail(`${name} lacks the access token.`);
    const call = this.#read(known, url, init);
    if (!call) return this.#fail(`${name} was asked for what it does not take.`);
    const key = new Headers(init.headers).get('Idempotency-Key');
    this.#calls.push({ name, call, key: key?.slice(1, -1) ?? null });
    const answering = this.#answers.get(name);
    if (!answering) {
      return this.#fail(`Nothing answers ${name} (${route.method} ${url.pathname}${url.search}).`);
    }
    const signal = AbortSignal.any([this.#closed.signal, ...(init.signal ? [init.signal] : [])]);
    const given = await untilAborted(
      answered(() => answering(call)),
      signal,
    );
    if (given === OFFLINE) throw new TypeError('Failed to fetch');
    if (given instanceof Refusal) return given.response();
    if (route.access !== 'public' && role && !(role in route.access)) {
      return this.#fail(`${name} is not open to the role ${role}.`);
    }
    try {
      const headers = new Headers(init.headers);
      if (takesMinimal(route) && headers.get('Prefer') === 'return=minimal') {
        return Response.json({ boardVersion: newId() }, { status: route.status[0] });
      }
      const lastEventId = headers.get('Last-Event-ID');
      const compact = headers.get('Accept')?.startsWith(COMPACT) ?? false;
      return toResponse(route, given, { query: call.query, lastEventId, compact, signal });
    } catch (error) {
      return this.#fail(`${name} cannot answer that: ${messageOf(error)}`);
    }
  };

  async #health(): Promise<Response> {
    if (this.reachable && this.silentChecks === 0) {
      const date = this.serverTime && new Date(this.serverTime()).toUTCString();
      return Response.json({ status: 'ok' }, { headers: date ? { Date: date } : {} });
    }
    this.silentChecks = Math.max(0, this.silentChecks - 1);
    throw new TypeError('Failed to fetch');
  }

  #read({ name, route, pattern }: Known, url: URL, init: RequestInit): LooseCall | null {
    const check = (part: string, schema: z.ZodType | undefined, value: unknown) => {
      if (!schema) return value;
      const { data, error } = schema.safeParse(value);
      if (error) this.#problems.push(`${name}, ${part}: ${messageOf(error)}`);
      return error ? undefined : data;
    };
    const before = this.#problems.length;
    const asked = Object.fromEntries(url.searchParams);
    const params = check('path', route.params, { ...pattern.exec(url.pathname)?.groups });
    const query = {
      ...(check('query', route.query, asked) as object | undefined),
      ...(isList(route.answer) && (check('query', Paging, asked) as object | undefined)),
    };
    let body: unknown;
    if (route.body && isUpload(route.body)) {
      const file = init.body instanceof FormData ? init.body.get(route.body.field) : undefined;
      if (file instanceof File) body = file;
      else this.#problems.push(`${name}: no file in ${route.body.field}`);
    } else if (route.body) {
      body = JSON.parse(String(init.body ?? 'null'));
      check('body', route.body, body);
    }
    const token = route.tokenHeader && new Headers(init.headers).get(route.tokenHeader);
    return this.#problems.length > before ? null : { params, query, body, token };
  }

  #fail(problem: string): never {
    this.#problems.push(problem);
    throw new TypeError(problem);
  }
}

/** The answer does not come after the caller has given up, or the test has ended. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    answer.then(resolve, reject);
  });
}

function routeOf(name: Name): Route {
  const known = ROUTES.find((candidate) => candidate.name === name);
  if (!known) throw new RangeError(`The contract has no ${name}`);
  return known.route;
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

/** The answer; a refusal may be thrown as well. */
async function answered<T>(answer: () => T): Promise<Awaited<T> | Refusal> {
  try {
    return await answer();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}
