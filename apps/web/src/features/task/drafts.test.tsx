import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '@/lib/drafts.ts';
import { storeSession } from '@/lib/session.ts';
import { endSession, startSession } from '@/lib/session-events.ts';
import {
  FakeBoard,
  fieldOf,
  findTaskForm,
  person,
  saveTask,
  screen,
  session,
  storedDrafts,
  waitFor,
  within,
} from '@/test/index.ts';

const RESTORED = 'Se recuperó este texto, que no se había guardado.';
const CHANGED = /^Quedó un texto sin guardar/;

/** A board that opens after a page was killed while this text was typed in a field of a task. */
async function afterKill(text: string, { base = 'Dos manos' } = {}) {
  const board = new FakeBoard({}, { tasks: [{ title: 'Pintar', description: 'Dos manos' }] });
  const { id } = board.task('Pintar');
  storeSession(session(board.owner));
  await keepDraft(`task:${id}:description`, { text, base, at: Date.now() });
  return { board, id };
}

async function openPage({ board, id }: Awaited<ReturnType<typeof afterKill>>) {
  const visit = await board.open({ search: `?task=${id}` });
  const page = await screen.findByRole('dialog', { name: 'Pintar' });
  return { ...visit, page, field: await within(page).findByRole('textbox', { name: 'Descripción' }) };
}

describe('a text that a killed page left is in its field again (FORM-10)', () => {
  it('with a word, and goes once it is saved', async () => {
    const killed = await afterKill('Dos manos de pintura');
    const { field, user, page } = await openPage(killed);
    await waitFor(() => expect(field).toHaveValue('Dos manos de pintura'));
    expect(within(page).getByText(RESTORED)).toBeVisible();
    await user.click(field);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(killed.board.task('Pintar').description).toBe('Dos manos de pintura'));
    await waitFor(() => expect(within(page).queryByText(RESTORED)).toBeNull());
    expect(await storedDrafts()).toEqual([]);
  });

  it('or is discarded', async () => {
    const killed = await afterKill('Dos manos de pintura');
    const { field, user, page, api } = await openPage(killed);
    await user.click(await within(page).findByRole('button', { name: 'Descartar' }));
    expect(field).toHaveValue('Dos manos');
    expect(field).toHaveFocus();
    expect(within(page).queryByText(RESTORED)).toBeNull();
    expect(await storedDrafts()).toEqual([]);
    expect(api.changes).toEqual([]);
  });

  it('also in the form, whose title is kept too', async () => {
    const board = new FakeBoard();
    storeSession(session(board.owner));
    const about = `new-task:${board.project._id}`;
    await keepDraft(`${about}:title`, { text: 'Lijar', base: '', at: Date.now() });
    await keepDraft(`${about}:description`, { text: 'Con cuidado', base: '', at: Date.now() });
    const visit = await board.open({ search: '?task=new' });
    const form = await findTaskForm();
    await waitFor(() => expect(fieldOf(form, 'Título')).toHaveValue('Lijar'));
    await waitFor(() => expect(fieldOf(form, 'Descripción')).toHaveValue('Con cuidado'));
    await saveTask(visit, form);
    expect(board.task('Lijar')).toMatchObject({ description: 'Con cuidado' });
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('but never over a text that has changed since: the person chooses', async () => {
    const killed = await afterKill('Tres manos', { base: 'Una mano' });
    const { field, user, page, api } = await openPage(killed);
    await within(page).findByText(CHANGED);
    expect(within(page).getByText('Tres manos')).toBeVisible();
    expect(field).toHaveValue('Dos manos');
    expect(api.changes).toEqual([]);
    await user.click(within(page).getByRole('button', { name: 'Usar este texto' }));
    expect(field).toHaveValue('Tres manos');
  });
});

describe('an unsaved text is for nobody else (FORM-10)', () => {
  const draft = { text: 'Sólo mío', base: '', at: Date.now() };

  it('a logout forgets it', async () => {
    const me = person('manager');
    startSession(session(me));
    await keepDraft('task:1:description', draft);
    endSession('logout');
    startSession(session(me));
    await waitFor(async () => expect(await readDraft('task:1:description')).toBeNull());
  });

  it('an end of the session without the person keeps it for them, until another person signs in', async () => {
    const [me, other] = [person('manager'), person('manager')];
    startSession(session(me));
    await keepDraft('task:1:description', draft);
    endSession('inactivity');
    startSession(session(me));
    expect(await readDraft('task:1:description')).toEqual(draft);
    endSession('inactivity');
    startSession(session(other));
    expect(await readDraft('task:1:description')).toBeNull();
    await waitFor(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      expect(names).not.toContain(`faena-drafts:${me._id}`);
    });
  });
});
