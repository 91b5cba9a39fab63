import { describe, expect, it } from 'vitest';
import {
  act,
  expectGone,
  FakeBoard,
  newId,
  person,
  refuse,
  renderRoute,
  screen,
  setViewport,
  waitFor,
  within,
} from '@/test/index.ts';

const page = (title: string) => screen.findByRole('dialog', { name: title });
const cardOf = (title: string) => screen.findByRole('article', { name: title });

describe('the page of a task has an address (PANEL-1)', () => {
  it('a link opens it beside the other parameters, the back button closes it, and going on keeps the way back', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'], Doing: ['Lijar'] });
    const plain = `/projects/${board.project._id}?sort=title`;
    const linked = (title: string) => `${plain}&task=${board.task(title).id}`;
    const { user, path } = await board.open({ search: '?sort=title' });
    await user.click(within(await cardOf('Pintar')).getByRole('button', { name: 'Pintar' }));
    const first = await page('Pintar');
    expect(path()).toBe(linked('Pintar'));
    expect(within(first).getByLabelText('Título')).toHaveValue('Pintar');

    await user.click(within(first).getByRole('button', { name: 'Tarea siguiente' }));
    await page('Lijar');
    expect(path()).toBe(linked('Lijar'));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe(plain);
    act(() => window.history.forward());
    await page('Lijar');
  });

  it('a link of the manager opens the same for an employee, in their own view', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Doing: ['Lijar'] }, { members: [elena] });
    const query = `?task=${board.task('Lijar').id}`;
    const { path } = await renderRoute(`/projects/${board.project._id}${query}`, {
      as: elena,
      company: board.company,
      api: board.answers,
    });
    await page('Lijar');
    expect(path()).toBe(`/employee/projects/${board.project._id}${query}`);
  });
});

describe('a press anywhere on a card opens it (PANEL-2)', () => {
  it('but on a control of the card, or with a key that chooses several', async () => {
    const board = new FakeBoard({}, { tasks: [{ title: 'Pintar', description: 'De blanco' }] });
    const { user } = await board.open();
    const card = within(await cardOf('Pintar'));
    await user.click(card.getByRole('button', { name: 'Asignar: Pintar' }));
    await user.keyboard('{Escape}');
    await user.keyboard('{Shift>}');
    await user.click(card.getByText('De blanco'));
    await user.keyboard('{/Shift}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(card.getByText('De blanco'));
    await page('Pintar');
  });

  it('so does the title in the table', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await board.open();
    await user.click(await screen.findByRole('radio', { name: 'Tabla' }));
    await user.click(await screen.findByRole('button', { name: 'Pintar' }));
    await page('Pintar');
  });
});

