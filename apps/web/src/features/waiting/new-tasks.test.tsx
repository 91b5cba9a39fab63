import { describe, expect, it, vi } from 'vitest';
import {
  comeBack,
  expectGone,
  FakeBoard,
  fieldOf,
  goOffline,
  offline,
  openNewTask,
  openOffline,
  person,
  pressSave,
  refuse,
  screen,
  storedQueue,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const WAITS = 'Espera la conexión.';
const said = (text: string) => screen.findByText(text);
const cardOf = (title: string) => screen.findByRole('article', { name: title });

/** Types titles at the foot of a column, each with Enter. */
async function type({ user }: Visit, status: string, ...titles: string[]): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Agregar aquí: ${status}` }));
  for (const title of titles) await user.keyboard(`${title}{Enter}`);
}

async function seeWhatWaits({ user }: Visit): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Ver' }));
  const list = await screen.findByRole('dialog', { name: 'Cambios sin enviar' });
  await within(list).findAllByRole('listitem');
  return list;
}

describe('a new task without a connection', () => {
  it('is shown at once with its mark, each Enter one, and is sent once in the order of typing (NET-12, NET-18)', async () => {
    const board = new FakeBoard({ Doing: ['a'] });
    const visit = await openOffline(board);
    await type(visit, 'Doing', 'uno', 'dos', 'tres');

    expect(await said('3 cambios esperan la conexión.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Título de una tarea nueva en Doing' })).toHaveFocus();
    const column = await screen.findByRole('region', { name: /^Doing, 4/ });
    const cards = within(column).getAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['a', 'uno', 'dos', 'tres']);
    for (const title of ['uno', 'dos', 'tres']) {
      expect(within(await cardOf(title)).getByText(WAITS)).toBeInTheDocument();
    }
    expect(visit.api.changes).toEqual([]);
    const keys = (await storedQueue()).map(({ key }) => key);

    await comeBack(visit);
    expect(await said('Se enviaron 3 cambios.')).toBeVisible();
    expect(board.layout).toEqual({ Doing: ['a', 'uno', 'dos', 'tres'] });
    expect(visit.api.changes).toEqual(['task.create', 'task.create', 'task.create']);
    expect(visit.api.keys).toEqual(keys);
    expect(await storedQueue()).toEqual([]);
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
    expect(await cardOf('tres')).toBeVisible();
  });

  it('is named in the list of queued changes, and discarded there with all its changes (NET-13)', async () => {
    const visit = await openOffline(new FakeBoard({ Backlog: ['a'] }));
    await type(visit, 'Backlog', 'uno', 'dos');
    await visit.user.click(await screen.findByRole('button', { name: 'Prioridad: uno: Media' }));
    await visit.user.click(await screen.findByRole('menuitemradio', { name: 'Crítica' }));
    await said('3 cambios esperan la conexión.');

    const list = within(await seeWhatWaits(visit));
    expect(list.getAllByText('Tarea creada.')).toHaveLength(2);
    await visit.user.click(list.getByRole('button', { name: 'Descartar: Tarea creada. uno' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByText('dos')).toBeVisible();
    expect(await storedQueue()).toHaveLength(1);
    await visit.user.keyboard('{Escape}');
    expect(screen.queryByRole('article', { name: 'uno' })).not.toBeInTheDocument();
  });

  it('is taken back by Deshacer, and never sent (NET-12)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await type(visit, 'Backlog', 'uno');
    await cardOf('uno');
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'uno' })).not.toBeInTheDocument());
    await comeBack(visit);
    await said('La conexión ha vuelto.');
    expect(visit.api.changes).toEqual([]);
    expect(board.layout).toEqual({ Backlog: ['a'] });
  });

  it('takes changes, which wait behind it and are sent with its id (NET-18)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await type(visit, 'Backlog', 'uno');
    await visit.user.click(await screen.findByRole('button', { name: 'Prioridad: uno: Media' }));
    await visit.user.click(await screen.findByRole('menuitemradio', { name: 'Crítica' }));
    await visit.user.click(within(await cardOf('uno')).getByRole('button', { name: 'uno' }));
    const page = await screen.findByRole('dialog', { name: 'uno' });
    await visit.user.selectOptions(within(page).getByLabelText('Estado'), 'Doing');
    await said('3 cambios esperan la conexión.');
    await comeBack(visit);
    expect(await said('Se enviaron 3 cambios.')).toBeVisible();
    expect(board.task('uno')).toMatchObject({ priority: 'Critical', status: 'Doing' });
    expect(visit.api.changes.filter((name) => name === 'task.create')).toHaveLength(1);
  });

  it('has a page that shows its known values, explains the missing ones, and sends no request (NET-18)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await type(visit, 'Backlog', 'uno');
    await visit.user.click(within(await cardOf('uno')).getByRole('button', { name: 'uno' }));
    const page = within(await screen.findByRole('dialog', { name: 'uno' }));
    expect(page.getByText(/^Esta tarea espera la conexión\./)).toBeVisible();
    expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('uno');
    expect(page.queryByText('Historial')).not.toBeInTheDocument();
    expect(visit.api.called).not.toContain('task.history');

    await comeBack(visit);
    await said('Se envió 1 cambio.');
    expect(await page.findByText('Historial')).toBeVisible();
    expect(page.queryByText(/^Esta tarea espera la conexión/)).not.toBeInTheDocument();
  });

  it('says on its page when people can be chosen, and reads them by itself then (NET-5)', async () => {
    const rosa = person('employee', { fullname: 'Rosa Ajanel' });
    const visit = await openOffline(new FakeBoard({ Backlog: ['a'] }, { members: [rosa] }));
    await type(visit, 'Backlog', 'uno');
    await visit.user.click(within(await cardOf('uno')).getByRole('button', { name: 'uno' }));
    const page = within(await screen.findByRole('dialog', { name: 'uno' }));
    const later = 'Las personas del proyecto se muestran cuando vuelva la conexión.';
    expect(await page.findByText(later)).toBeVisible();
    expect(page.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();

    await comeBack(visit);
    await waitFor(() => expect(page.queryByText(later)).not.toBeInTheDocument());
    await visit.user.click(page.getByRole('button', { name: /^Asignado a/ }));
    expect(await screen.findByRole('option', { name: /Rosa Ajanel/ })).toBeVisible();
  });

  it('says in the menu of a card when people can be chosen, in a disabled item (NET-5)', async () => {
    const visit = await openOffline(new FakeBoard({ Backlog: ['a'] }));
    await visit.user.click(within(await cardOf('a')).getByRole('button', { name: 'Asignar: a' }));
    const said = await screen.findByRole('menuitem', { name: /^Las personas del proyecto se muestran/ });
    expect(said).toHaveAttribute('aria-disabled', 'true');
  });

  it('is queued by the form with all its fields, and shows its people (NET-18)', async () => {
    const elena = person('employee', { fullname: 'Elena Xol' });
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [elena] });
    const visit = await board.open();
    await cardOf('a');
    const form = await openNewTask(visit);
    await visit.user.click(fieldOf(form, 'Asignar a'));
    await visit.user.click(await screen.findByRole('option', { name: /Elena Xol/ }));
    await visit.user.keyboard('{Escape}');
    await goOffline(visit);
    await visit.user.type(fieldOf(form, 'Título'), 'Cimientos');
    await visit.user.type(fieldOf(form, 'Descripción'), 'Hasta el muro');
    await pressSave(visit, form);
    await expectGone(form);
    expect(await said('1 cambio espera la conexión.')).toBeVisible();
    const card = within(await cardOf('Cimientos'));
    expect(card.getByText(WAITS)).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Desasignar: Cimientos' })).toBeInTheDocument();
    expect(within(await seeWhatWaits(visit)).getByText('Hasta el muro')).toBeVisible();
    await visit.user.keyboard('{Escape}');

    await comeBack(visit);
    await said('Se envió 1 cambio.');
    expect(board.task('Cimientos')).toMatchObject({
      description: 'Hasta el muro',
      assignedTo: [expect.objectContaining({ _id: elena._id })],
    });
  });

  it('is queued from pasted lines as one change (NET-18)', async () => {
    const board = new FakeBoard({ Doing: ['a'] });
    const visit = await openOffline(board);
    await visit.user.click(await screen.findByRole('button', { name: 'Agregar aquí: Doing' }));
    await visit.user.paste('uno\ndos');
    await visit.user.click(await screen.findByRole('button', { name: 'Crear 2 tareas' }));
    expect(await said('1 cambio espera la conexión.')).toBeVisible();
    expect(within(await cardOf('dos')).getByText(WAITS)).toBeInTheDocument();
    await comeBack(visit);
    await said('Se envió 1 cambio.');
    expect(visit.api.changes).toEqual(['task.createMany']);
    expect(board.layout).toEqual({ Doing: ['a', 'uno', 'dos'] });
  });

  it('is made once if it had arrived before the connection broke, and shows as the server has it (NET-14)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const { answers } = board;
    const visit: Visit = await board.open({
      api: {
        task: {
          create: (call) => {
            answers.task?.create?.(call);
            visit.api.reachable = false;
            return offline();
          },
        },
      },
    });
    await cardOf('a');
    await type(visit, 'Backlog', 'uno');
    expect(await said('1 cambio espera la conexión.')).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['a', 'uno'] });
    const [first] = visit.api.calls('task', 'create');
    board.change('uno', { title: 'otro' });

    visit.api.answer({ task: { create: () => ({ ...board.task('otro'), title: 'uno' }) } });
    await comeBack(visit);
    await said('Se envió 1 cambio.');
    expect(visit.api.calls('task', 'create').at(-1)?.body).toEqual(first?.body);
    expect(new Set(visit.api.keys).size).toBe(1);
    expect(await cardOf('otro')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'uno' })).not.toBeInTheDocument();
  });

  it('is listed with the reason and its text when it is refused, with its changes; both can be applied (NET-16)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await type(visit, 'Backlog', 'uno');
    await visit.user.click(await screen.findByRole('button', { name: 'Prioridad: uno: Media' }));
    await visit.user.click(await screen.findByRole('menuitemradio', { name: 'Crítica' }));
    visit.api.answer({ task: { create: () => refuse('forbidden', 'access_denied') } });
    await comeBack(visit);
    expect(await said('2 cambios no se enviaron: falta decidir.')).toBeVisible();
    expect(visit.api.changes).toEqual(['task.create']);
    expect(screen.queryByRole('article', { name: 'uno' })).not.toBeInTheDocument();

    const list = within(await seeWhatWaits(visit));
    expect(list.getAllByText('uno')).toHaveLength(2);
    expect(list.getAllByText(/^El servidor no lo aceptó\. \S/)).toHaveLength(2);
    visit.api.answer(board.answers);
    await visit.user.click(list.getByRole('button', { name: 'Aplicar: Tarea creada. uno' }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['a', 'uno'] }));
    await waitFor(() => expect(board.task('uno').priority).toBe('Critical'));
    expect(await storedQueue()).toEqual([]);
  });

  it('fails at once if the browser has no room for it, and its line keeps the text (NET-1, NET-12)', async () => {
    const visit = await openOffline(new FakeBoard({ Backlog: ['a'] }));
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await type(visit, 'Backlog', 'uno');
      const unsaved = within(await screen.findByRole('list', { name: 'Sin guardar' }));
      expect(unsaved.getByText('uno')).toBeVisible();
      expect(await unsaved.findByText(/Sin conexión con el servidor no se envía nada/)).toBeVisible();
    } finally {
      full.mockRestore();
    }
  });
});
