import { isDownload, isEvents, isList, type Paging, pageOf, type Route } from '@faena/shared/contract';
import { z } from 'zod';
import { FakeStream } from './fake-stream.ts';

/** What a test answers, as the API sends it: through the schema of its route, in parts where a part was asked for. */
export function toResponse(
  route: Route,
  given: unknown,
  { query, lastEventId, signal }: { query: unknown; lastEventId: string | null; signal: AbortSignal },
): Response {
  const { answer } = route;
  if (isEvents(answer)) {
    if (!(given instanceof FakeStream)) throw new TypeError('not a stream');
    return given.connect(answer.event, signal, lastEventId);
  }
  if (isDownload(answer)) {
    if (!(given instanceof File)) throw new TypeError('not a file');
    const headers = {
      'Content-Type': given.type,
      'Content-Disposition': `attachment; filename="${given.name}"`,
    };
    const response = new Response(null, { headers });
    response.blob = async () => given;
    return response;
  }
  const [status] = route.status;
  if (!isList(answer)) return Response.json(answer.parse(given), { status });
  if (answer.orOne && !Array.isArray(given)) {
    return Response.json(answer.item.nullable().parse(given), { status });
  }
  const items = z.array(answer.item).parse(given);
  const part = pageOf(query as z.output<typeof Paging>);
  const place = route.answersEventId && { headers: { 'Last-Event-ID': '1' } };
  if (!part) return Response.json(items, { status, ...place });
  const from = (part.page - 1) * part.limit;
  return Response.json(items.slice(from, from + part.limit), {
    status,
    headers: { 'X-Total-Count': String(items.length) },
  });
}
