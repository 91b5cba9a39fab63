import { describe, expect, it } from 'vitest';
import {
  anotherTabSignsIn,
  emptyLists,
  expectGone,
  FakeBoard,
  fieldOf,
  openNewTask,
  person,
  pressSave,
  refuse,
  renderRoute,
  screen,
  session,
  waitFor,
  within,
} from '@/test/index.ts';

const TYPED = 'Todo lo que costó escribir';
const findWindow = () => screen.findByRole('dialog', { name: 'La sesión terminó' });

/** A task form that is saved after the session has expired. */
async function savedTooLate() {
  const board = new FakeBoard();
  const visit = await board.open();
  const form = await openNewTask(visit);
  await visit.fill(fieldOf(form, 'Título'), 'Pintar');
  await visit.fill(fieldOf(form, 'Descripción'), TYPED);
  const { create } = board.answers.task ?? {};
  visit.api.answer({ task: { create: () => refuse('unauthenticated') } });
  await pressSave(visit, form);
  const again = await findWindow();
  const logIn = async (password: string) => {
    await visit.fill(within(again).getByLabelText('Contraseña'), password);
    await visit.user.click(within(again).getByRole('button', { name: 'Entrar y seguir' }));
  };
  return { board, visit, form, again, logIn, mend: () => create && visit.api.answer({ task: { create } }) };
}

describe('a form with unsaved changes whose session ends in its own tab (SESSION-30)', () => {
  it('stays, and is saved once its person has signed in over it', async () => {
    const { board, visit, form, again, logIn, mend } = await savedTooLate();
    const path = visit.path();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(again).toHaveTextContent(
      `Lo escrito sigue aquí. Para seguir, entrar de nuevo como ${board.owner.username}.`,
    );

    visit.api.answer({
      session: { login: () => refuse('unauthenticated', undefined, { reason: 'credentials_wrong' }) },
    });
    await logIn('otra');
    expect(await within(again).findByRole('alert')).toHaveTextContent(
      'Invalid credentials. Please try again.',
    );

    visit.api.answer({ session: { login: () => ({ ...session(board.owner), accessToken: 'nuevo' }) } });
    await logIn('secreto1');
    await expectGone(again);
    expect(visit.api.calls('session', 'login').at(-1)?.body).toEqual({
      username: board.owner.username,
      password: 'secreto1',
    });
    expect(visit.path()).toBe(path);
    expect(localStorage.getItem('accessToken')).toBe('nuevo');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ _id: board.owner._id });
    expect(fieldOf(form, 'Descripción')).toHaveValue(TYPED);

    mend();
    await pressSave(visit, form);
    await waitFor(() => expect(board.task('Pintar').description).toBe(TYPED));
  });

  it('sends nothing while nobody is signed in, and asks again on the next try', async () => {
    const { visit, form, again } = await savedTooLate();
    await visit.user.click(within(again).getByRole('button', { name: 'Seguir aquí' }));
    await expectGone(again);
    expect(fieldOf(form, 'Descripción')).toHaveValue(TYPED);
    await pressSave(visit, form);
    expect(await findWindow()).toBeVisible();
    expect(visit.api.calls('task', 'create')).toHaveLength(1);
  });

  it('is left for /login on request, as an expired session is', async () => {
    const { visit, again } = await savedTooLate();
    await visit.user.click(within(again).getByRole('button', { name: 'Salir y descartar' }));
    await waitFor(() => expect(visit.path()).toMatch(/^\/login\?from=/));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(screen.queryByDisplayValue(TYPED)).toBeNull();
  });

  it('is left if the answer is the session of another person', async () => {
    const { visit, logIn } = await savedTooLate();
    visit.api.answer({ ...emptyLists(), session: { login: () => session(person('manager')) } });
    await logIn('secreto1');
    await waitFor(() => expect(visit.path()).toBe('/home'));
    expect(screen.queryByDisplayValue(TYPED)).toBeNull();
  });

  it('continues when its person signs in in another tab, and belongs to nobody else who does', async () => {
    const { board, visit, form, again, mend } = await savedTooLate();
    await anotherTabSignsIn(person('manager'));
    expect(again).toBeVisible();
    await anotherTabSignsIn(board.owner);
    await expectGone(again);
    mend();
    await pressSave(visit, form);
    await waitFor(() => expect(board.task('Pintar').description).toBe(TYPED));
  });
});

it('an expired session leads to /login at once if nothing was typed (SESSION-15)', async () => {
  const { path, api, goTo } = await renderRoute('/admin/users', { as: 'admin', api: emptyLists() });
  expect(await screen.findByRole('heading', { name: 'Manage Users' })).toBeVisible();
  api.answer({ company: { all: () => refuse('unauthenticated') } });
  await goTo('/admin/companies');
  await waitFor(() => expect(path()).toMatch(/^\/login/));
});
