import { describe, expect, it } from 'vitest';
import {
  card,
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  openNewTask,
  person,
  pressSave,
  refuse,
  saveTask,
  screen,
  tagsOf,
  waitFor,
  within,
} from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel' });
const tomas = person('employee', { fullname: 'Tomás Pérez' });

describe('the fields of a task (TASK-9)', () => {
  it("has the title 'Nueva Tarea', the fields of a task with their choices and defaults, and the buttons Cancelar and Guardar", async () => {
    const visit = await new FakeBoard().open();
    const form = await openNewTask(visit);

    expect(fieldOf(form, 'Título')).toHaveFocus();
    expect(fieldOf(form, 'Título')).toHaveValue('');
    expect(fieldOf(form, 'Descripción')).toHaveValue('');
    const priority = fieldOf(form, 'Prioridad');
    expect(
      within(priority)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Baja', 'Media', 'Alta', 'Crítica']);
    expect(priority).toHaveValue('Medium');
    expect(fieldOf(form, 'Fecha de vencimiento')).toHaveValue('');
    expect(fieldOf(form, 'Horas estimadas')).toHaveValue('0');
    await waitFor(() => expect(fieldOf(form, 'Asignar a')).toHaveTextContent(/^Sin asignar$/));
    expect(fieldOf(form, 'Tags')).toHaveValue('');
    expect(within(form).getByRole('button', { name: 'Guardar' })).toBeVisible();

    await visit.user.click(within(form).getByRole('button', { name: 'Cancelar' }));
    await expectGone(form);
  });

  it('sends a new one with {id, title, description, priority, assignedTo, dueDate, estimatedHours, tags, project, createdBy} and the status of its column', async () => {
    const board = new FakeBoard({}, { members: [rosa] });
    const visit = await board.open();
    const { user, fill, api } = visit;
    const form = await openNewTask(visit);

    await fill(fieldOf(form, 'Título'), ' Comprar el horno ');
    await fill(fieldOf(form, 'Descripción'), 'Tres cotizaciones');
    await user.selectOptions(fieldOf(form, 'Prioridad'), 'Crítica');
    await fill(fieldOf(form, 'Fecha de vencimiento'), '24/12/2026');
    await fill(fieldOf(form, 'Horas estimadas'), '12');
    await user.click(fieldOf(form, 'Asignar a'));
    await user.click(await screen.findByRole('option', { name: /Rosa Ajanel/ }));
    await user.keyboard('{Escape}');
    await user.type(fieldOf(form, 'Tags'), 'compras{Enter}');
    await saveTask(visit, form);

    expect(api.changes).toEqual(['task.create']);
    expect(api.calls('task', 'create').map(({ body }) => body)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        status: 'Backlog',
        title: 'Comprar el horno',
        description: 'Tres cotizaciones',
        priority: 'Critical',
        assignedTo: [rosa._id],
        // The day, and its start in the company's time zone.
        dueDay: '2026-12-24',
        dueDate: '2026-12-24T06:00:00.000Z',
        estimatedHours: 12,
        tags: ['compras'],
        project: board.project._id,
        createdBy: board.owner._id,
      },
    ]);
    expect(within(screen.getByRole('article', { name: 'Comprar el horno' })).getByText('12 h')).toBeVisible();
  });

  it("has the title 'Editar Tarea' for an existing task, shows its values, and sends only the changes", async () => {
    const board = new FakeBoard(
      {},
      {
        members: [rosa],
        tasks: [
          {
            title: 'Pintar',
            description: 'De blanco',
            priority: 'High',
            status: 'Doing',
            dueDate: '2026-12-01T06:00:00.000Z',
            estimatedHours: 8,
            tags: ['obra', 'fachada'],
            assignedTo: [card(rosa)],
          },
        ],
      },
    );
    const visit = await board.open();
    const edit = () => screen.findByRole('button', { name: 'Editar: Pintar' });
    await visit.user.click(await edit());
    const form = await findTaskForm('Editar Tarea');
    expect(await within(form).findByText('Rosa Ajanel')).toBeVisible();

    expect(fieldOf(form, 'Título')).toHaveValue('Pintar');
    expect(fieldOf(form, 'Descripción')).toHaveValue('De blanco');
    expect(fieldOf(form, 'Prioridad')).toHaveValue('High');
    expect(fieldOf(form, 'Fecha de vencimiento')).toHaveValue('01/12/2026');
    expect(fieldOf(form, 'Horas estimadas')).toHaveValue('8');
    expect(fieldOf(form, 'Asignar a')).toHaveTextContent(/^Rosa Ajanel$/);
    expect(tagsOf(form)).toEqual(['obra', 'fachada']);

    await visit.user.selectOptions(fieldOf(form, 'Prioridad'), 'Baja');
    await visit.fill(fieldOf(form, 'Fecha de vencimiento'), '');
    await saveTask(visit, form);
    expect(visit.api.changes).toEqual(['task.update']);
    expect(visit.api.calls('task', 'update').map(({ body }) => body)).toEqual([
      { priority: 'Low', dueDay: null, dueDate: null },
    ]);
    expect(board.task('Pintar')).toMatchObject({
      priority: 'Low',
      dueDate: null,
      status: 'Doing',
      description: 'De blanco',
      estimatedHours: 8,
      tags: ['obra', 'fachada'],
      assignedTo: [{ _id: rosa._id }],
    });

    // Without a change nothing is sent.
    await visit.user.click(await edit());
    await saveTask(visit, await findTaskForm('Editar Tarea'));
    expect(visit.api.changes).toHaveLength(1);
  });

  it('says at the field that a due date does not exist, and keeps it (FORM-6)', async () => {
    const visit = await new FakeBoard().open();
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    const due = fieldOf(form, 'Fecha de vencimiento');
    await visit.fill(due, '31/02/2026');
    await pressSave(visit, form);
    expect(due).toHaveValue('31/02/2026');
    expect(due).toHaveAccessibleDescription('Esa fecha no existe.');
    expect(visit.api.changes).toEqual([]);
    await visit.fill(due, '28/02/2026');
    await visit.user.tab();
    expect(due).toHaveAccessibleDescription('');
    await saveTask(visit, form);
    expect(visit.api.changes).toEqual(['task.create']);
  });

  it("'Asignar a' is a multi-select of the people of the project by full name, with a search", async () => {
    const board = new FakeBoard({}, { members: [rosa, tomas] });
    const visit = await board.open();
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');

    await visit.user.click(fieldOf(form, 'Asignar a'));
    const list = await screen.findByRole('listbox', { name: 'Opciones' });
    await within(list).findByRole('option', { name: /Rosa/ });
    const options = () =>
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options()).toEqual([
      expect.stringMatching(/Marta Gestora/),
      expect.stringMatching(/Rosa Ajanel/),
      expect.stringMatching(/Tomás Pérez/),
    ]);
    await visit.user.click(within(list).getByRole('option', { name: /Rosa/ }));
    // A search within the list, by the keyboard.
    await visit.user.type(screen.getByRole('combobox', { name: 'Buscar' }), 'tomas');
    expect(options()).toEqual([expect.stringMatching(/Tomás Pérez/)]);
    await visit.user.keyboard('{Enter}{Escape}');
    expect(fieldOf(form, 'Asignar a')).toHaveTextContent('Rosa Ajanel, Tomás Pérez');

    await saveTask(visit, form);
    expect(new Set(board.task('Pintar').assignedTo.map(({ _id }) => _id))).toEqual(
      new Set([rosa._id, tomas._id]),
    );
  });

  it('says when the people cannot be read, and keeps the assignees', async () => {
    const board = new FakeBoard({}, { members: [rosa], tasks: [{ title: 'a', assignedTo: [card(rosa)] }] });
    const visit = await board.open({
      search: `?edit=${board.task('a').id}`,
      api: { task: { assignable: () => refuse('validation_failed', 'Broken') } },
    });
    const form = await findTaskForm('Editar Tarea');

    expect(await within(form).findByText('No se pudo cargar a las personas.')).toBeVisible();
    await visit.fill(fieldOf(form, 'Título'), 'b');
    await saveTask(visit, form);
    expect(board.task('b').assignedTo).toMatchObject([{ _id: rosa._id }]);
  });

  it('has Tags as chips that can be added and removed', async () => {
    const board = new FakeBoard();
    const visit = await board.open();
    const { user, fill } = visit;
    const form = await openNewTask(visit);
    const tags = fieldOf(form, 'Tags');
    await fill(fieldOf(form, 'Título'), 'Pintar');

    await user.type(tags, 'obra{Enter}');
    // A superfluous Enter saves nothing (FORM-6).
    await user.keyboard('{Enter}');
    expect(visit.api.changes).toEqual([]);
    expect(form).toBeInTheDocument();
    await user.type(tags, 'fachada,');
    // The task has this tag already.
    await user.type(tags, 'OBRA{Enter}');
    await user.type(tags, 'blanco');
    // Leaving the field adds it too.
    await user.click(fieldOf(form, 'Título'));
    expect(tagsOf(form)).toEqual(['obra', 'fachada', 'blanco']);
    await user.click(within(form).getByRole('button', { name: 'Quitar fachada' }));
    expect(tagsOf(form)).toEqual(['obra', 'blanco']);
    await user.click(tags);
    await user.keyboard('{Backspace}');
    expect(tagsOf(form)).toEqual(['obra']);

    await saveTask(visit, form);
    expect(board.task('Pintar').tags).toEqual(['obra']);
  });
});
