import { describe, expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const page = (title: string) => screen.findByRole('dialog', { name: title });
const open = (board: FakeBoard, title: string, options: Parameters<FakeBoard['open']>[0] = {}) =>
  board.open({ search: `?task=${board.task(title).id}`, ...options });
const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the blockers of a task (LINK-1)', () => {
  it('are chosen by title, shown in both tasks and on the card, and removed', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'], Doing: ['Lijar'] });
    const { user } = await open(board, 'Pintar');
    const panel = within(await page('Pintar'));
    expect(panel.getByText('No espera por ninguna otra tarea.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Añadir dependencia' }));
    await user.click(await screen.findByRole('option', { name: /Lijar/ }));
    const waits = await panel.findByRole('list', { name: 'Bloqueada por' });
    expect(titlesIn(waits)).toEqual([expect.stringContaining('Lijar')]);
    await waitFor(() => expect(board.task('Pintar').blockedBy).toEqual([board.task('Lijar').id]));
    expect(await screen.findAllByText('Bloqueada')).not.toHaveLength(0);

    await user.click(within(waits).getByRole('button', { name: 'Lijar' }));
    const other = within(await page('Lijar'));
    expect(titlesIn(await other.findByRole('list', { name: 'Bloquea' }))).toEqual([
      expect.stringContaining('Pintar'),
    ]);
    await user.click(other.getByRole('button', { name: 'Añadir dependencia' }));
    expect(await screen.findByText('Ninguna tarea coincide')).toBeVisible();
    await user.keyboard('{Escape}');

    await user.click(
      within(other.getByRole('list', { name: 'Bloquea' })).getByRole('button', { name: 'Pintar' }),
    );
    const again = within(await page('Pintar'));
    await user.click(again.getByRole('button', { name: 'Ya no espera por Lijar' }));
    await waitFor(() => expect(screen.queryAllByText('Bloqueada')).toHaveLength(0));
  });

  it('no longer count once they are done', async () => {
    const board = new FakeBoard({ Doing: ['Lijar'] });
    board.create({ title: 'Pintar', blockedBy: [board.task('Lijar').id] });
    await board.open();
    expect(await screen.findByText('Bloqueada')).toBeVisible();
    board.change('Lijar', { status: 'Done' });
    await waitFor(() => expect(screen.queryByText('Bloqueada')).not.toBeInTheDocument());
  });

  it('are taken back with a sentence when a change fails', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'], Doing: ['Lijar'] });
    const { user } = await open(board, 'Pintar', {
      api: { taskLink: { addBlocker: () => refuse('conflict') } },
    });
    const panel = within(await page('Pintar'));
    await user.click(panel.getByRole('button', { name: 'Añadir dependencia' }));
    await user.click(await screen.findByRole('option', { name: /Lijar/ }));
    expect(await screen.findByText('La dependencia no se pudo cambiar.')).toBeVisible();
    await waitFor(() => expect(panel.queryByRole('list', { name: 'Bloqueada por' })).not.toBeInTheDocument());
  });
});

describe('subtasks (LINK-5)', () => {
  it('are added one after the other, counted, and name their parent', async () => {
    const board = new FakeBoard({ Backlog: ['Casa'] });
    const { user } = await open(board, 'Casa');
    const panel = within(await page('Casa'));
    const field = panel.getByRole('textbox', { name: 'Nueva subtarea' });
    await user.type(field, 'Techo{Enter}');
    await panel.findByRole('button', { name: 'Techo' });
    await user.type(field, 'Piso{Enter}');
    await panel.findByRole('button', { name: 'Piso' });
    expect(board.task('Piso').parentId).toBe(board.task('Casa').id);
    board.change('Techo', { status: 'Done' });
    expect((await screen.findAllByText('1 de 2 subtareas hechas')).length).toBeGreaterThan(0);

    await user.click(panel.getByRole('button', { name: 'Piso' }));
    const part = within(await page('Piso'));
    expect(titlesIn(await part.findByRole('list', { name: 'Parte de' }))).toEqual([
      expect.stringContaining('Casa'),
    ]);
    await user.click(part.getByRole('button', { name: 'Separar de su tarea' }));
    await waitFor(() => expect(board.task('Piso').parentId).toBeUndefined());
  });

  it('are as many as lines are pasted, once that is confirmed, and none is glued to another (QUICK-4)', async () => {
    const board = new FakeBoard({ Backlog: ['Casa'] });
    const { user, api } = await open(board, 'Casa');
    const panel = within(await page('Casa'));
    const field = panel.getByRole('textbox', { name: 'Nueva subtarea' });
    await user.click(field);
    await user.paste(Array.from({ length: 300 }, (_, index) => `Paso ${index}`).join('\n'));
    const tooMany = within(await screen.findByRole('dialog', { name: '300 tareas' }));
    expect(tooMany.getByText('A la vez caben 200: hay que pegar menos líneas.')).toBeVisible();
    expect(tooMany.getByRole('button', { name: 'Crear 300 tareas' })).toBeDisabled();
    await user.click(tooMany.getByRole('button', { name: 'Cancelar' }));
    expect(field).toHaveValue('');

    await user.click(field);
    await user.paste('Techo\r\n\n  Piso  \n');
    const window = within(await screen.findByRole('dialog', { name: '2 tareas' }));
    expect(window.getByText('Cada línea pegada será una subtarea al final de Backlog.')).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Crear 2 tareas' }));
    await panel.findByRole('button', { name: 'Piso' });
    const parentId = board.task('Casa').id;
    expect(api.calls('task', 'createMany')).toMatchObject([
      { body: { titles: ['Techo', 'Piso'], parentId } },
    ]);
    expect(board.task('Techo').parentId).toBe(parentId);
  });

  it('are listed apart from the parent of the task', async () => {
    const board = new FakeBoard({ Backlog: ['Casa'] });
    board.create({ title: 'Techo', parentId: board.task('Casa').id });
    board.create({ title: 'Láminas', parentId: board.task('Techo').id });
    const { user } = await open(board, 'Techo');
    const panel = within(await page('Techo'));
    const part = await panel.findByRole('button', { name: 'Láminas' });
    const heading = panel.getByRole('heading', { name: 'Sus subtareas' });
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const parent = panel.getByRole('button', { name: 'Casa' });
    expect(parent.compareDocumentPosition(heading) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(heading.compareDocumentPosition(part) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Separar de su tarea' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
  });

  it('are read-only for people who may not change them', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Backlog: ['Casa'] }, { members: [elena] });
    board.create({ title: 'Techo', parentId: board.task('Casa').id });
    await open(board, 'Casa', { as: elena });
    const panel = within(await page('Casa'));
    expect(await panel.findByRole('button', { name: 'Techo' })).toBeVisible();
    expect(panel.queryByRole('textbox', { name: 'Nueva subtarea' })).not.toBeInTheDocument();
  });
});
