import { type Route, takesMinimal } from '@faena/shared/contract';
import { BoardVersion } from '@faena/shared/schemas';
import type { Request } from 'express';
import { Reply, SerializedAnswer } from '../kernel/reply.ts';

/** A preference of RFC 7240: its name and its value, quoted or not; parameters after it are ignored. */
const PREFERENCE = /^\s*([\w-]+)\s*(?:=\s*"?([\w-]*)"?)?\s*(?:;.*)?$/;

/** The answer to a request that prefers less, if its route supports it (WIRE-22). */
export const MINIMAL = 'return=minimal';

/**
 * Tests whether a request prefers `return=minimal` and its route takes it. The first of several preferences of one
 * name counts.
 */
export function prefersMinimal(route: Route, request: Request): boolean {
  if (!takesMinimal(route)) return false;
  for (const text of request.get('Prefer')?.split(',') ?? []) {
    const [, name, value] = PREFERENCE.exec(text) ?? [];
    if (name?.toLowerCase() === 'return') return value?.toLowerCase() === 'minimal';
  }
  return false;
}

/** A handler's answer, cut down to the version of the board it changed. */
export function minimalOf(
  { status: [usual] }: Route,
  result: unknown,
  boardVersion: string | undefined,
): Reply<SerializedAnswer> {
  const status = result instanceof Reply ? result.status : usual;
  return new Reply(status, SerializedAnswer.of(BoardVersion.parse({ boardVersion })));
}
