import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  openNewTask,
  person,
  refuse,
  saveTask,
  screen,
  tagsOf,
  taskTemplate,
  waitFor,
  within,
} from '@/test/index.ts';

const CONTENT = {
  name: 'Inspección',
  title: 'Inspección de obra',
  description: 'Con el maestro.',
  priority: 'High',
  estimatedHours: 3,
  tags: ['obra'],
  checklist: ['Medir', 'Tomar fotos'],
} as const;

function newBoard() {
  const board = new FakeBoard({ Backlog: ['Techar'] });
  const tags = [...CONTENT.tags];
  const checklist = [...CONTENT.checklist];
  board.templates = [
    taskTemplate(board.company, { ...CONTENT, tags, checklist }),
    taskTemplate(board.company, { name: 'Pedido', title: '', tags: ['compras'] }),
  ];
  return board;
}

async function choose({ user }: Awaited<ReturnType<FakeBoard['open']>>, form: HTMLElement, name: string) {
  await user.click(within(form).getByRole('button', { name: 'Desde una plantilla' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

describe('a new task from a template (TEMPLATE-8)', () => {
  it('has the values of the template, its checklist too, by a single request', async () => {
    const board = newBoard();
    const visit = await board.open();
    const form = await openNewTask(visit);
    expect(fieldOf(form, 'Título')).toHaveFocus();
    expect(visit.api.called).not.toContain('taskTemplate.list');
    await choose(visit, form, 'Inspección');
    expect(within(form).getByRole('status')).toHaveTextContent('Con la plantilla «Inspección».');
    expect(fieldOf(form, 'Título')).toHaveValue('Inspección de obra');
    expect(fieldOf(form, 'Horas estimadas')).toHaveValue('3');
    expect(tagsOf(form)).toEqual(['obra']);
    const steps = within(form).getByRole('list', { name: 'Con su lista de pasos: 2 pasos' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(2);
    await saveTask(visit, form);
    expect(visit.api.changes).toEqual(['task.create']);
    expect(board.task('Inspección de obra')).toMatchObject({ priority: 'High', estimatedHours: 3 });
    expect(board.checklist('Inspección de obra')).toEqual(['- Medir', '- Tomar fotos']);
  });

  it('keeps typed values, and says so; without the checklist if it is unchecked', async () => {
    const board = newBoard();
    const visit = await board.open();
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Casa 7');
    await choose(visit, form, 'Inspección');
    expect(within(form).getByRole('status')).toHaveTextContent('Se quedó lo escrito en: Título.');
    await visit.user.click(within(form).getByRole('checkbox', { name: /^Con su lista de pasos/ }));
    await saveTask(visit, form);
    expect(board.task('Casa 7')).toMatchObject({ description: 'Con el maestro.' });
    expect(board.checklist('Casa 7')).toEqual([]);
  });

  it('keeps nothing of a first template when another one is chosen', async () => {
    const board = newBoard();
    const visit = await board.open();
    const form = await openNewTask(visit);
    await choose(visit, form, 'Inspección');
    await choose(visit, form, 'Pedido');
    expect(fieldOf(form, 'Título')).toHaveValue('');
    expect(tagsOf(form)).toEqual(['compras']);
    expect(within(form).queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['there are none', 'Todavía no hay plantillas.', false],
    ['they could not be read', 'No se pudieron cargar las plantillas.', true],
  ])('says so where %s', async (_, said, fails) => {
    const list = () => (fails ? refuse('internal') : []);
    const visit = await new FakeBoard().open({ api: { taskTemplate: { list } } });
    const form = await openNewTask(visit);
    await visit.user.click(within(form).getByRole('button', { name: 'Desde una plantilla' }));
    expect((await screen.findAllByText(said))[0]).toBeVisible();
  });

  it('is not offered when a task is edited', async () => {
    const { user } = await newBoard().open();
    await user.click(await screen.findByRole('button', { name: 'Editar: Techar' }));
    const form = await findTaskForm('Editar Tarea');
    expect(within(form).queryByRole('button', { name: 'Desde una plantilla' })).toBeNull();
  });
});

describe('saving a task as a template (TEMPLATE-8)', () => {
  async function openDialog(board: FakeBoard, api = {}) {
    const visit = await board.open({ search: `?task=${board.task('Techar').id}`, api });
    const page = await screen.findByRole('dialog', { name: 'Techar' });
    await visit.user.click(within(page).getByRole('button', { name: 'Más acciones' }));
    await visit.user.click(await screen.findByRole('menuitem', { name: 'Guardar como plantilla…' }));
    return { ...visit, dialog: await screen.findByRole('dialog', { name: 'Guardar como plantilla' }) };
  }

  it('asks for a name, which is the title unless another is typed', async () => {
    const board = newBoard();
    board.writeChecklist('Techar', [{ text: 'Medir', done: true }]);
    const { user, dialog, fill } = await openDialog(board);
    expect(fieldOf(dialog, 'Nombre')).toHaveValue('Techar');
    await fill(fieldOf(dialog, 'Nombre'), 'Techo');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expectGone(dialog);
    expect(await screen.findByText('Plantilla guardada.')).toBeVisible();
    expect(board.templates.at(-1)).toMatchObject({ name: 'Techo', title: 'Techar', checklist: ['Medir'] });
  });

  it('says at the field that a name is taken, and keeps it', async () => {
    const taken = () =>
      refuse('conflict', '', {
        reason: 'template_exists',
        errors: [{ path: 'body.name', message: '', reason: 'template_exists' }],
      });
    const { user, dialog } = await openDialog(newBoard(), {
      taskTemplate: { list: () => [], createFrom: taken },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const field = fieldOf(dialog, 'Nombre');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('La empresa ya tiene una plantilla de tarea con ese nombre.'),
    );
    expect(field).toHaveValue('Techar');
    await waitFor(() => expect(field).toHaveFocus());
  });
});

describe('the window of templates (TEMPLATE-8)', () => {
  const window = () => screen.findByRole('dialog', { name: 'Plantillas de tareas' });

  it('opens from the menu of the project, lists the content of templates, renames and deletes them', async () => {
    const board = newBoard();
    const { user, fill } = await board.open();
    await user.click(await screen.findByRole('button', { name: 'Menú del proyecto' }));
    await user.click(await screen.findByRole('button', { name: 'Plantillas de tareas' }));
    expect(
      await within(await window()).findByText('Inspección de obra · Alta · 3 h · 2 pasos · obra'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cambiar el nombre de Inspección' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Cambiar el nombre de Pedido' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar el nombre de la plantilla' });
    await fill(fieldOf(dialog, 'Nombre'), 'Compra');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expectGone(dialog);
    expect(await screen.findByText('Compra')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Eliminar la plantilla Inspección' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(board.templates.map(({ name }) => name)).toEqual(['Compra']));
    await waitFor(() => expect(screen.queryByText('Inspección')).toBeNull());
  });

  it('says that there are none, or that they could not be read', async () => {
    await new FakeBoard().open({ search: '?templates=1' });
    expect(await screen.findByText('Todavía no hay plantillas.')).toBeVisible();
  });

  it('says that a deletion failed, and keeps the template', async () => {
    const { user } = await newBoard().open({
      search: '?templates=1',
      api: { taskTemplate: { ...newBoard().answers.taskTemplate, remove: () => refuse('internal') } },
    });
    await user.click(await screen.findByRole('button', { name: 'Eliminar la plantilla Pedido' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('No se pudo eliminar la plantilla.')).toBeVisible();
  });

  it('is not for those who may only move tasks', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [elena] });
    const { api } = await board.open({ as: elena, search: '?templates=1' });
    expect(await screen.findByText('Pintar')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.called).not.toContain('taskTemplate.list');
  });
});
