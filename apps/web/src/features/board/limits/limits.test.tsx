import type { WipLimits } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, setViewport, waitFor, within } from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel', username: 'rosa' });

/** A board whose project has these limits, which its manager may change. */
async function open(wipLimits: WipLimits, { as = undefined as typeof rosa | undefined, search = '' } = {}) {
  const board = new FakeBoard({ Backlog: ['a', 'b'], Doing: ['c', 'd'] }, { members: [rosa] });
  Object.assign(board.project, { wipLimits });
  const update = ({ body }: { body: { wipLimits?: object | undefined } }) => {
    const limits = Object.entries({ ...board.project.wipLimits, ...body.wipLimits });
    Object.assign(board.project, { wipLimits: Object.fromEntries(limits.filter(([, limit]) => limit)) });
    return { message: '', project: { ...board.project } };
  };
  const api = { project: { ...board.answers.project, update } };
  const visit = await board.open({ ...(as && { as }), search, api });
  await screen.findByRole('article', { name: 'a' });
  return { board, ...visit };
}

const column = (name: string) => screen.findByRole('region', { name });

describe('the limit of a column', () => {
  it('shows the count and the limit, and a word when it is exceeded, also in its name, with any filter (WIP-3)', async () => {
    await open({ Backlog: 2, Doing: 1 }, { as: rosa, search: '?q=a' });
    const backlog = within(await column('Backlog, 2 tareas, límite 2'));
    expect(backlog.getByText('2/2')).toBeVisible();
    expect(backlog.queryByText('Excedido')).not.toBeInTheDocument();
    const doing = within(await column('Doing, 2 tareas, límite 1, Excedido'));
    expect(doing.getByText('2/1')).toBeVisible();
    expect(doing.getByText('Excedido')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Límite de/ })).not.toBeInTheDocument();
  });

  it('is set, refused with a reason, and taken off at the head by people who may change the project (WIP-1)', async () => {
    const { board, user, api } = await open({});
    const press = () => user.click(screen.getByRole('button', { name: 'Límite de Doing' }));
    await press();
    const field = await screen.findByLabelText('Tareas a lo sumo');
    for (const wrong of ['0', '1000', '1.5']) {
      await user.clear(field);
      await user.type(field, `${wrong}{Enter}`);
      expect(await screen.findByText('Un número entero de 1 a 999.')).toBeVisible();
    }
    expect(api.changes).toEqual([]);
    await user.clear(field);
    await user.type(field, '1{Enter}');
    await column('Doing, 2 tareas, límite 1, Excedido');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(api.calls('project', 'update').map(({ body }) => body)).toEqual([{ wipLimits: { Doing: 1 } }]);
    await press();
    await user.click(await screen.findByRole('button', { name: 'Sin límite' }));
    await column('Doing, 2 tareas');
    expect(board.project.wipLimits).toEqual({});
  });

  it('stays as it was when it could not be set, with the reason', async () => {
    const { board, user, api } = await open({ Doing: 3 });
    api.answer({ project: { update: () => refuse('forbidden') } });
    await user.click(screen.getByRole('button', { name: 'Límite de Doing' }));
    const field = await screen.findByLabelText('Tareas a lo sumo');
    expect(field).toHaveValue('3');
    await user.clear(field);
    await user.type(field, '9{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/\S/));
    await column('Doing, 2 tareas, límite 3');
    expect(board.project.wipLimits).toEqual({ Doing: 3 });
  });

  it('is set at the end of the strip on a phone, for the column that is shown (WIP-1)', async () => {
    setViewport({ width: 360, height: 740, pointer: 'coarse' });
    await open({ Doing: 1 });
    const strip = within(screen.getByRole('navigation', { name: 'Columnas del tablero' }));
    expect(strip.getByRole('button', { name: 'Doing, 2 tareas, límite 1, Excedido' })).toHaveTextContent(
      'Doing2/1Excedido',
    );
    expect(strip.getByRole('button', { name: 'Límite de Backlog' })).toBeVisible();
  });
});

describe('a change over a limit (WIP-4)', () => {
  it('is made, and reported by the notice that offers to undo it; a change within it is not reported', async () => {
    const { board, user } = await open({ Doing: 2, Testing: 2 }, { as: rosa });
    const move = async (title: string, to: string) => {
      await user.click(screen.getByRole('button', { name: title }));
      const page = within(await screen.findByRole('dialog', { name: title }));
      await user.selectOptions(page.getByLabelText('Estado'), to);
    };
    await move('a', 'Testing');
    expect(await screen.findByText('Tarea movida a Testing.')).toBeVisible();
    await user.keyboard('{Escape}');
    await move('b', 'Doing');
    expect(await screen.findByText('Tarea movida a Doing. Doing tiene 3 de 2.')).toBeVisible();
    expect(board.layout).toEqual({ Doing: ['c', 'd', 'b'], Testing: ['a'] });
  });

  it('is reported for new tasks too', async () => {
    const { user } = await open({ Doing: 2 });
    await user.click(screen.getByRole('button', { name: 'Agregar aquí: Doing' }));
    await user.type(await screen.findByLabelText('Título de una tarea nueva en Doing'), 'e{Enter}');
    expect(await screen.findByText('Tarea creada. Doing tiene 3 de 2.')).toBeVisible();
  });
});
