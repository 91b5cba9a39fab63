/** One block of an event stream. One without `data` is a sign of life, or only moves the id on. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string | undefined;
  readonly id: string | undefined;
}

/**
 * Reads an event stream by the HTML standard (section 9.2.6), from any chunks. It drops an event cut off by the end.
 * Leaving the loop closes the connection.
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void> {
  let data: string[] = [];
  let event = '';
  let id: string | undefined;
  for await (const line of linesOf(body)) {
    if (line === '') {
      yield { event: event || 'message', data: data.length > 0 ? data.join('\n') : undefined, id };
      data = [];
      event = '';
      id = undefined;
      continue;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      rest += decoder.decode(chunk.value, { stream: true });
      // A CR at the end may be half of a CRLF, so it stays in the rest.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
