import { contract, type Route } from '@faena/shared/contract';

/** Every declared route by its name, `GET /user/account`. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.values(contract)
    .flatMap((verbs): Route[] => Object.values(verbs))
    .map((route) => [`${route.method} ${route.path}`, route]),
);

/** Where a route is called, below `/api`. */
export function pathOf(
  { path }: Pick<Route, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}
