import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Metrics } from '../platform/metrics.ts';
import { routeNameOf } from './route-name.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Measures every request of a server, from its head to the end of its answer. */
export function measureRequests(server: Server, metrics: Metrics): void {
  server.prependListener('request', (request, response) => {
    const begun = performance.now();
    const { method = '', url = '' } = request;
    response.once('close', () => {
      if (isEventStream(response)) return;
      metrics.request({
        // Callers choose method and path, so these labels must not grow with them.
        method: METHODS.includes(method) ? method : 'other',
        route: routeNameOf(response) ?? (url.startsWith('/api') ? 'other' : 'web'),
        status: statusOf(response),
        seconds: (performance.now() - begun) / 1000,
      });
    });
  });
}

/** The duration of a stream says nothing about speed, so it is not measured. */
function isEventStream(response: ServerResponse<IncomingMessage>): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream');
}

function statusOf(response: ServerResponse<IncomingMessage>): string {
  return response.writableFinished ? String(response.statusCode) : 'aborted';
}
