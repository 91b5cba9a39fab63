import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '@/lib/session-events.ts';
import {
  anotherTabClears,
  anotherTabSignsIn,
  emptyLists,
  FakeBoard,
  fieldOf,
  openNewTask,
  person,
  pressSave,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const INTERRUPTED =
  'La sesión se cerró en otra pestaña. Lo escrito sigue aquí y se puede copiar, pero ya no se puede guardar.';

const question = () => screen.findByRole('alertdialog', { name: INTERRUPTED });

describe('a session that ends in another tab (SESSION-30)', () => {
  it.each([
    ['inactivity', 'Your session was closed after 15 minutes without activity.'],
    ['expired', 'Your session has ended. Please log in again.'],
    [undefined, 'You were signed out in another tab.'],
  ] as const)('leads to /login, and says why: %s', async (why, text) => {
    const { path } = await renderRoute('/admin/users', { as: 'admin', api: emptyLists() });
    expect(await screen.findByRole('heading', { name: 'Manage Users' })).toBeVisible();
    await anotherTabClears(why);
    await waitFor(() => expect(path()).toBe('/login?from=%2Fadmin%2Fusers'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('also after an answer said so before the browser told of the other tab', async () => {
    const { path } = await renderRoute('/admin/users', { as: 'admin', api: emptyLists() });
    expect(await screen.findByRole('heading', { name: 'Manage Users' })).toBeVisible();
    // The storage of the tabs is one, and its events come later.
    localStorage.clear();
    act(() => endSession('expired'));
    expect(path()).toBe('/admin/users');
    await anotherTabClears('inactivity');
    await waitFor(() => expect(path()).toBe('/login?from=%2Fadmin%2Fusers'));
    expect(
      await screen.findByText('Your session was closed after 15 minutes without activity.'),
    ).toBeVisible();
  });

  it("leads to the other person's start when somebody else has signed in there", async () => {
    const { path } = await renderRoute('/admin/users', { as: 'admin', api: emptyLists() });
    expect(await screen.findByRole('heading', { name: 'Manage Users' })).toBeVisible();
    await anotherTabSignsIn(person('client'));
    await waitFor(() => expect(path()).toBe('/account'));
  });
});

/** The calls of the API from now on. */
function listenToCalls(): unknown[] {
  const calls: unknown[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    calls.push(input);
    return send(input, init);
  };
  return calls;
}

/** A task form in which somebody is writing. */
async function writing() {
  const board = new FakeBoard();
  const visit = await board.open();
  const form = await openNewTask(visit);
  await visit.fill(fieldOf(form, 'Descripción'), 'Todo lo que costó escribir');
  return { board, visit, form };
}

describe('a form with unsaved changes whose session ends in another tab (SESSION-30)', () => {
  it('stays with its text, says so, and sends nothing as somebody else', async () => {
    const { visit, form } = await writing();
    await anotherTabClears();
    await visit.user.click(within(await question()).getByRole('button', { name: 'Seguir aquí' }));
    expect(fieldOf(form, 'Descripción')).toHaveValue('Todo lo que costó escribir');

    await anotherTabSignsIn(person('manager'));
    expect(fieldOf(form, 'Descripción')).toHaveValue('Todo lo que costó escribir');
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    const sent = listenToCalls();
    await pressSave(visit, form);
    expect(await question()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is left on request, for the person signed in now', async () => {
    const { visit } = await writing();
    await anotherTabSignsIn(person('client'));
    await visit.user.click(within(await question()).getByRole('button', { name: 'Salir y descartar' }));
    await waitFor(() => expect(visit.path()).toBe('/account'));
  });

  it('is left when its changes are discarded', async () => {
    const { visit, form } = await writing();
    await anotherTabClears();
    await visit.user.click(within(await question()).getByRole('button', { name: 'Seguir aquí' }));
    await visit.user.click(within(form).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(visit.path()).toMatch(/^\/login/));
    expect(await screen.findByText('You were signed out in another tab.')).toBeVisible();
  });

  it('goes on when the same person signs in again', async () => {
    const { visit, form, board } = await writing();
    await anotherTabClears();
    await visit.user.click(within(await question()).getByRole('button', { name: 'Seguir aquí' }));
    await anotherTabSignsIn(board.owner);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await pressSave(visit, form);
    await waitFor(() => expect(board.task('Pintar').description).toBe('Todo lo que costó escribir'));
  });

  it('is left nevertheless after inactivity', async () => {
    const { visit } = await writing();
    await anotherTabClears('inactivity');
    await waitFor(() => expect(visit.path()).toMatch(/^\/login/));
    expect(
      await screen.findByText('Your session was closed after 15 minutes without activity.'),
    ).toBeVisible();
  });
});
