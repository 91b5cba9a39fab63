import { describe, expect, it } from 'vitest';
import {
  card,
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  person,
  pressSave,
  refuse,
  renderRoute,
  screen,
  within,
} from '@/test/index.ts';

/** The fields of text in a window, by their placeholder. */
async function fieldsIn(dialog: HTMLElement): Promise<(string | null)[]> {
  const fields = await within(dialog).findAllByRole('textbox');
  return fields.map((field) => field.getAttribute('placeholder'));
}

const elena = person('employee', { fullname: 'Elena Empleada' });

const findCard = (title: string) => screen.findByRole('article', { name: title });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the rights of a role on tasks (ACCESS-6, ACCESS-10)', () => {
  it('a manager has Añadir tarea, Editar, Asignar, Eliminar and the status in the table', async () => {
    const { user } = await new FakeBoard({ Backlog: ['a'] }).open();
    const own = within(await findCard('a'));
    expect(screen.getByRole('button', { name: 'Añadir tarea' })).toBeVisible();
    expect(own.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      null,
      'Prioridad: a: Media',
      'Fecha de vencimiento: a: Sin fecha',
      'Elegir: a',
      'Tags: a: Sin etiquetas',
      'Editar: a',
      'Asignar: a',
      'Archivar: a',
      'Eliminar: a',
    ]);

    await user.click(screen.getByRole('radio', { name: 'Tabla' }));
    expect(await screen.findByLabelText('Estado de a')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Acciones' })).toBeVisible();
  });

  it('an employee sees tasks read-only: no buttons on cards, a badge and no Acciones in the table', async () => {
    const board = new FakeBoard({ Doing: ['a'] }, { members: [elena] });
    const { user } = await board.open({ as: elena });
    const own = within(await findCard('a'));
    expect(texts(own.getAllByRole('button'))).toEqual(['a']);
    expect(screen.queryByRole('button', { name: 'Añadir tarea' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Tabla' }));
    const row = within(await screen.findByRole('row', { name: /^a / }));
    expect(row.getAllByRole('cell')[1]).toHaveTextContent(/^Doing$/);
    expect(row.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Acciones' })).not.toBeInTheDocument();
  });

  it('an employee reads all of a task, and can only comment on it', async () => {
    const board = new FakeBoard(
      {},
      {
        members: [elena],
        tasks: [
          {
            title: 'Pintar',
            description: 'De blanco,\npor dentro',
            priority: 'High',
            status: 'Doing',
            dueDate: '2030-12-01T06:00:00.000Z',
            estimatedHours: 8,
            tags: ['obra'],
            assignedTo: [card(elena)],
          },
        ],
      },
    );
    const { user, path } = await board.open({ as: elena, search: `?task=${board.task('Pintar').id}` });
    const dialog = await screen.findByRole('dialog', { name: 'Pintar' });
    expect(within(dialog).getByText(/De blanco,\s+por dentro/)).toBeVisible();
    expect(texts(within(dialog).getAllByRole('definition'))).toEqual([
      'Elena Empleada',
      'Alta',
      expect.stringMatching(/1\/12\/30$/),
      'No se repite',
      '8 h',
      'obra',
    ]);
    expect(within(dialog).getByLabelText('Estado')).toHaveValue('Doing');
    expect(await fieldsIn(dialog)).toEqual(['Nuevo comentario']);
    await user.keyboard('{Escape}');
    await expectGone(dialog);
    expect(path()).toBe(`/employee/projects/${board.project._id}`);
  });

  it('an employee opens a task by its title, and a new one by no link', async () => {
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [elena] });
    const { user, goTo } = await board.open({ as: elena });
    await user.click(within(await findCard('a')).getByRole('button', { name: 'a' }));
    const dialog = await screen.findByRole('dialog', { name: 'a' });
    expect(within(dialog).getByText('Sin descripción')).toBeVisible();
    // Missing values have the same words as in the list of their tasks (TIME-23).
    expect(texts(within(dialog).getAllByRole('definition'))).toEqual([
      'Sin asignar',
      'Media',
      'No definida',
      'No se repite',
      'N/A',
      '-',
    ]);
    expect(await fieldsIn(dialog)).toEqual(['Nuevo comentario']);
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await expectGone(dialog);

    await goTo(`/employee/projects/${board.project._id}?task=new`);
    expect(await findCard('a')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("a manager who is only a member of somebody else's project reads and moves its tasks (ACCESS-10)", async () => {
    const guest = person('manager', { fullname: 'Gabriel Invitado' });
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [guest] });
    const { user, goTo, path } = await renderRoute(`/projects/${board.project._id}?task=new`, {
      as: guest,
      api: { ...board.answers, company: { mine: () => [], get: () => refuse('not_found') } },
    });
    await findCard('a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Nueva tarea|Editar|Eliminar|Asignar)/i })).toBeNull();
    await user.click(within(await findCard('a')).getByRole('button', { name: 'a' }));
    const dialog = await screen.findByRole('dialog', { name: 'a' });
    expect(await fieldsIn(dialog)).toEqual(['Nuevo comentario']);
    await user.keyboard('{Escape}');
    await expectGone(dialog);
    expect(path()).toBe(`/projects/${board.project._id}`);

    await goTo(`/projects/${board.project._id}?ver=usuarios`);
    expect(await screen.findByText('Usuarios en el Proyecto (2)')).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: 'Buscar usuarios' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });

  it('a save by a person who has lost the right says so, and keeps the typed text (ERROR-20)', async () => {
    const board = new FakeBoard({});
    const visit = await board.open({
      search: '?task=new',
      api: { task: { create: () => refuse('forbidden') } },
    });
    const form = await findTaskForm();
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await pressSave(visit, form);
    const alert = await screen.findByRole('alertdialog', { name: /^Este proyecto es de otra persona/ });
    await visit.user.keyboard('{Enter}');
    await expectGone(alert);
    expect(fieldOf(form, 'Título')).toHaveValue('Pintar');
    expect(board.layout).toEqual({});
  });
});
