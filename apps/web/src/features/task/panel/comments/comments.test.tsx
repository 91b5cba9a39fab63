import { describe, expect, it } from 'vitest';
import {
  card,
  comeBack,
  FakeBoard,
  goOffline,
  person,
  refuse,
  screen,
  taskComment,
  waitFor,
  within,
} from '@/test/index.ts';

const ana = person('employee', { fullname: 'Ana Xol', username: 'ana.xol' });
const elena = person('employee', { fullname: 'Elena Muñoz', username: 'elena' });

type Options = Parameters<FakeBoard['open']>[0];

async function openTask(board: FakeBoard, options: Options = {}) {
  const visit = await board.open({ search: `?task=${board.task('Pintar').id}`, ...options });
  const panel = within(await screen.findByRole('dialog', { name: 'Pintar' }));
  const field = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nuevo comentario' });
  return { ...visit, panel, field };
}

const newBoard = () => new FakeBoard({ Backlog: ['Pintar'] }, { members: [ana, elena] });
const list = () => screen.findByRole('list', { name: 'Comentarios de la tarea' });
const texts = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the comments on a task (COMMENT-10)', () => {
  it('are not read for a task without any, and the first one shows with its author', async () => {
    const board = newBoard();
    const { user, api, panel, field } = await openTask(board);
    expect(panel.getByText('Todavía no hay comentarios.')).toBeVisible();
    expect(api.calls('taskComment', 'list')).toHaveLength(0);
    await user.type(field, 'Falta el plano.');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    expect((await texts()).join()).toMatch(/^Marta Gestora.*Falta el plano\.$/);
    expect(field).toHaveValue('');
  });

  it('show the oldest first, an earlier page by a button, and one of a deleted account', async () => {
    const board = newBoard();
    board.say('Pintar', 'Hola', ana);
    board.say('Pintar', 'Ya va', elena);
    const { user, api, panel } = await openTask(board, {
      api: {
        taskComment: {
          list: ({ query: { before } }) =>
            before === undefined
              ? {
                  comments: [taskComment({ number: 2, text: 'Ya va', author: card(elena) })],
                  hasEarlier: true,
                }
              : { comments: [taskComment({ number: 1, text: 'Hola' })], hasEarlier: false },
        },
      },
    });
    expect((await texts()).join()).toMatch(/^Elena Muñoz.*Ya va$/);
    await user.click(panel.getByRole('button', { name: 'Ver comentarios anteriores' }));
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    expect((await texts()).join('\n')).toMatch(/^Cuenta eliminada.*Hola\nElena Muñoz.*Ya va$/);
    expect(api.calls('taskComment', 'list').at(-1)?.query).toMatchObject({ before: 2 });
  });

  it('of others appear as they are made, are read aloud, and count on the card', async () => {
    const board = newBoard();
    board.say('Pintar', 'Hola', ana);
    const { panel } = await openTask(board);
    expect(await texts()).toHaveLength(1);
    expect(panel.queryByText('Comentario de Ana Xol: Hola')).not.toBeInTheDocument();
    board.say('Pintar', 'Falta el plano.', elena);
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    const told = await panel.findByText('Comentario de Elena Muñoz: Falta el plano.');
    expect(told).toHaveAttribute('role', 'status');
    expect(screen.getAllByText('2 comentarios')[0]).toBeInTheDocument();
  });

  it('say that they could not be read, and are read again', async () => {
    const board = newBoard();
    board.say('Pintar', 'Hola', ana);
    const { user, api, panel } = await openTask(board, {
      api: { taskComment: { ...board.answers.taskComment, list: () => refuse('internal') } },
    });
    expect(await panel.findByText('No se pudieron cargar los comentarios.')).toBeVisible();
    api.answer({ taskComment: { list: () => ({ comments: [taskComment()], hasEarlier: false }) } });
    await user.click(panel.getByRole('button', { name: 'Reintentar' }));
    expect(await texts()).toHaveLength(1);
  });
});

