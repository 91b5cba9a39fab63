import type { RouteObject } from 'react-router-dom';
import { CodeMissing } from './code-missing.ts';
import { ScreenError } from './screen-error.tsx';

/** The routes, with errors that distinguish code that cannot load from code that fails. */
export function withCode({ lazy, children, ...route }: RouteObject): RouteObject {
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => lazy().catch(missing) }),
    ...(children && { children: children.map(withCode) }),
  } as RouteObject;
}

function missing(cause: unknown): never {
  throw new CodeMissing('The code of a screen could not be loaded', { cause });
}

/** The routes of an area: an error in a screen shows within the area's frame (NET-7). */
export function inFrame({ children, ...route }: RouteObject): RouteObject {
  if (!children) return route as RouteObject;
  const framed = children.map(inFrame);
  return {
    ...route,
    children: route.lazy ? [{ ErrorBoundary: ScreenError, children: framed }] : framed,
  } as RouteObject;
}
