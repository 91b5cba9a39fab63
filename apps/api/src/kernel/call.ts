import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  BodyOf,
  Contract,
  Download,
  Events,
  List,
  Page,
  ParamsOf,
  QueryOf,
  Route,
  Routes,
  StreamedUpload,
  Upload,
} from '@faena/shared/contract';
import type { Language } from '@faena/shared/language';
import type { z } from 'zod';
import type { Actor, CallingSession } from './actor.ts';
import type { Attachment } from './attachment.ts';
import type { Listing } from './list.ts';
import type { File, Reply, SerializedAnswer } from './reply.ts';
import type { EventSource, Listener } from './stream.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A cookie a browser keeps for a route (GUESS-2). */
export interface BrowserMemory {
  /** The cookie's value; empty without one. */
  readonly shown: string;
  keep(value: string): void;
}

/** An uploaded file that is still on its way. Its verb reads `content` or destroys it. */
export interface Arriving {
  /** The name that the sender gave it; any text, or none. */
  readonly name: string;
  readonly content: Readable;
}

/** A request as its verb sees it: the caller, and every part parsed by its schema. */
export interface Call<R extends Route = Route> {
  readonly actor: R['access'] extends 'public' ? null : Actor;
  readonly session: R['access'] extends 'public' ? null : CallingSession;
  readonly params: Parsed<ParamsOf<R>>;
  readonly query: Parsed<QueryOf<R>>;
  /** An upload is its bytes, or the file as it arrives if its route streams. */
  readonly body: BodyOf<R> extends StreamedUpload
    ? Arriving
    : BodyOf<R> extends Upload
      ? Buffer
      : Parsed<BodyOf<R>>;
  /** The part of a list that was asked for; null for the whole. */
  readonly page: Page | null;
  /** The caller wants the compact answer (WIRE-23). */
  readonly compact: R extends { readonly compact: z.ZodType } ? boolean : false;
  /** The caller's network address, for rate limits. */
  readonly address: string;
  /** The name the caller's program gives itself (`User-Agent`); anything, or nothing. */
  readonly program: string;
  /** The language of the caller's mails and files. */
  readonly language: Language;
  /** The token in the route's `tokenHeader`; empty without one. */
  readonly token: R extends { readonly tokenHeader: string } ? string : undefined;
  /** The key that repeats the answer of the change and undoes it (CHANGE-3); null without one. */
  readonly changeKey: R extends { readonly takesChangeKey: true } ? string | null : undefined;
  /** Aborted when the sender of a file leaves before the answer. */
  readonly left: BodyOf<R> extends Upload ? AbortSignal : undefined;
  readonly browser: R extends { readonly knowsBrowser: true } ? BrowserMemory : undefined;
  /** The listener of a stream. */
  readonly listener: AnswerOf<R> extends Events ? Listener : undefined;
}

/** The answer of a handler. A list may be whole or a page: the mounter cuts a whole one itself. */
type Data<R> =
  AnswerOf<R> extends Download
    ? File | Attachment
    : AnswerOf<R> extends Events<infer Event>
      ? EventSource<z.output<Event>>
      : AnswerOf<R> extends List<infer Item, infer OrOne>
        ?
            | z.output<Item>[]
            | Listing<z.output<Item>>
            | SerializedAnswer
            | (OrOne extends true ? z.output<Item> | null : never)
        : AnswerOf<R> extends z.ZodType
          ? z.output<AnswerOf<R>> | SerializedAnswer
          : never;

/** Handles the requests of a route. `S` is the type of the services that its verbs need. */
export type Serve<R extends Route, S> = (call: Call<R>, services: S) => Promise<Data<R> | Reply<Data<R>>>;

/** Serves a route with a file. */
export interface UploadHandler<R extends Route, S> {
  /** Refuses a caller without the right before the file is read (LIMIT-7). */
  readonly admit: (call: Omit<Call<R>, 'body'>, services: S) => Promise<unknown>;
  readonly serve: Serve<R, S>;
}

/** The handler of a route; a route with a file has one in two steps. */
type Handler<R extends Route, S> = BodyOf<R> extends Upload ? UploadHandler<R, S> : Serve<R, S>;

/** A handler for each route of a noun: the compiler misses none. */
export type Handlers<N extends Routes, S> = { readonly [Verb in keyof N]: Handler<N[Verb], S> };

export type AllHandlers<C extends Contract, S> = { readonly [Noun in keyof C]: Handlers<C[Noun], S> };

const together = new WeakSet<object>();

/** Marks a handler as one whose work is done in a group with other requests (ADR 23). */
export function madeTogether<H extends object>(handler: H): H {
  together.add(handler);
  return handler;
}

/** Tests whether `madeTogether` marked a handler. */
export function isMadeTogether(handler: object): boolean {
  return together.has(handler);
}
