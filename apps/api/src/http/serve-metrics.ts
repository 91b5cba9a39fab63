import { createServer, type Server } from 'node:http';
import type { Metrics } from '../platform/metrics.ts';

/** Creates a separate server for `GET /metrics`, which therefore needs no public port. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('See /metrics\n');
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.mediaType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
