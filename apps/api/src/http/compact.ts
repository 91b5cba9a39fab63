import { COMPACT, type Route } from '@faena/shared/contract';
import type { Request } from 'express';

/** Tests whether a request prefers the compact answer and its route has one (WIRE-23). */
export function acceptsCompact({ compact }: Route, request: Request): boolean {
  return compact !== undefined && request.accepts(['application/json', COMPACT]) === COMPACT;
}
