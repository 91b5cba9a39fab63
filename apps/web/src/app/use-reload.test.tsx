import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stopClock } from '@/test/index.ts';
import { CodeMissing } from './code-missing.ts';
import { useReload } from './use-reload.ts';

/** The time of the last reload, which a page of this browser only notes. */
const lastReload = () => Number(sessionStorage.getItem('reopened')?.split(' ')[1]);

it('a page whose code stays missing reloads at once, then after pauses that double up to five minutes (NET-7)', async () => {
  const clock = stopClock('2026-11-20T14:00:00.000Z');
  vi.stubGlobal('fetch', async () => new Response(null));
  const reloads: number[] = [Date.now()];
  while (reloads.length < 9) {
    const page = renderHook(() => useReload(new CodeMissing()));
    const before = lastReload();
    do await clock.pass(500);
    while (Object.is(lastReload(), before));
    reloads.push(lastReload());
    page.unmount();
  }
  const pauses = reloads.slice(1).map((time, at) => Math.round((time - (reloads[at] ?? 0)) / 1_000));
  expect(pauses).toEqual([0, 10, 20, 40, 80, 160, 300, 300]);
});
