import { isUpload, type Route } from '@faena/shared/contract';
import sharp from 'sharp';
import type { Person } from './factories.ts';
import type { TestApi } from './harness.ts';
import { pathOf } from './routes.ts';

/** The parts of a request besides its route. An upload has its file as body. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[] | Blob;
  /** For the route's `tokenHeader`. */
  readonly token?: string;
}

/** A small picture to upload. */
export const PICTURE = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
      .png()
      .toBuffer(),
  ),
]);

/** A file of tasks to import. */
export const TASKS = new Blob(['Title\nMuros\n']);

/** Calls a route plainly, without what the typed client would make of its answer. */
export function send(
  api: TestApi,
  route: Route,
  parts: Parts,
  as?: Person | Token,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { params, query, body, token } = parts;
  return api.request(pathOf(route, params, query), {
    method: route.method,
    headers: {
      ...headers,
      ...(route.tokenHeader && token && { [route.tokenHeader]: token }),
      ...(as && { Authorization: `Bearer ${as.token}` }),
      ...(route.body && !isUpload(route.body) && { 'Content-Type': 'application/json' }),
    },
    ...(route.body && { body: bodyOf(route, body) }),
  });
}

/** The text of an answer; empty for an event stream, which has no end. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

interface Token {
  readonly token: string;
}

function bodyOf({ body: declared }: Route, body: Parts['body']): string | FormData {
  if (!declared || !isUpload(declared)) return JSON.stringify(body ?? {});
  const form = new FormData();
  if (body instanceof Blob) form.set(declared.field, body);
  return form;
}
