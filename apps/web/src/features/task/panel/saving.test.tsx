import { describe, expect, it } from 'vitest';
import {
  act,
  card,
  expectGone,
  FakeBoard,
  findLeaveQuestion,
  offline,
  person,
  queryLeaveQuestion,
  refuse,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel' });

/** A board with the page of its task open. */
async function opened(given: Parameters<FakeBoard['create']>[0] = {}) {
  const board = new FakeBoard(
    { Doing: ['Lijar'] },
    { members: [rosa], tasks: [{ title: 'Pintar', ...given }] },
  );
  const visit = await board.open({ search: `?task=${board.task('Pintar').id}` });
  const page = await screen.findByRole('dialog', { name: 'Pintar' });
  await within(page).findByRole('textbox', { name: 'Título' });
  const field = (label: string) =>
    within(page).getByLabelText(label, { selector: 'input, select, textarea, button' });
  return { ...visit, board, page, field };
}

const isSaved = (board: FakeBoard, title: string, fields: object) =>
  waitFor(() => expect(board.task(title)).toMatchObject(fields));

describe('each property saves by itself when it is chosen (PANEL-4)', () => {
  it('alone, and shows on the board at once', async () => {
    const { board, user, fill, field, api } = await opened({ tags: ['obra'] });
    await user.selectOptions(field('Prioridad'), 'Critical');
    await isSaved(board, 'Pintar', { priority: 'Critical' });
    await user.selectOptions(field('Estado'), 'Testing');
    await waitFor(() => expect(board.layout).toEqual({ Doing: ['Lijar'], Testing: ['Pintar'] }));
    const testing = screen.getByRole('region', { name: /^Testing, 1/ });
    expect(within(testing).getByRole('article', { name: 'Pintar' })).toBeVisible();

    await fill(field('Fecha de vencimiento'), '5/3/2027');
    await user.tab();
    await isSaved(board, 'Pintar', { dueDate: '2027-03-05T06:00:00.000Z' });
    await fill(field('Horas estimadas'), '7');
    await user.tab();
    await isSaved(board, 'Pintar', { estimatedHours: 7 });
    await user.type(field('Tags'), 'patio{Enter}');
    await isSaved(board, 'Pintar', { tags: ['obra', 'patio'] });
    await user.click(field('Asignado a'));
    await user.click(await screen.findByRole('option', { name: /Rosa Ajanel/ }));
    await isSaved(board, 'Pintar', { assignedTo: [card(rosa)] });

    expect(api.calls('task', 'update').map(({ body }) => body)).toEqual([
      { priority: 'Critical' },
      { dueDay: '2027-03-05', dueDate: '2027-03-05T06:00:00.000Z' },
      { estimatedHours: 7 },
      { tags: ['obra', 'patio'] },
    ]);
  });

  it('an invalid date stays in the field, is explained and not sent', async () => {
    const { user, fill, field, page, api } = await opened();
    await fill(field('Fecha de vencimiento'), '31/2/2027');
    await user.tab();
    expect(field('Fecha de vencimiento')).toHaveValue('31/2/2027');
    expect(field('Fecha de vencimiento')).toBeInvalid();
    await user.click(within(page).getByRole('button', { name: 'Cerrar' }));
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Seguir editando' }));
    expect(field('Fecha de vencimiento')).toHaveValue('31/2/2027');
    expect(api.changes).toEqual([]);
  });
});

describe('texts save when they are left (PANEL-4)', () => {
  it('by Tab, by Enter, by Ctrl Enter; an unchanged text is not sent', async () => {
    const { board, user, fill, field, api } = await opened();
    await user.click(field('Título'));
    await user.tab();
    expect(api.changes).toEqual([]);
    await fill(field('Título'), 'Pintar la fachada');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(board.task('Pintar la fachada')).toBeDefined());
    await fill(field('Descripción'), 'De blanco');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isSaved(board, 'Pintar la fachada', { description: 'De blanco' });
    await fill(field('Descripción'), 'De azul');
    await user.tab();
    await isSaved(board, 'Pintar la fachada', { description: 'De azul' });
    expect(api.calls('task', 'update')).toHaveLength(3);
  });

  it('by the back button, and by the page of another task', async () => {
    const { board, user, fill, field, goTo, path } = await opened();
    await goTo(`${path().split('?')[0]}?task=${board.task('Lijar').id}`);
    const other = await screen.findByRole('dialog', { name: 'Lijar' });
    await fill(within(other).getByRole('textbox', { name: 'Descripción' }), 'A mano');
    act(() => window.history.back());
    await isSaved(board, 'Lijar', { description: 'A mano' });
    await screen.findByRole('dialog', { name: 'Pintar' });
    await user.type(await screen.findByRole('textbox', { name: 'Descripción' }), 'De rojo');
    await user.click(screen.getByRole('button', { name: 'Tarea siguiente' }));
    await isSaved(board, 'Pintar', { description: 'De rojo' });
    expect(queryLeaveQuestion()).toBeNull();
    expect(field).toBeDefined();
  });

  it('Escape in a changed text asks, and discards the change; in an unchanged one it closes the page', async () => {
    const { user, fill, field, page, api } = await opened();
    await fill(field('Título'), 'Otra cosa');
    await user.keyboard('{Escape}');
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(field('Título')).toHaveFocus());
    expect(field('Título')).toHaveValue('Otra cosa');
    await user.keyboard('{Escape}');
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(field('Título')).toHaveValue('Pintar'));
    expect(api.changes).toEqual([]);
    await user.keyboard('{Escape}');
    await expectGone(page);
  });

  it('an empty title is not sent', async () => {
    const { user, fill, field, page, api } = await opened();
    await fill(field('Título'), ' ');
    await user.tab();
    expect(within(page).getByText('El título es obligatorio.')).toBeVisible();
    expect(api.changes).toEqual([]);
  });
});

