import { describe, expect, it } from 'vitest';
import { EMPTY_ROOM, FakeBoard, openNewTask, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const two = () => new FakeBoard({ Backlog: ['Pintar', 'Lijar'], Doing: ['Techar'] });
const list = () => screen.findByRole('list', { name: 'Tareas archivadas' });
const undo = () => screen.findByRole('button', { name: 'Deshacer' });

describe('archiving (ARCHIVED-5)', () => {
  it('is on the card, shows at once, and can be undone', async () => {
    const board = two();
    const { user } = await board.open();
    await user.click(await screen.findByRole('button', { name: 'Archivar: Pintar' }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['Lijar'], Doing: ['Techar'] }));
    expect(await screen.findByText('Tarea archivada.')).toBeVisible();
    await user.click(await undo());
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['Pintar', 'Lijar'], Doing: ['Techar'] }));
  });

  it('is by key on the card that has the focus', async () => {
    const board = two();
    const { user } = await board.open();
    (await screen.findByRole('button', { name: 'Editar: Lijar' })).focus();
    await user.keyboard('c');
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['Pintar'], Doing: ['Techar'] }));
  });

  it('is in the bar of the chosen cards, for all of them at once', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'], Doing: ['Techar'] });
    const { user } = await board.open();
    await user.click(await screen.findByRole('button', { name: 'Elegir: Pintar' }));
    await user.click(screen.getByRole('button', { name: 'Elegir: Techar' }));
    const bar = within(screen.getByRole('toolbar', { name: '2 tareas elegidas' }));
    await user.click(bar.getByRole('button', { name: 'Archivar' }));
    expect(await screen.findByText('2 tareas archivadas.')).toBeVisible();
    await waitFor(() => expect(board.layout).toEqual({}));
  });

  it('closes the page of the task', async () => {
    const board = two();
    const { user } = await board.open({ search: `?task=${board.task('Techar').id}` });
    const page = within(await screen.findByRole('dialog', { name: 'Techar' }));
    await user.click(page.getByRole('button', { name: 'Archivar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['Pintar', 'Lijar'] }));
  });

  it('is reversed with a sentence when it is refused', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [elena] });
    const { user } = await board.open({ api: { task: { batch: () => refuse('internal') } } });
    await user.click(await screen.findByRole('button', { name: 'Archivar: Pintar' }));
    expect(await screen.findByText('No se pudo archivar la tarea.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Archivar: Pintar' })).toBeVisible();
  });

  it('is not for those who may only move', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [elena] });
    const { api } = await board.open({ as: elena, search: '?archived=1' });
    expect(await screen.findByText('Pintar')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Archivar/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls('archivedTask', 'list')).toEqual([]);
  });
});

describe('the archived tasks (ARCHIVED-5)', () => {
  it('show how near their limit is, and a new task shows how near that of the board is (LIMIT-25)', async () => {
    const titles = Array.from({ length: 250 }, (_, n) => `Tarea ${n}`);
    const room = () => ({ ...EMPTY_ROOM, archivedTasks: 99_000, boardMebibytes: 32 });
    const visit = await new FakeBoard({ Backlog: titles }).open({
      ...{ search: '?archived=1', api: { project: { room } } },
    });
    expect(await screen.findByText('Tareas archivadas. Hay 99000 de un máximo de 100000.')).toBeVisible();
    await visit.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const form = within(await openNewTask(visit));
    expect(
      await form.findByText(/^Textos y personas del tablero, en MiB\. No se puede añadir más: hay 32,/),
    ).toBeVisible();
  });

  it('are found in the menu of the project, restored, deleted after the question, and follow others', async () => {
    const board = two();
    for (const title of ['Pintar', 'Lijar']) board.archive(title);
    const { user, path } = await board.open();
    await user.click(await screen.findByRole('button', { name: 'Menú del proyecto' }));
    await user.click(screen.getByRole('button', { name: 'Tareas archivadas' }));
    await waitFor(() => expect(path()).toContain('archived=1'));
    const window = within(await screen.findByRole('dialog', { name: 'Tareas archivadas' }));
    const titles = async () =>
      within(await list())
        .getAllByRole('listitem')
        .map((item) => ['Pintar', 'Lijar', 'Techar'].find((title) => item.textContent?.includes(title)));
    expect(await titles()).toEqual(['Lijar', 'Pintar']);
    expect(within(await list()).getAllByText(/^Archivada el .* por Marta Gestora$/)).toHaveLength(2);

    await user.click(window.getByRole('button', { name: 'Restaurar: Pintar' }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['Pintar'], Doing: ['Techar'] }));
    expect(await titles()).toEqual(['Lijar']);
    board.archive('Techar');
    await waitFor(async () => expect(await titles()).toEqual(['Techar', 'Lijar']));

    await user.type(window.getByRole('searchbox', { name: 'Buscar en las archivadas' }), 'nada');
    expect(await window.findByText('Ninguna tarea archivada coincide.')).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Borrar la búsqueda' }));
    await waitFor(async () => expect(await titles()).toEqual(['Techar', 'Lijar']));

    await user.click(window.getByRole('button', { name: 'Eliminar: Lijar' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('¿Estás seguro de que quieres eliminar esta tarea?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(async () => expect(await titles()).toEqual(['Techar']));
  });

  it('keep their search in the address until the window closes (SCREEN-24)', async () => {
    const { user, path } = await two().open({ search: '?archived=1' });
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('tech');
    await waitFor(() => expect(path()).toMatch(/\?archived=1&archived-q=tech$/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).not.toMatch(/archived/));
  });

  it('opened by a link leave focus on the heading of the board', async () => {
    const { user } = await two().open({ search: '?archived=1' });
    const window = await screen.findByRole('dialog', { name: 'Tareas archivadas' });
    await waitFor(() => expect(window).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('say that there are none, and that they could not be read', async () => {
    const board = two();
    const refused = { archivedTask: { list: () => refuse('internal') } };
    const { user, api } = await board.open({ search: '?archived=1', api: refused });
    const window = within(await screen.findByRole('dialog', { name: 'Tareas archivadas' }));
    expect(await window.findByText('No se pudieron cargar las tareas archivadas.')).toBeVisible();
    api.answer(board.answers);
    await user.click(window.getByRole('button', { name: 'Reintentar' }));
    expect(await window.findByText('No hay tareas archivadas.')).toBeVisible();
  });
});
