import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  fieldOf,
  offline,
  openNewTask,
  pressSave,
  saveTask,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

/** The idempotency keys of all later requests that have one. */
function listenToKeys(): string[] {
  const keys: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const key = new Headers(init?.headers).get('Idempotency-Key');
    if (key) keys.push(key);
    return send(input, init);
  };
  return keys;
}

describe('a repeated request after an unknown outcome (NET-10)', () => {
  it('brings the same key for the same text, and another for another text and another press', async () => {
    const board = new FakeBoard();
    const visit = await board.open();
    const keys = listenToKeys();
    const { create } = board.answers.task ?? {};
    visit.api.answer({ task: { create: offline } });
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await pressSave(visit, form);
    await visit.user.click(await findAnswer());
    await pressSave(visit, form);
    await visit.user.click(await findAnswer());
    await visit.fill(fieldOf(form, 'Título'), 'Pintar la sala');
    await pressSave(visit, form);
    await visit.user.click(await findAnswer());

    if (create) visit.api.answer({ task: { create } });
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await saveTask(visit, form);
    const another = await openNewTask(visit);
    await visit.fill(fieldOf(another, 'Título'), 'Pintar');
    await pressSave(visit, another);
    await expectGone(another);

    const [first, , , , changed, , , next] = keys;
    expect(first).toMatch(/^"[0-9a-f]{32}"$/);
    expect(new Set([first, changed, next]).size).toBe(3);
    // The client itself sends a broken request once more (NET-11).
    expect(keys).toEqual([first, first, first, first, changed, changed, first, next]);
  });
});

it('brings the key of the first time for a task added in place (QUICK-1)', async () => {
  const visit = await new FakeBoard().open({ api: { task: { create: offline } } });
  const keys = listenToKeys();
  await visit.user.click(await screen.findByRole('button', { name: 'Agregar aquí: Doing' }));
  await visit.user.keyboard('Pintar{Enter}');
  await visit.user.click(await screen.findByRole('button', { name: 'Reintentar: Pintar' }));
  await screen.findByRole('button', { name: 'Reintentar: Pintar' });
  // Each press is sent twice, because the client sends it once more (NET-11).
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(new Set(keys).size).toBe(1);
});

async function findAnswer(): Promise<HTMLElement> {
  return within(await screen.findByRole('alertdialog')).getByRole('button');
}
