import { isDownload, isEvents, isList, type Paging, pageOf, type Route } from '@faena/shared/contract';
import { TASK_STATUSES } from '@faena/shared/domain';
import type { CompactBoard, Task } from '@faena/shared/schemas';
import { z } from 'zod';
import { newId } from './entities.ts';
import { FakeStream } from './fake-stream.ts';

interface RequestParts {
  readonly query: unknown;
  readonly lastEventId: string | null;
  /** Whether the compact form is requested (WIRE-23). */
  readonly compact: boolean;
  readonly signal: AbortSignal;
}

/** A test's answer in the form of the API: through its route's schema, in pages if one was requested. */
export function toResponse(
  route: Route,
  given: unknown,
  { query, lastEventId, compact, signal }: RequestParts,
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
  if (!part) {
    const shown = compact && route.compact ? route.compact.parse(compactBoard(items as Task[])) : items;
    return Response.json(shown, { status, ...place });
  }
  const from = (part.page - 1) * part.limit;
  return Response.json(items.slice(from, from + part.limit), {
    status,
    headers: { 'X-Total-Count': String(items.length) },
  });
}

/** The tasks of a board in the compact form (BOARD-36). */
function compactBoard(tasks: readonly Task[]): CompactBoard {
  const cards = new Map(tasks.flatMap(({ assignedTo }) => assignedTo.map((person) => [person._id, person])));
  return {
    project: tasks[0]?.project ?? { _id: newId(), name: 'Vacío' },
    people: [...cards.values()],
    columns: TASK_STATUSES.map((status) => ({
      status,
      tasks: tasks
        .filter((task) => task.status === status)
        .map((task) => ({ ...task, assignedTo: task.assignedTo.map(({ _id }) => _id) })),
    })),
  };
}
