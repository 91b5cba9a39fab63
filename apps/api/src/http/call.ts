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
  Success,
  Upload,
} from '@faena/shared/contract';
import type { z } from 'zod';
import type { Actor } from '../platform/actor.ts';
import type { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Attachment } from './attachment.ts';
import type { Written } from './written.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One request as a verb sees it: who calls, and every part parsed by its schema. */
export interface Call<R extends Route = Route> {
  readonly actor: R['access'] extends 'public' ? null : Actor;
  readonly params: Parsed<ParamsOf<R>>;
  readonly query: Parsed<QueryOf<R>>;
  /** Of an upload, the bytes of its file. */
  readonly body: BodyOf<R> extends Upload ? Buffer : Parsed<BodyOf<R>>;
  /** The part of a list that was asked for; null for the whole. */
  readonly page: Page | null;
  /** The caller's network address, for rate limits. */
  readonly address: string;
  /** Of a stream, the one who listens. */
  readonly listener: AnswerOf<R> extends Events ? Listener : undefined;
}

/** A caller at the other end of an event stream. */
export interface Listener {
  /** The last event that reached them over an earlier connection. They say so: it may be anything. */
  readonly lastEventId: string | undefined;
  /** Aborted when the connection is closed, from either side: nothing more is to be said. */
  readonly ended: AbortSignal;
  /**
   * The caller as they are now.
   * @throws AppError when their session has ended or their role does not let them in any more
   */
  readonly readmit: () => Promise<Actor>;
  /** Ends the stream; one who may not listen any longer is told to be gone. */
  end(refusal?: AppError): void;
  /** Breaks the connection off, so that they come back for what they miss. */
  drop(): void;
}

/** One thing said on a stream; `id` names the place in it after which all was said. */
export interface StreamEvent<T> {
  readonly id?: string;
  readonly data: T;
}

/** What a stream says, until its listener's `ended` is aborted. */
export interface EventSource<T> extends AsyncIterable<StreamEvent<T>> {
  /** The place up to which all was said by now; sent along with heartbeats. */
  readonly position: string | undefined;
}

/** One page of a list, read as such from the database, and how many items there are in all. */
export interface Listing<T> {
  readonly items: T[];
  readonly total: number;
}

/** Bytes to answer with, for an address that never changes its content; anything else is an `Attachment`. */
export interface File {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** An answer with another of the route's statuses than its usual one. */
export class Reply<T> {
  readonly status: Success;
  readonly data: T;
  constructor(status: Success, data: T) {
    this.status = status;
    this.data = data;
  }
}

/** What a handler answers with. A list may be whole or a page: the mounter cuts a whole one itself. */
export type Data<R> =
  AnswerOf<R> extends Download
    ? File | Attachment
    : AnswerOf<R> extends Events<infer Event>
      ? EventSource<z.output<Event>>
      : AnswerOf<R> extends List<infer Item, infer OrOne>
        ?
            | z.output<Item>[]
            | Listing<z.output<Item>>
            | Written
            | (OrOne extends true ? z.output<Item> | null : never)
        : AnswerOf<R> extends z.ZodType
          ? z.output<AnswerOf<R>> | Written
          : never;

export type Handler<R extends Route> = (
  call: Call<R>,
  services: Services,
) => Promise<Data<R> | Reply<Data<R>>>;

/** A handler for each route of a noun: the compiler misses none. */
export type Handlers<N extends Routes> = { readonly [Verb in keyof N]: Handler<N[Verb]> };

export type AllHandlers<C extends Contract> = { readonly [Noun in keyof C]: Handlers<C[Noun]> };
