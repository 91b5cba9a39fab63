import { AsyncLocalStorage } from 'node:async_hooks';
import type { Types } from 'mongoose';
import type { Actor, CallingSession } from '../kernel/actor.ts';
import type { Services } from './services.ts';

/** The caller of the current request, so that verbs need not pass it on. */
export interface Caller {
  /** Null without a signed-in person. */
  readonly actor: Actor | null;
  /** The session, of the person or of the API token; null for an anonymous caller. */
  readonly session: CallingSession | null;
  /** The network address; empty for a caller without one, such as a program of the installation. */
  readonly address: string;
  readonly services: Pick<Services, 'clock' | 'config'>;
  /** Present if the caller wants only the new version of the board (WIRE-22); the verb stores the version here. */
  readonly minimal: { boardVersion: string | undefined } | null;
  /** Adds to the cost of the request (LIMIT-12). */
  readonly spend?: ((cost: number) => void) | undefined;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does `work` for a caller. */
export function callingAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return callers.run(caller, work);
}

/** The caller of the present work; undefined for work without a request, such as demo data. */
export function presentCaller(): Caller | undefined {
  return callers.getStore();
}

/** Adds to the cost of the caller's request, for work whose size shows only while it is done (LIMIT-12). */
export function spendMore(cost: number): void {
  presentCaller()?.spend?.(cost);
}

/** Notes the new version of a board for a caller who wants only that (WIRE-22). */
export function noteBoardVersion(version: Types.ObjectId): void {
  const minimal = presentCaller()?.minimal;
  if (minimal) minimal.boardVersion = String(version);
}

/** Tests whether the caller wants only the new version of the board (WIRE-22). */
export function wantsMinimal(): boolean {
  return Boolean(presentCaller()?.minimal);
}