describe('a value that could not be saved (PANEL-6)', () => {
  it('stays in its field with the reason, until it is sent again or discarded; leaving asks', async () => {
    const { board, user, fill, field, page, api, path } = await opened();
    const { update } = board.answers.task ?? {};
    api.answer({ task: { update: () => refuse('forbidden') } });
    await fill(field('Título'), 'Pintar de azul');
    await user.tab();
    expect(await within(page).findByText(/^Este proyecto es de otra persona/)).toBeVisible();
    expect(field('Título')).toHaveValue('Pintar de azul');
    const before = path();
    await user.click(within(page).getByRole('button', { name: 'Cerrar' }));
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(path()).toBe(before));

    if (update) api.answer({ task: { update } });
    await user.click(within(page).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(board.task('Pintar de azul')).toBeDefined());
    await waitFor(() => expect(within(page).queryByRole('button', { name: 'Reintentar' })).toBeNull());

    api.answer({ task: { update: () => refuse('internal') } });
    await user.selectOptions(field('Prioridad'), 'Low');
    expect(await within(page).findByText(/^No se guardó: Prioridad\./)).toBeVisible();
    expect(field('Prioridad')).toHaveValue('Low');
    await user.click(within(page).getByRole('button', { name: 'Descartar' }));
    expect(field('Prioridad')).toHaveValue('Medium');
  });

  it('stays without a connection, too; a toast holds it if the page was left before', async () => {
    const { board, user, fill, field, page, api } = await opened();
    const { update } = board.answers.task ?? {};
    api.answer({ task: { update: offline } });
    await user.selectOptions(field('Prioridad'), 'High');
    expect(await within(page).findByText(/^No se guardó: Prioridad\./)).toBeVisible();
    await user.click(within(page).getByRole('button', { name: 'Descartar' }));

    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    api.answer({ task: { update: () => held.then(offline) } });
    await fill(field('Descripción'), 'De blanco');
    await user.click(within(page).getByRole('button', { name: 'Cerrar' }));
    await expectGone(page);
    fail();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    if (update) api.answer({ task: { update } });
    await user.click(retry);
    await isSaved(board, 'Pintar', { description: 'De blanco' });
  });
});

describe('a change by others meanwhile (PANEL-7)', () => {
  it('shows in untouched fields; if both changed one field, it asks which value to keep', async () => {
    const { board, user, fill, field, page, api } = await opened();
    await fill(field('Descripción'), 'De azul');
    board.change('Pintar', { description: 'De verde', priority: 'Low' });
    expect(await within(page).findByText('Ahora dice: De verde')).toBeVisible();
    expect(within(page).getByText(/^Otra persona también cambió: Descripción\./)).toBeVisible();
    expect(field('Prioridad')).toHaveValue('Low');
    expect(field('Descripción')).toHaveValue('De azul');
    await user.tab();
    expect(api.changes).toEqual([]);
    await user.click(within(page).getByRole('button', { name: 'Guardar lo escrito aquí' }));
    await isSaved(board, 'Pintar', { description: 'De azul', priority: 'Low' });

    await fill(field('Título'), 'Pintar de azul');
    board.change('Pintar', { title: 'Pintar de verde' });
    await user.click(await within(page).findByRole('button', { name: 'Dejar lo de la otra persona' }));
    expect(field('Título')).toHaveValue('Pintar de verde');

    await fill(field('Título'), 'Pintar de rojo');
    board.by(board.owner).change('Pintar de verde', { title: 'Pintar de gris' });
    await user.click(await within(page).findByRole('button', { name: 'Dejar lo ya guardado' }));
    expect(field('Título')).toHaveValue('Pintar de gris');
  });

  it('text typed in a task that is deleted stays readable, and leaving asks (PANEL-11)', async () => {
    const { board, user, fill, field, page, api } = await opened();
    await fill(field('Descripción'), 'Todo lo que costó escribir');
    board.remove('Pintar');
    expect(await within(page).findByText(/Aquí está lo último que se supo de ella\.$/)).toBeVisible();
    expect(field('Descripción')).toHaveValue('Todo lo que costó escribir');
    expect(field('Descripción')).toHaveAttribute('readonly');
    await user.click(within(page).getByRole('button', { name: 'Cerrar' }));
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
    await expectGone(page);
    expect(api.changes).toEqual([]);
  });
});
