import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAskedAhead } from './asked-ahead.ts';
import { client } from './client.ts';

const BOARD = '6740a1b2c3d4e5f601234567';
const program = await readFile(resolve(import.meta.dirname, '../../public/head.js'), 'utf8');

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', asked);
  // A fresh page; another test file may have loaded these modules before.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  localStorage.setItem('accessToken', 'mine');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
  localStorage.clear();
  window.askedAhead = undefined;
  window.history.replaceState(null, '', '/');
});

function openAt(path: string): void {
  window.history.replaceState(null, '', path);
  const { document, location, localStorage } = window;
  runInNewContext(program, { window, document, location, localStorage, fetch: asked, AbortController, Date });
}

const read = (projectId = BOARD) => client.task.board.compact({ params: { projectId } });

describe('the tasks of a board that a page begins with (BOARD-12)', () => {
  it.each([`/projects/${BOARD}`, `/employee/projects/${BOARD}`])(
    'are asked for before the code, at %s, and not again by it',
    async (path) => {
      openAt(path);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(await read()).toEqual([]);
      expect(asked, 'the very request that the client would send').toHaveBeenCalledTimes(1);

      await read();
      expect(asked, 'but a later one is sent').toHaveBeenCalledTimes(2);
    },
  );

  it('are the same request as that of the client', async () => {
    openAt(`/projects/${BOARD}`);
    window.askedAhead = undefined;
    await read();
    const [ahead, own] = asked.mock.calls.map(([url, init]) => ({
      url,
      method: init?.method ?? 'GET',
      // The language matters for messages to a person, and a board has none.
      headers: ['Authorization', 'Accept'].map((name) => new Headers(init?.headers).get(name)),
    }));
    expect(ahead).toEqual(own);
  });

  it('know when they were asked for, by which the clock of the server is read', () => {
    vi.spyOn(Date, 'now').mockReturnValue(60_000);
    openAt(`/projects/${BOARD}`);
    expect(
      takeAskedAhead(`/api/tasks/project/${BOARD}`, { headers: window.askedAhead?.headers ?? {} })?.sent,
    ).toBe(60_000);
  });

  it('fail as those of the client do', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openAt(`/projects/${BOARD}`);
    await expect(read()).rejects.toMatchObject({ silence: 'broken' });
  });

  it('are waited for no longer than those of the client', async () => {
    asked.mockImplementationOnce(
      (_url, init) =>
        new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason))),
    );
    openAt(`/projects/${BOARD}`);
    const left = new AbortController();
    const answer = client.task.board.compact({ params: { projectId: BOARD } }, { signal: left.signal });
    left.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each(['/', '/projects', '/projects/new', `/company/${BOARD}`])('are not at %s', (path) => {
    openAt(path);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are not where nobody is signed in', () => {
    localStorage.clear();
    openAt(`/projects/${BOARD}`);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are requested again for another person, of another board, in another form, and when the answer is old', async () => {
    openAt(`/projects/${BOARD}`);
    await read('6740a1b2c3d4e5f601234568');
    expect(asked, 'another board').toHaveBeenCalledTimes(2);

    localStorage.setItem('accessToken', 'of another');
    await read();
    expect(asked, 'another person').toHaveBeenCalledTimes(3);

    openAt(`/projects/${BOARD}`);
    await client.task.board({ params: { projectId: BOARD } });
    expect(asked, 'as a list').toHaveBeenCalledTimes(5);

    openAt(`/projects/${BOARD}`);
    vi.spyOn(performance, 'now').mockReturnValue(30_000);
    await read();
    expect(asked, 'half a minute later').toHaveBeenCalledTimes(7);
  });
});
