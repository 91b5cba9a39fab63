import { expect, it } from 'vitest';
import { FakeBoard, screen, setViewport, within } from '@/test/index.ts';

it('on a phone the tasks of the table are in the order of the board until one is chosen, and can be turned (BOARD-19)', async () => {
  setViewport({ width: 360, height: 740 });
  localStorage.setItem('taskViewMode', 'table');
  const board = new FakeBoard({ Backlog: ['b', 'c'], Doing: ['a'] });
  const { user, path } = await board.open({ search: '?vista=tabla' });
  const list = await screen.findByRole('list', { name: 'Gestión de Tareas' });
  const titles = () =>
    within(list)
      .getAllByRole('button', { name: /^Editar: / })
      .map((button) => button.getAttribute('aria-label')?.replace('Editar: ', ''));
  const by = screen.getByLabelText('Ordenar por');
  expect(by).toHaveDisplayValue('Sin ordenar');
  expect(screen.queryByRole('button', { name: /^Orden / })).toBeNull();
  expect(titles()).toEqual(['b', 'a', 'c']);

  await user.selectOptions(by, 'Título');
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(within(by).queryByRole('option', { name: 'Sin ordenar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Orden ascendente' }));
  expect(titles()).toEqual(['c', 'b', 'a']);
  expect(path()).toMatch(/\?.*(title|titulo)/);
});
