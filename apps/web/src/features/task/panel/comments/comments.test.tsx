import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  anotherTabQueues,
  card,
  comeBack,
  FakeBoard,
  goOffline,
  offline,
  person,
  refuse,
  screen,
  storedQueue,
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
    await waitFor(() => expect(board.said('Pintar')).toEqual(['Falta el plano.']));
    expect(await texts()).toHaveLength(1);
  });

  it('show lists, emphasis and mentions in both, and quotes as typed before (DESIGN-29)', async () => {
    const board = newBoard();
    board.say('Pintar', '> *Ana*:\n> - cal\n\n**@elena** trae:\n- cal\n- _arena_', ana, {
      mentions: [elena],
    });
    const { panel } = await openTask(board);
    expect((await panel.findByText('arena')).tagName).toBe('EM');
    const [quoted, own] = within(await list()).getAllByRole('list');
    expect(quoted?.closest('blockquote')).toHaveTextContent('Ana:cal');
    expect(own).toHaveTextContent('calarena');
    expect(panel.getByTitle('Elena Muñoz').closest('strong')).toHaveTextContent('@elena');
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

  it('of others appear without a request as they are made, are read aloud, and count on the card (COMMENT-14)', async () => {
    const board = newBoard();
    board.say('Pintar', 'Hola', ana);
    const { api, panel } = await openTask(board);
    expect(await texts()).toHaveLength(1);
    expect(panel.queryByText('Comentario de Ana Xol: Hola')).not.toBeInTheDocument();
    board.say('Pintar', 'Falta el plano.', elena);
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    const told = await panel.findByText('Comentario de Elena Muñoz: Falta el plano.');
    expect(told).toHaveAttribute('role', 'status');
    expect(api.calls('taskComment', 'list')).toHaveLength(1);
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

describe('reactions to a comment (COMMENT-29)', () => {
  const chip = (name: RegExp) => screen.findByRole('button', { name });

  it('are offered by a button, show at once with their people, and go by a second press', async () => {
    const board = newBoard();
    board.say('Pintar', 'Ya llegó.', ana, {
      reactions: [{ reaction: 'like', personIds: [elena._id], people: [card(elena)] }],
    });
    const { user, api, panel } = await openTask(board);
    expect(await chip(/^Me gusta, 1: Elena Muñoz$/)).toHaveAttribute('aria-pressed', 'false');
    await user.click(panel.getByRole('button', { name: 'Reaccionar al comentario «Ya llegó.»' }));
    const offered = within(await screen.findByRole('dialog', { name: 'Reacciones' }));
    expect(offered.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Me gusta',
      'Me encanta',
      'Me da risa',
      'Lo celebro',
      'Lo estoy viendo',
      'Listo',
    ]);
    await user.click(offered.getByRole('button', { name: 'Listo' }));
    const own = await chip(/^Listo, 1: Marta Gestora$/);
    expect(own).toHaveAttribute('aria-pressed', 'true');
    expect(own).toHaveTextContent('1');
    expect(screen.queryByRole('dialog', { name: 'Reacciones' })).not.toBeInTheDocument();
    await user.click(await chip(/^Me gusta, 1/));
    expect(await chip(/^Me gusta, 2: Elena Muñoz, Marta Gestora$/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(own);
    await waitFor(() => expect(own).not.toBeInTheDocument());
    expect(panel.getByRole('button', { name: /^Reaccionar al comentario/ })).toHaveFocus();
    await waitFor(() =>
      expect(api.calls('taskComment', 'react').map(({ body }) => body)).toEqual([
        { reaction: 'done', isSet: true },
        { reaction: 'like', isSet: true },
        { reaction: 'done', isSet: false },
      ]),
    );
  });

  it('count people beyond the named ones, and a deleted account', async () => {
    const board = newBoard();
    const personIds = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24));
    board.say('Pintar', 'Ya llegó.', ana, {
      reactions: [{ reaction: 'look', personIds, people: [card(ana), null] }],
    });
    await openTask(board);
    const button = await chip(/^Lo estoy viendo/);
    expect(button).toHaveAccessibleName('Lo estoy viendo, 4: Ana Xol, Cuenta eliminada y 2 más');
  });

  it('that are refused go, and their refusal is told', async () => {
    const board = newBoard();
    board.say('Pintar', 'Ya llegó.', ana, {
      reactions: [{ reaction: 'like', personIds: [elena._id], people: [card(elena)] }],
    });
    const { user } = await openTask(board, {
      api: { taskComment: { ...board.answers.taskComment, react: () => refuse('internal') } },
    });
    await user.click(await chip(/^Me gusta, 1/));
    expect(await screen.findByText(/La reacción no se guardó/)).toBeVisible();
    expect(await chip(/^Me gusta, 1: Elena Muñoz$/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('wait without a connection, and are sent by themselves (COMMENT-16)', async () => {
    const board = newBoard();
    board.say('Pintar', 'Ya llegó.', ana, {
      reactions: [{ reaction: 'like', personIds: [elena._id], people: [card(elena)] }],
    });
    const visit = await openTask(board);
    await chip(/^Me gusta, 1/);
    await goOffline(visit);
    await visit.user.click(await chip(/^Me gusta, 1/));
    expect(await chip(/^Me gusta, 2/)).toBeVisible();
    await waitFor(async () => expect(await storedQueue()).toHaveLength(1));
    await comeBack(visit);
    await waitFor(async () => expect(await storedQueue()).toEqual([]));
    expect(await chip(/^Me gusta, 2: Elena Muñoz, Marta Gestora$/)).toHaveAttribute('aria-pressed', 'true');
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

  it('refuses a text that is too long, which stays whole', async () => {
    const { fill, panel, field } = await openTask(newBoard());
    await fill(field, 'x'.repeat(5_001));
    expect(field).toHaveValue('x'.repeat(5_001));
    expect(field).toHaveAccessibleDescription(/A lo sumo 5000 caracteres\./);
    expect(panel.getByRole('button', { name: 'Comentar' })).toBeDisabled();
  });

  it('edits an own one, and a manager deletes another, which Deshacer restores (COMMENT-5, COMMENT-15)', async () => {
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
    await waitFor(() => expect(board.said('Pintar')).toEqual(['Mío también']));
    expect(await texts()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(board.said('Pintar')).toEqual(['De Ana', 'Mío también']));
    await waitFor(async () => expect(await texts()).toHaveLength(2));
  });

  it('is for an employee too, who deletes only their own', async () => {
    const board = newBoard();
    board.say('Pintar', 'De la gestora', board.owner);
    const { user, panel, field } = await openTask(board, { as: elena });
    await user.type(field, 'Mío');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    expect(await panel.findByRole('button', { name: 'Eliminar el comentario «Mío»' })).toBeVisible();
    const barred = { name: /^(Editar|Eliminar) el comentario «De la gestora»/ };
    expect(panel.queryByRole('button', barred)).not.toBeInTheDocument();
    await waitFor(() => expect(board.said('Pintar')).toEqual(['De la gestora', 'Mío']));
  });
});

describe('a quote in a comment (COMMENT-17)', () => {
  it('is put into the field by a press, with its author, and mentions nobody again', async () => {
    const board = newBoard();
    board.say('Pintar', 'Falta el plano, @ana.xol.', elena);
    const { user, api, panel, field } = await openTask(board);
    await user.click(await panel.findByRole('button', { name: /^Citar el comentario «Falta/ }));
    expect(field).toHaveValue('> Elena Muñoz: Falta el plano, @ana.xol.\n\n');
    expect(field).toHaveFocus();
    await user.keyboard('Ya va.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(board.said('Pintar')).toHaveLength(2));
    expect(api.calls('taskComment', 'create')[0]?.body.mentions).toEqual([]);
    const [, answer = screen.getByRole('list')] = within(await list()).getAllByRole('listitem');
    const quote = answer.querySelector('blockquote');
    expect(quote).toHaveTextContent('Elena Muñoz: Falta el plano, @ana.xol.');
  });
});

describe('a comment that a file brought (COMMENT-21, COMMENT-22)', () => {
  it('names its author in the file and the importer, and nobody edits it', async () => {
    const board = newBoard();
    board.say('Pintar', 'Falta el plano.', elena, {
      author: null,
      imported: { by: card(elena), name: 'Beto' },
    });
    const { panel } = await openTask(board);
    expect(await panel.findByText('Importado por Elena Muñoz')).toBeVisible();
    expect(panel.getByText('Beto')).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Editar el comentario/ })).not.toBeInTheDocument();
  });
});

describe('a long comment (COMMENT-18)', () => {
  it('is folded until a press, and a short one is not', async () => {
    const board = newBoard();
    board.say('Pintar', 'Corto', ana);
    board.say('Pintar', 'uno\n'.repeat(13), elena);
    const { user, panel } = await openTask(board);
    const button = await panel.findByRole('button', { name: 'Ver todo el texto' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(panel.getByRole('button', { name: 'Ver menos' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('comments without a connection (COMMENT-16, NET-12)', () => {
  it('show at once with their state, and are sent once and in order when it returns', async () => {
    const board = newBoard();
    board.say('Pintar', 'Hola', board.owner);
    const { panel, field, ...visit } = await openTask(board);
    await list();
    await goOffline(visit);
    expect(await panel.findByText(/^Sin conexión, el comentario espera aquí/)).toBeVisible();
    await visit.user.type(field, 'Falta el plano.');
    await visit.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await panel.findByText('Sin enviar: se envía solo con la conexión.')).toBeVisible();
    expect(field).toHaveValue('');
    await visit.user.click(panel.getByRole('button', { name: 'Editar el comentario «Falta el plano.»' }));
    await visit.fill(panel.getByRole('textbox', { name: 'Texto del comentario' }), 'Falta un plano.');
    await visit.user.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(async () => expect((await texts())[1]).toMatch(/Falta un plano\.$/));
    expect(screen.getAllByText('2 comentarios')[0]).toBeInTheDocument();
    const keys = (await storedQueue()).map(({ key }) => key);
    expect(keys).toHaveLength(2);

    await comeBack(visit);
    expect(await screen.findByText('Se enviaron 2 cambios.')).toBeVisible();
    expect(visit.api.changes).toEqual(['taskComment.create', 'taskComment.change']);
    expect(board.said('Pintar')).toEqual(['Hola', 'Falta un plano.']);
    expect((await texts()).join('\n')).toMatch(/Hola\n.*Editado el .*Falta un plano\.$/);
    expect(panel.queryByText(/^Sin enviar/)).not.toBeInTheDocument();
    expect(await storedQueue()).toEqual([]);
  });

  it('are there again after a reload, on a task without any on the server, and are sent then', async () => {
    const board = newBoard();
    const { id } = board.task('Pintar');
    const comment = { ...taskComment({ text: 'Falta el plano.', author: card(board.owner) }), number: 0 };
    await anotherTabQueues({
      ...{ personId: board.owner._id, projectId: board.project._id, key: 'key-that-says', at: Date.now() },
      ...{ kind: 'addComment', variables: { id, comment }, before: { [id]: {} }, after: { [id]: {} } },
      ...{ items: { before: {}, after: { [comment._id]: {} } }, told: '', about: 'Pintar', maybeMade: false },
    });
    const { api } = await openTask(board);
    await screen.findByText('Se envió 1 cambio.');
    expect(api.calls('taskComment', 'create').map(({ body }) => body.id)).toEqual([comment._id]);
    expect(board.said('Pintar')).toEqual(['Falta el plano.']);
    expect(await texts()).toHaveLength(1);
  });

  it('are made once if they had arrived before the connection broke (NET-14)', async () => {
    const board = newBoard();
    const { taskComment: answers } = board.answers;
    const { panel, field, ...visit }: Awaited<ReturnType<typeof openTask>> = await openTask(board, {
      api: {
        taskComment: {
          ...answers,
          create: () => {
            visit.api.reachable = false;
            return offline();
          },
        },
      },
    });
    await visit.user.type(field, 'Uno');
    await visit.user.click(panel.getByRole('button', { name: 'Comentar' }));
    expect(await panel.findByText(/^Sin enviar/)).toBeVisible();
    const [first] = visit.api.calls('taskComment', 'create');
    visit.api.answer({ taskComment: answers ?? {} });
    await comeBack(visit);
    await screen.findByText('Se envió 1 cambio.');
    expect(visit.api.calls('taskComment', 'create').at(-1)?.body).toEqual(first?.body);
    expect(new Set(visit.api.keys).size).toBe(1);
    expect(board.said('Pintar')).toEqual(['Uno']);
  });

  it('are listed with their text when the server refuses them, and can be discarded (NET-16)', async () => {
    const board = newBoard();
    const { field, ...visit } = await openTask(board);
    await goOffline(visit);
    await visit.user.type(field, 'Falta el plano.');
    await visit.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('1 cambio espera la conexión.');
    visit.api.answer({ taskComment: { create: () => refuse('conflict') } });
    await comeBack(visit);
    await screen.findByText('1 cambio no se envió: falta decidir.');
    await visit.user.click(screen.getByRole('button', { name: 'Ver' }));
    const waiting = within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
    expect(await waiting.findByText('Falta el plano.')).toBeVisible();
    await visit.user.click(waiting.getByRole('button', { name: 'Descartar: Comentario nuevo. Pintar' }));
    await waitFor(async () => expect(await storedQueue()).toEqual([]));
  });

  it('are deleted later, unless Deshacer comes first (COMMENT-15)', async () => {
    const board = newBoard();
    for (const text of ['Uno', 'Dos']) board.say('Pintar', text, board.owner);
    const { panel, field: _field, ...visit } = await openTask(board);
    await list();
    await goOffline(visit);
    await visit.user.click(panel.getByRole('button', { name: 'Eliminar el comentario «Uno»' }));
    await waitFor(async () => expect(await texts()).toHaveLength(1));
    await visit.user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    expect(await storedQueue()).toEqual([]);
    await visit.user.click(panel.getByRole('button', { name: 'Eliminar el comentario «Dos»' }));
    await screen.findByText('1 cambio espera la conexión.');
    await comeBack(visit);
    await screen.findByText('Se envió 1 cambio.');
    expect(board.said('Pintar')).toEqual(['Uno']);
  });

  it('keep their text in the field if the browser has no room for them (NET-1)', async () => {
    const { panel, field, ...visit } = await openTask(newBoard());
    await goOffline(visit);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await visit.user.type(field, 'Uno');
      await visit.user.click(panel.getByRole('button', { name: 'Comentar' }));
      await waitFor(() => expect(field).toBeInvalid());
      expect(field).toHaveValue('Uno');
    } finally {
      full.mockRestore();
    }
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
    await waitFor(() => expect(board.said('Pintar')).toHaveLength(1));
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

describe('the files of a comment (COMMENT-19, COMMENT-20)', () => {
  const photo = () => new File(['x'], 'foto.png', { type: 'image/png' });
  const attach = async (visit: Awaited<ReturnType<typeof openTask>>, file: File) => {
    const button = visit.panel.getByRole('button', { name: 'Adjuntar archivos' });
    await visit.user.upload(button.parentElement?.querySelector('input') as HTMLInputElement, file);
    await visit.panel.findByRole('button', { name: `Quitar ${file.name} del comentario` });
  };

  it('are chosen, pasted or dropped, go to the task, and show with the comment, photos in the gallery', async () => {
    const visit = await openTask(newBoard());
    const { user, api, panel, field } = visit;
    await attach(visit, photo());
    fireEvent.paste(field, { clipboardData: { files: [new File(['x'], 'b.pdf')], getData: () => '' } });
    await user.click(await panel.findByRole('button', { name: 'Quitar b.pdf del comentario' }));
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [new File(['x'], 'c.pdf')] } });
    await panel.findByRole('button', { name: 'Quitar c.pdf del comentario' });
    await user.type(field, 'Así quedó.');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    const shown = within(await screen.findByRole('list', { name: 'Archivos del comentario' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(2);
    expect(shown.getByText('c.pdf')).toBeVisible();
    expect(shown.queryByText('foto.png')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Archivos adjuntos' })).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Abrir foto.png' }));
    expect(await screen.findByRole('img', { name: 'foto.png' })).toBeVisible();
    const [first, , third] = api.calls('taskAttachment', 'add').map(({ params }) => params.attachmentId);
    expect(api.calls('taskComment', 'create')).toMatchObject([
      { body: { text: 'Así quedó.', attachmentIds: [first, third] } },
    ]);
  });

  it('return to the field with the text of a refused comment', async () => {
    const visit = await openTask(newBoard());
    const { user, api, panel, field } = visit;
    await attach(visit, photo());
    api.answer({ taskComment: { create: () => refuse('validation_failed', 'Está mal.') } });
    await user.type(field, 'Así quedó.');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(field).toHaveValue('Así quedó.'));
    const back = within(await screen.findByRole('list', { name: 'Archivos adjuntos' }));
    expect(back.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the button that follows a task', () => {
  const FOLLOW = 'Seguir la tarea';
  const UNFOLLOW = 'Dejar de seguir';

  it('stores the choice and shows the other one, each with its own words (FOLLOW-4)', async () => {
    const board = newBoard();
    const { user, api, panel } = await openTask(board);
    await user.click(await panel.findByRole('button', { name: FOLLOW }));
    expect(await panel.findByRole('button', { name: UNFOLLOW })).toBeVisible();
    expect(api.calls('taskFollow', 'set').at(-1)?.body).toEqual({ follows: true });
    await user.click(panel.getByRole('button', { name: UNFOLLOW }));
    expect(await panel.findByRole('button', { name: FOLLOW })).toBeVisible();
    expect(api.calls('taskFollow', 'set').at(-1)?.body).toEqual({ follows: false });
  });

  it('keeps the stored choice after a refusal, which is told (FOLLOW-4)', async () => {
    const board = newBoard();
    const set = () => refuse('internal', 'No por ahora.');
    const { user, panel } = await openTask(board, {
      api: { taskFollow: { ...board.answers.taskFollow, set } },
    });
    await user.click(await panel.findByRole('button', { name: FOLLOW }));
    expect(await screen.findByText('No por ahora.')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: FOLLOW })).toBeVisible();
  });

  it('reads the state again after an own comment, which makes a follower (FOLLOW-1)', async () => {
    let follows = false;
    const { user, panel, field } = await openTask(newBoard(), {
      api: { taskFollow: { read: () => ({ follows }) } },
    });
    expect(await panel.findByRole('button', { name: FOLLOW })).toBeVisible();
    follows = true;
    await user.type(field, 'Falta el plano.');
    await user.click(panel.getByRole('button', { name: 'Comentar' }));
    expect(await panel.findByRole('button', { name: UNFOLLOW })).toBeVisible();
  });
});