describe('the page and the keyboard (PANEL-2, PANEL-9)', () => {
  it('focus goes in, Escape closes it from the board too, and focus is on the card again', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar', 'Lijar'] });
    const { user } = await board.open();
    const title = within(await cardOf('Pintar')).getByRole('button', { name: 'Pintar' });
    title.focus();
    await user.keyboard('{Enter}');
    const opened = await page('Pintar');
    await waitFor(() => expect(opened).toHaveFocus());
    expect(opened).not.toHaveAttribute('aria-modal');
    await user.keyboard('{Escape}');
    await expectGone(opened);
    await waitFor(() => expect(title).toHaveFocus());

    await user.keyboard('{Enter}');
    const again = await page('Pintar');
    within(await cardOf('Lijar'))
      .getByRole('button', { name: 'Lijar' })
      .focus();
    await user.keyboard('{Escape}');
    await expectGone(again);
  });

  it('opened by a link, it leaves focus on the card', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar', 'Lijar'] });
    const search = `?task=${board.task('Lijar').id}`;
    const { user } = await board.open({ search });
    await cardOf('Lijar');
    await waitFor(async () => expect(await page('Lijar')).toHaveFocus());
    await user.keyboard('{Escape}');
    const title = within(await cardOf('Lijar')).getByRole('button', { name: 'Lijar' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('j and k go on where nothing is typed', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'], Done: ['c'] });
    const { user, api } = await board.open({ search: `?task=${board.task('a').id}` });
    const opened = await page('a');
    expect(within(opened).getByRole('button', { name: 'Tarea anterior' })).toBeDisabled();
    await waitFor(() => expect(opened).toHaveFocus());
    await user.keyboard('j');
    await page('b');
    await user.keyboard('j');
    await page('c');
    await user.keyboard('k');
    const b = await page('b');
    const description = within(b).getByRole('textbox', { name: 'Descripción' });
    await user.type(description, 'j');
    expect(description).toHaveValue('j');
    await page('b');
    // The text is saved before the test ends its session.
    await user.tab();
    await waitFor(() => expect(api.calls('task', 'update').at(-1)?.body).toMatchObject({ description: 'j' }));
  });

  it('in a window below 1024 px it takes all of it, and focus stays in', async () => {
    setViewport({ width: 360 });
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await board.open({ search: `?task=${board.task('Pintar').id}` });
    const opened = await page('Pintar');
    expect(opened).toHaveAttribute('aria-modal', 'true');
    await user.tab({ shift: true });
    await user.tab();
    await user.tab();
    expect(opened).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('the states of the page (PANEL-11)', () => {
  it('while the tasks are read it is there, and when that fails it says so, with Reintentar', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user, api } = await board.open({
      search: `?task=${board.task('Pintar').id}`,
      api: { task: { board: () => refuse('internal') } },
    });
    const opened = await page('Tarea');
    expect(await within(opened).findByText('No se pudo cargar la tarea.')).toBeVisible();
    api.answer({ task: { board: () => board.tasks } });
    await user.click(within(opened).getByRole('button', { name: 'Reintentar' }));
    await page('Pintar');
  });

  it('a link to an unknown task says so, and its button leads to the board', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const { user, path } = await board.open({ search: `?task=${newId()}` });
    const opened = await page('Tarea');
    expect(await within(opened).findByText('La tarea ya no existe.')).toBeVisible();
    expect(within(opened).queryByRole('button', { name: 'Editar' })).toBeNull();
    await user.click(within(opened).getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await expectGone(opened);
    expect(path()).toBe(`/projects/${board.project._id}`);
  });

  it('one that somebody else archives is called archived, not deleted (LIVE-2)', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open({ search: `?task=${board.task('Pintar').id}` });
    const opened = await page('Pintar');
    await within(opened).findByLabelText('Título');
    board.archive('Pintar');
    expect(await within(opened).findByText(/^Otra persona archivó esta tarea\./)).toBeVisible();
  });

  it('one that somebody else moves to another project is called moved (LIVE-2)', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open({ search: `?task=${board.task('Pintar').id}` });
    const opened = await page('Pintar');
    await within(opened).findByLabelText('Título');
    board.moveElsewhere('Pintar');
    expect(await within(opened).findByText(/^Otra persona movió esta tarea a otro proyecto\./)).toBeVisible();
  });

  it('one that somebody else deletes stays readable; one that is deleted on its page closes it', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar', 'Lijar'] });
    const { user } = await board.open({ search: `?task=${board.task('Pintar').id}` });
    const opened = await page('Pintar');
    await within(opened).findByLabelText('Título');
    board.remove('Pintar');
    expect(await within(opened).findByText(/Aquí está lo último que se supo de ella\.$/)).toBeVisible();
    expect(within(opened).queryByRole('textbox')).toBeNull();
    expect(within(opened).getByRole('heading', { name: 'Pintar' })).toBeVisible();
    await user.keyboard('{Escape}');
    await expectGone(opened);

    await user.click(within(await cardOf('Lijar')).getByRole('button', { name: 'Lijar' }));
    const other = await page('Lijar');
    await user.click(within(other).getByRole('button', { name: 'Eliminar' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await expectGone(other);
    expect(board.layout).toEqual({});
  });
});