describe('writing a comment (COMMENT-11)', () => {
  it('is sent by Ctrl Enter, once for two presses', async () => {
    const board = newBoard();
    const { user, api, field } = await openTask(board);
    await user.type(field, 'Uno\ny dos');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(board.said('Pintar')).toEqual(['Uno\ny dos']));
    expect(api.calls('taskComment', 'create')).toHaveLength(1);
  });

  it('keeps a text that was refused, with the reason, and sends it again under the same id', async () => {
    const board = newBoard();
    const { user, api, panel, field } = await openTask(board, {
      api: { taskComment: { ...board.answers.taskComment, create: () => refuse('internal') } },
    });
    await user.type(field, 'Falta el plano.');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('Falta el plano.');
    api.answer({ taskComment: board.answers.taskComment ?? {} });
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(board.said('Pintar')).toEqual(['Falta el plano.']));
    const [first, second] = api.calls('taskComment', 'create');
    expect(second?.body.id).toBe(first?.body.id);
  });

  it('without a connection says that the text stays', async () => {
    const board = newBoard();
    const { panel, field, ...visit } = await openTask(board);
    await goOffline(visit);
    expect(await panel.findByText(/^Sin conexión no sale/)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/el texto se queda aquí/);
    await comeBack(visit);
  });

  it('refuses a text that is too long, which stays whole', async () => {
    const { fill, panel, field } = await openTask(newBoard());
    await fill(field, 'x'.repeat(5_001));
    expect(field).toHaveValue('x'.repeat(5_001));
    expect(field).toHaveAccessibleDescription(/A lo sumo 5000 caracteres\./);
    expect(panel.getByRole('button', { name: 'Comentar' })).toBeDisabled();
  });

  it('edits and deletes an own one, and a manager deletes another after a question (COMMENT-5)', async () => {
    const board = newBoard();
    board.say('Pintar', 'De Ana', ana);
    board.say('Pintar', 'Mío', board.owner);
    const { user, fill, panel } = await openTask(board);
    await list();
    expect(panel.queryByRole('button', { name: 'Editar el comentario «De Ana»' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Editar el comentario «Mío»' }));
    await fill(panel.getByRole('textbox', { name: 'Texto del comentario' }), 'Mío también');
    await user.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(async () => expect((await texts())[1]).toMatch(/Editado el .*Mío también$/));
    await user.click(panel.getByRole('button', { name: 'Eliminar el comentario «De Ana»' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await waitFor(() => expect(board.said('Pintar')).toEqual(['Mío también']));
  });

  it('is for an employee too, who deletes only their own', async () => {
    const board = newBoard();
    board.say('Pintar', 'De la gestora', board.owner);
    const { user, panel, field } = await openTask(board, { as: elena });
    await user.type(field, 'Mío');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    expect(await panel.findByRole('button', { name: 'Eliminar el comentario «Mío»' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /comentario «De la gestora»/ })).not.toBeInTheDocument();
  });
});

describe('mentioning somebody (COMMENT-12)', () => {
  it('is done by the keyboard alone, and the comment names them', async () => {
    const board = newBoard();
    const { user, api, panel, field } = await openTask(board);
    await user.type(field, 'Mirá, @');
    const people = await panel.findByRole('listbox', { name: 'Personas para mencionar' });
    await user.keyboard('mu');
    expect(within(people).getByRole('option')).toHaveTextContent('Elena Muñoz@elena');
    expect(field).toHaveAttribute('aria-activedescendant', within(people).getByRole('option').id);
    await user.keyboard('{Enter}ya');
    expect(field).toHaveValue('Mirá, @elena ya');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(await list()).findByTitle('Elena Muñoz')).toHaveTextContent('@elena');
    expect(api.calls('taskComment', 'create')[0]?.body.mentions).toEqual([elena._id]);
  });

  it('ends with Escape, which keeps the text and the page of the task', async () => {
    const board = newBoard();
    const { user, panel, field } = await openTask(board);
    await user.type(field, '@an');
    await panel.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(panel.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('@an');
    expect(field).toHaveFocus();
  });
});
