import { act } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { delay } from '@/lib/delay.ts';
import { HOMES, homeDatabaseOf } from '@/lib/person-databases.ts';
import { queryClient } from '@/lib/query-client.ts';
import { endSession } from '@/lib/session-events.ts';
import { project, record, refuse, renderRoute, screen, waitFor, worker } from '@/test/index.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Stores a home of the person, as after an earlier visit. */
async function storeHome(
  me: { _id: string; username: string },
  projects: unknown,
  hoursAgo: number,
): Promise<void> {
  const database = await openDB(homeDatabaseOf(me._id), 1, {
    upgrade: (created) => {
      created.createObjectStore('home');
    },
  });
  const key = ['employee-area', 'projects', me.username];
  const answers = [{ key, data: projects, at: Date.now() - hoursAgo * HOUR_MS }];
  await database.put('home', { answers, time: { last: null, today: [] } }, 'last');
  database.close();
}

async function storedAnswers(personId: string): Promise<string> {
  const database = await openDB(homeDatabaseOf(personId));
  const stored = await database.get('home', 'last');
  database.close();
  return JSON.stringify(stored);
}

async function homes(): Promise<unknown[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(HOMES) ? name : []));
}

describe('the last home of an employee (PHONE-6)', () => {
  const before = project({ name: 'Bodega de ayer' });

  it('shows while the answer is on its way, and is replaced by it', async () => {
    const { me, api } = worker();
    await storeHome(me, [before], 20);
    let answer = (_projects: unknown[]): void => {};
    const asked = new Promise<never[]>((resolve) => {
      answer = resolve as typeof answer;
    });
    await renderRoute('/employee', { as: me, api: { ...api, project: { list: () => asked } } });
    expect(await screen.findByRole('heading', { level: 3, name: 'Bodega de ayer' })).toBeVisible();
    answer([project({ name: 'Bodega de hoy' })]);
    expect(await screen.findByRole('heading', { level: 3, name: 'Bodega de hoy' })).toBeVisible();
    expect(screen.queryByText('Bodega de ayer')).toBeNull();
    await waitFor(async () => expect(await storedAnswers(me._id)).toContain('Bodega de hoy'));
  });

  it('is not shown after a week', async () => {
    const { me, api } = worker();
    await storeHome(me, [before], 8 * 24);
    await renderRoute('/employee', {
      as: me,
      api: { ...api, project: { list: () => new Promise(() => {}) } },
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Bodega de ayer')).toBeNull());
  });

  it('loses an answer that the server refuses, on the screen and in the browser (PHONE-7)', async () => {
    const { me, api } = worker();
    await storeHome(me, [before], 1);
    await renderRoute('/employee', {
      as: me,
      api: { ...api, project: { list: () => refuse('forbidden', 'No.') } },
    });
    expect(await screen.findByText('No se pudieron cargar los proyectos.')).toBeVisible();
    expect(screen.queryByText('Bodega de ayer')).toBeNull();
    await waitFor(async () => expect(await storedAnswers(me._id)).not.toContain('Bodega de ayer'));
  });

  it('is not stored once the session has ended (PHONE-7)', async () => {
    const { me, api } = worker();
    await renderRoute('/employee', { as: me, api: { ...api, project: { list: () => [before] } } });
    await waitFor(async () => expect(await storedAnswers(me._id)).toContain('Bodega de ayer'));
    // New answers are stored half a second later.
    await act(() => queryClient.refetchQueries());
    act(() => endSession('logout'));
    await waitFor(async () => expect(await homes()).toEqual([]));
    await act(() => delay(700));
    expect(await homes()).toEqual([]);
  });

  it('holds no money', async () => {
    const running = record({ endTime: null, cost: 77.77 });
    const { me, api } = worker({ records: [running] });
    await renderRoute('/employee', { as: me, api: { ...api, project: { list: () => [before] } } });
    await waitFor(async () => expect(await storedAnswers(me._id)).toContain(running.startTime));
    const stored = await storedAnswers(me._id);
    expect(stored).toContain('Bodega de ayer');
    expect(stored).not.toMatch(/77\.77|cost|rate|pieces/i);
  });

  it('needs no storage: where the browser blocks it, the home comes from the server alone', async () => {
    const { me, api } = worker();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('Blocked');
    });
    const visit = await renderRoute('/employee', {
      as: me,
      api: { ...api, project: { list: () => [before] } },
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'Bodega de ayer' })).toBeVisible();
    // Both the read and the write of the stored home fail.
    await waitFor(() => expect(visit.reports()).toHaveLength(2));
    open.mockRestore();
  });
});
