import type { RouteObject } from 'react-router-dom';
import { CodeMissing } from './code-missing.ts';
import { ScreenError } from './screen-error.tsx';

/** The routes, with code that cannot be loaded told apart from code that breaks. */
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

/** The routes of an area: what fails in a screen is told within the area's frame, which stays (NET-7). */
export function inFrame({ children, ...route }: RouteObject): RouteObject {
  if (!children) return route as RouteObject;
  const framed = children.map(inFrame);
  return {
    ...route,
    children: route.lazy ? [{ ErrorBoundary: ScreenError, children: framed }] : framed,
  } as RouteObject;
}
