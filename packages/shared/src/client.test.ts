import { describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, createClient, type PageOf } from './client.ts';
import { contract } from './contract/index.ts';
import type { Person, Project, Task, WorkRecord } from './schemas/index.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

/** A client whose requests end in `respond` instead of the network. */
function clientWith(respond: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  const client = createClient(contract, {
    token: () => 'token',
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return respond({ url: String(url), init });
    },
  });
  return { client, sent };
}

describe('the typed client', () => {
  it('types each call from its declaration', () => {
    const { client } = clientWith(() => Response.json([]));
    expectTypeOf(client.person.all).returns.resolves.toEqualTypeOf<Person[]>();
    expectTypeOf(client.project.get).returns.resolves.toEqualTypeOf<Project>();
    expectTypeOf(client.record.get).returns.resolves.toEqualTypeOf<WorkRecord[] | WorkRecord | null>();
    expectTypeOf(client.task.board.page).returns.resolves.toEqualTypeOf<PageOf<Task>>();
    expectTypeOf(client.project.get).parameter(0).toEqualTypeOf<{ readonly params: { id: string } }>();
  });

  it('tells of the bytes of a download as they come', async () => {
    const { client } = clientWith(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const text of ['%PDF', '-1.3']) controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        },
      });
      const name = 'attachment; filename="boletas.pdf"';
      return new Response(body, {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': name },
      });
    });
    const told: number[] = [];
    const params = { id: '5'.repeat(24) };
    const file = await client.runFile.slips({ params }, { onBytes: ({ length }) => told.push(length) });
    expect(told).toEqual([4, 4]);
    expect(file).toMatchObject({ name: 'boletas.pdf', type: 'application/pdf' });
    expect(await file.text()).toBe('%PDF-1.3');
  });

  it('builds path, query, headers and body', async () => {
    const { client, sent } = clientWith(() => Response.json({ message: '', project: {} }));
    await client.project.update({
      query: { project_id: 'a/b' },
      body: { name: 'Nuevo' },
    });
    expect(sent[0]?.url).toBe('/api/project/update?project_id=a%2Fb');
    expect(sent[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"name":"Nuevo"}',
      headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
    });
  });

  it('says the language that mails and files are wanted in, and nothing of it unless told (LANG-9)', async () => {
    const headersOf = async (language?: string) => {
      const sent: RequestInit[] = [];
      const client = createClient(contract, {
        token: () => null,
        ...(language && { language }),
        fetch: async (_, init = {}) => {
          sent.push(init);
          return Response.json([]);
        },
      });
      await client.plan.list();
      return sent[0]?.headers;
    };
    expect(await headersOf('es')).toEqual({ 'Accept-Language': 'es' });
    expect(await headersOf()).toEqual({});
  });

  it('names the tag of the answer that it holds, and answers that again while it holds (WIRE-30)', async () => {
    const answers = [
      () => Response.json({ crews: 1 }, { headers: { ETag: 'W/"one"' } }),
      () => new Response(null, { status: 304 }),
      () => Response.json({ crews: 2 }, { headers: { ETag: 'W/"two"' } }),
      () => Response.json({ crews: 3 }),
      () => Response.json({ crews: 4 }),
    ];
    const { client, sent } = clientWith(() => answers[sent.length - 1]?.() ?? Response.error());
    const read = async () => (await client.home.get()).crews;
    expect([await read(), await read(), await read(), await read(), await read()]).toEqual([1, 1, 2, 3, 4]);
    const named = sent.map(({ init }) => new Headers(init.headers).get('If-None-Match'));
    expect(named).toEqual([null, 'W/"one"', 'W/"one"', 'W/"two"', null]);
  });

  it('rejects with everything the API said, also when a proxy answered instead', async () => {
    const refused = clientWith(() =>
      Response.json(
        { message: 'Taken.', code: 'conflict', requestId: 'r1' },
        { status: 409, headers: { 'Retry-After': '7' } },
      ),
    );
    const error = await refused.client.person.all().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'conflict', message: 'Taken.', retryAfter: 7 });

    const broken = clientWith(() => new Response('<html>', { status: 502 }));
    await expect(broken.client.person.all()).rejects.toMatchObject({
      status: 502,
      code: 'internal',
      message: '',
    });
  });
});
