import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents } from './server-sent-events.ts';

/** Reads a text that arrives in these pieces. */
async function read(...pieces: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readServerSentEvents(body)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const message = (data: string | undefined, id?: string) => ({ event: 'message', data, id });

describe('an event stream (HTML standard, 9.2.6)', () => {
  it.each([
    ['data, event and id', 'event: gone\nid: 7\ndata: x\n\n', { event: 'gone', data: 'x', id: '7' }],
    ['several lines of data', 'data: a\ndata: b\n\n', message('a\nb')],
    ['one space after the colon, and no more, is not part of it', 'data:  a\n\n', message(' a')],
    ['no space at all', 'data:a\n\n', message('a')],
    ['a field without a colon', 'data\n\n', message('')],
    ['comments and unknown fields', ': hi\nretry: 10\nfoo: bar\ndata: a\n\n', message('a')],
    ['an id by itself', 'id: 7\n\n', message(undefined, '7')],
    ['an id with a NUL is none', 'id: 7\0\ndata: a\n\n', message('a')],
    ['a sign of life', ':\n\n', message(undefined)],
    ['lines that end in CRLF', 'data: a\r\ndata: b\r\n\r\n', message('a\nb')],
    ['lines that end in CR', 'data: a\rdata: b\r\rdata', message('a\nb')],
    ['a byte order mark', '\ufeffdata: a\n\n', message('a')],
  ])('understands %s', async (_, text, expected) => {
    expect(await read(bytes(text))).toEqual([expected]);
  });

  it('drops an event that the end cuts short', async () => {
    expect(await read(bytes('data: a\n\nid: 9\ndata: b\n'))).toEqual([message('a')]);
  });

  it('means the same however its bytes are cut', async () => {
    const line = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 12 }));
    const text = fc
      .array(fc.tuple(fc.constantFrom('data: ', 'id: ', 'event: ', ':', ''), line), { maxLength: 12 })
      .map(
        (lines) => `${lines.map(([field, value]) => field + value.replace(/\r/g, '')).join('\r\n')}\r\n\r\n`,
      );
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(300), { maxLength: 6 }), async (text, cuts) => {
        const whole = bytes(text);
        const at = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length];
        const pieces = at.slice(1).map((end, i) => whole.subarray(at[i], end));
        expect(await read(...pieces)).toEqual(await read(whole));
      }),
    );
  });

  it('closes the connection when the loop is left', async () => {
    let closed = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('data: a\n\n')),
      cancel: () => {
        closed = true;
      },
    });
    for await (const _ of readServerSentEvents(body)) break;
    expect(closed).toBe(true);
  });
});
