import type { Todo, TodoItem } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  FakeBusiness,
  project,
  refuse,
  renderRoute,
  screen,
  stopClock,
  task,
  todo,
  todoItem,
  todoTask,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

/** Opens the list as a manager, on Monday, 30 November 2026, a quarter past nine in Guatemala. */
async function open(given: Partial<Todo> = {}, own: Answers['todo'] = {}, more: Answers = {}) {
  const clock = stopClock('2026-11-30T15:15:00.000Z');
  const api = { ...more, todo: { read: () => todo(given), ...own } };
  const visit = await new FakeBusiness().open('/todo', { api });
  await screen.findByRole('textbox', { name: 'Nuevo pendiente' });
  await clock.pass(0);
  return visit;
}

const list = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const linesOf = (name: string) =>
  list(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('textbox', { name: 'Nuevo pendiente' });

describe('what one person has to do (TODO-1)', () => {
  it('stands in Hoy with overdue things first, Próximos by day, Sin fecha and Hecho hoy (TODO-2)', async () => {
    const weekly = { every: 1, unit: 'week' } as const;
    await open({
      items: [
        todoItem({ title: 'Revisar la planilla', day: '2026-11-30', time: '10:30' }),
        todoItem({ title: 'Pagar la luz', day: '2026-11-27' }),
        todoItem({ title: 'Llamar al contador', day: '2026-12-07', time: '09:00', recurrence: weekly }),
        todoItem({ title: 'Cotizar', day: null }),
        todoItem({ title: 'Aprobar permiso', doneAt: '2026-11-30T14:41:00.000Z' }),
      ],
      tasks: [
        todoTask({ title: 'Entubado', day: '2026-11-28', group: 'today', isLate: true }),
        todoTask({ title: 'En curso', day: '2026-12-18', group: 'today', status: 'Doing' }),
        todoTask({ title: 'Filtración', day: '2026-12-01', group: 'later' }),
      ],
    });
    expect(linesOf('Hoy')).toEqual([
      expect.stringMatching(/^Pagar la luz.*vencido, vie 27/),
      expect.stringMatching(/^Entubado.*Proyecto.*vencida, sáb 28.*Empresa/),
      expect.stringMatching(/^Revisar la planilla.*10:30/),
      expect.stringMatching(/^En curso.*18 dic/),
    ]);
    expect(
      list('Próximos')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['mañana', 'lunes 7']);
    expect(list('Próximos').getByRole('img', { name: 'Se repite' })).toBeVisible();
    expect(linesOf('Sin fecha')).toEqual([expect.stringMatching(/^Cotizar/)]);
    expect(linesOf('Hecho hoy')).toEqual([expect.stringMatching(/^Aprobar permiso.*8:41/)]);
    expect(screen.getByRole('link', { name: /Entubado/ })).toHaveAttribute(
      'href',
      expect.stringMatching('^/projects/.*task='),
    );
  });

  it('says that nothing is to do', async () => {
    await open();
    expect(screen.getByText('No hay nada pendiente.')).toBeVisible();
  });

  it('keeps the field and offers another try when the first read fails', async () => {
    await open({}, { read: () => refuse('internal', 'Broken') });
    expect(await screen.findByText('No se pudieron cargar los pendientes.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(field()).toBeVisible();
  });

  it('is the same for an employee, whose tasks open in their own area (TODO-12)', async () => {
    const { me, api } = worker();
    const tasks = [todoTask({ title: 'Levantar muros' })];
    await renderRoute('/employee/todo', { as: me, api: { ...api, todo: { read: () => todo({ tasks }) } } });
    const link = await screen.findByRole('link', { name: /Levantar muros/ });
    expect(link).toHaveAttribute('href', expect.stringMatching('^/employee/projects/.*task='));
    const panel = screen.getByRole('navigation', { name: 'Panel de Empleado' });
    expect(within(panel).getByRole('link', { name: 'Todo' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the field that adds an item (TODO-5)', () => {
  const adding = (refused: Answers['todo'] = {}) => {
    const items: TodoItem[] = [];
    const add: NonNullable<Answers['todo']>['add'] = ({
      body: { title, day = null, time = null, recurrence = null },
    }) => {
      const item = todoItem({ title, day, time, recurrence });
      items.push(item);
      return item;
    };
    return open({}, { read: () => todo({ items }), add, ...refused });
  };
  const added = (visit: Awaited<ReturnType<typeof open>>) =>
    visit.api.calls('todo', 'add').map(({ body }) => body);

  it('reads the date at the end of the line, names it, saves by Enter, and is ready for the next (TODO-6)', async () => {
    const visit = await adding();
    await visit.user.type(field(), 'Llamar al contador cada lunes 9');
    expect(screen.getByText('lun 7 dic, 9:00')).toBeVisible();
    expect(screen.getByText('cada semana')).toBeVisible();
    expect(screen.getByText('cada lunes 9', { selector: 'mark' })).toBeInTheDocument();
    await visit.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(added(visit)).toEqual([
        {
          ...{ title: 'Llamar al contador', day: '2026-12-07', time: '09:00' },
          recurrence: { every: 1, unit: 'week' },
        },
      ]),
    );
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(field()).toHaveFocus();
    expect(linesOf('Próximos')).toEqual([expect.stringMatching(/^Llamar al contador/)]);
  });

  it.each([
    ['Backspace', (visit: Awaited<ReturnType<typeof open>>) => visit.user.keyboard('{Backspace}')],
    [
      'the cross',
      (visit: Awaited<ReturnType<typeof open>>) =>
        visit.user.click(screen.getByRole('button', { name: 'Sin esta fecha' })),
    ],
  ])('makes the words plain text by %s (TODO-6)', async (_, drop) => {
    const visit = await adding();
    await visit.user.type(field(), 'Fiesta el viernes');
    await drop(visit);
    expect(field()).toHaveValue('Fiesta el viernes');
    expect(screen.getByText('hoy')).toBeVisible();
    await visit.user.type(field(), '{Enter}');
    await waitFor(() =>
      expect(added(visit)).toMatchObject([{ title: 'Fiesta el viernes', day: '2026-11-30', time: null }]),
    );
  });

  it('has today for a line without a date, until the cross drops it', async () => {
    const visit = await adding();
    await visit.user.type(field(), 'Cotizar otra mezcladora');
    await visit.user.click(screen.getByRole('button', { name: 'Sin esta fecha' }));
    expect(screen.getByText('sin fecha')).toBeVisible();
    await visit.user.type(field(), '{Enter}');
    await waitFor(() => expect(added(visit)).toMatchObject([{ day: null }]));
    expect(linesOf('Sin fecha')).toEqual([expect.stringMatching(/^Cotizar otra mezcladora/)]);
  });

  it('keeps the typed line when it is refused (TODO-13)', async () => {
    const visit = await adding({
      add: () => refuse('conflict', 'Full', { reason: 'too_many_todo_items', params: { max: 2_000 } }),
    });
    await visit.user.type(field(), 'Uno más{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Una persona tiene como máximo 2000 pendientes.',
    );
    expect(field()).toHaveValue('Uno más');
  });
});

describe('the tick (TODO-4)', () => {
  it('does an own item at once, and takes it back', async () => {
    const item = todoItem({ title: 'Pagar el agua', day: '2026-11-30' });
    let stored = item;
    const { user, api } = await open(
      {},
      {
        read: () => todo({ items: [stored] }),
        complete: () => (stored = { ...item, doneAt: '2026-11-30T15:15:00.000Z' }),
        reopen: () => (stored = item),
      },
    );
    await user.click(screen.getByRole('checkbox', { name: 'Hecho: Pagar el agua' }));
    expect(linesOf('Hecho hoy')).toEqual([expect.stringMatching(/^Pagar el agua/)]);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(linesOf('Hoy')).toEqual([expect.stringMatching(/^Pagar el agua/)]));
    expect(api.calls('todo', 'reopen')).toMatchObject([{ params: { id: item._id } }]);
  });

  it('moves a task to Done, and the undo names the key of that move (UNDO-5)', async () => {
    const line = todoTask({ title: 'Filtración' });
    const place = project({ _id: line.project._id });
    let stored = line;
    const done = { ...line, status: 'Done', group: 'done', doneAt: '2026-11-30T15:15:00.000Z' } as const;
    const { user, api } = await open(
      {},
      { read: () => todo({ tasks: [stored] }) },
      {
        task: {
          setStatus: () => {
            stored = done;
            return task(place, { title: line.title, status: 'Done' });
          },
          undo: () => {
            stored = line;
            return { type: 'tasks', changed: [], moved: [], removed: [], authors: {} };
          },
        },
      },
    );
    await user.click(screen.getByRole('checkbox', { name: 'Hecho: Filtración' }));
    expect(linesOf('Hecho hoy')).toEqual([expect.stringMatching(/^Filtración/)]);
    expect(api.calls('task', 'setStatus')).toMatchObject([
      { params: { id: line.id }, body: { status: 'Done' } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(linesOf('Sin fecha')).toEqual([expect.stringMatching(/^Filtración/)]));
    expect(api.calls('task', 'undo')).toMatchObject([{ body: { key: expect.stringMatching('.') } }]);
  });

  it('is off again when the move is refused', async () => {
    const refused = { task: { setStatus: () => refuse('internal', 'Broken') } };
    const { user } = await open({ tasks: [todoTask({ title: 'Filtración' })] }, {}, refused);
    await user.click(screen.getByRole('checkbox', { name: 'Hecho: Filtración' }));
    expect(await screen.findByText('No se pudo marcar como hecho.')).toBeVisible();
    await waitFor(() => expect(linesOf('Sin fecha')).toEqual([expect.stringMatching(/^Filtración/)]));
  });

  it('stands beside a deletion, which its undo adds again', async () => {
    const item = todoItem({ title: 'Pagar el agua', day: '2026-12-01', time: '09:00' });
    let items = [item];
    const { user, api } = await open(
      {},
      {
        read: () => todo({ items }),
        remove: () => {
          items = [];
          return { message: '' };
        },
        add: () => {
          items = [item];
          return item;
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Eliminar Pagar el agua' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(linesOf('Próximos')).toEqual([expect.stringMatching(/^Pagar el agua/)]));
    expect(api.calls('todo', 'add')).toMatchObject([
      { body: { title: 'Pagar el agua', day: '2026-12-01', time: '09:00', recurrence: null } },
    ]);
  });
});
