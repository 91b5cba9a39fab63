import { AsyncLocalStorage } from 'node:async_hooks';
import type { Types } from 'mongoose';
import type { Actor, CallingSession } from '../kernel/actor.ts';
import type { Services } from './services.ts';

/** The caller of the current request, so that verbs need not pass it on. */
export interface Caller {
  /** Null where nobody is signed in. */
  readonly actor: Actor | null;
  /** Theirs, or the API token's; null where nobody is signed in. */
  readonly session: CallingSession | null;
  /** The network address; empty where there is none, as for a program of the installation itself. */
  readonly address: string;
  readonly services: Pick<Services, 'clock' | 'config'>;
  /** Where they want no more than the version of the board that they change (WIRE-22): it, once that is known. */
  readonly minimal: { boardVersion: string | undefined } | null;
  /** Counts their request as so many more (LIMIT-12). */
  readonly spend?: ((cost: number) => void) | undefined;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does `work` for a caller. */
export function callingAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return callers.run(caller, work);
}

/** Whom the present work is done for; undefined where nobody asked for it, as of demo data. */
export function presentCaller(): Caller | undefined {
  return callers.getStore();
}

/** Counts the request of the present caller as so many more, for work that is known only as it is done (LIMIT-12). */
export function spendMore(cost: number): void {
  presentCaller()?.spend?.(cost);
}

/** Says which version the board has that the present caller has changed, for one who wants no more (WIRE-22). */
export function noteBoardVersion(version: Types.ObjectId): void {
  const minimal = presentCaller()?.minimal;
  if (minimal) minimal.boardVersion = String(version);
}

/** Whether the present caller wants no more than the version of the board that they change (WIRE-22). */
export function wantsMinimal(): boolean {
  return Boolean(presentCaller()?.minimal);
}
