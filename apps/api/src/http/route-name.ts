import type { ServerResponse } from 'node:http';

const names = new WeakMap<ServerResponse, string>();

/** Notes which route answers, by the template of its path. */
export function nameRoute(response: ServerResponse, template: string): void {
  names.set(response, template);
}

/** The template of the answering route; undefined for a path outside the contract. */
export function routeNameOf(response: ServerResponse): string | undefined {
  return names.get(response);
}
