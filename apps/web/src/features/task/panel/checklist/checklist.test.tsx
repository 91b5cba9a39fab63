import { describe, expect, it } from 'vitest';
import { FakeBoard, findLeaveQuestion, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const steps = (...texts: string[]) => texts.map((text) => ({ text, done: false }));
const page = (title = 'Pintar') => screen.findByRole('dialog', { name: title });
const field = async () => within(await page()).findByRole('textbox', { name: 'Añadir un paso' });
const shown = () =>
  within(screen.getByRole('list', { name: 'Pasos' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => (checked ? 'x' : '-'));

function open(board: FakeBoard, options: Parameters<FakeBoard['open']>[0] = {}) {
  return board.open({ search: `?task=${board.task('Pintar').id}`, ...options });
}

describe('adding items (CHECK-6)', () => {
  it('starts with an empty list, continues with Enter, and takes each pasted line as an item', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user, api } = await open(board);
    const add = await field();
    expect(screen.queryByRole('list', { name: 'Pasos' })).not.toBeInTheDocument();
    await user.click(add);
    await user.keyboard('Lijar{Enter}Lavar{Enter}');
    expect(add).toHaveFocus();
    expect(add).toHaveValue('');
    await user.paste('Primera mano\n\n Segunda mano \n');
    await waitFor(() =>
      expect(board.checklist('Pintar')).toEqual(['- Lijar', '- Lavar', '- Primera mano', '- Segunda mano']),
    );
    expect(api.calls('checklist', 'add')).toHaveLength(3);
    await waitFor(() => expect(shown()).toHaveLength(4));
  });

  it('returns the text that could not be added, and says so', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await open(board, {
      api: { checklist: { ...board.answers.checklist, add: () => refuse('internal') } },
    });
    const add = await field();
    await user.type(add, 'Lijar{Enter}');
    await screen.findByText('La lista no se pudo cambiar. Vuelve a estar como en el servidor.');
    await waitFor(() => expect(add).toHaveValue('Lijar'));
    expect(screen.queryByRole('list', { name: 'Pasos' })).not.toBeInTheDocument();
  });

  it('returns as many lines as were pasted, with the reason, and adds none of them', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user, api, fill } = await open(board);
    const add = await field();
    const lines = Array.from({ length: 300 }, (_, at) => `Paso ${at + 1}`);
    await user.click(add);
    await user.paste(lines.join('\n'));
    expect(add).toHaveValue(lines.join('\n'));
    expect(add).toHaveAccessibleDescription(/^Una lista tiene a lo sumo 100 pasos; aquí hay 300 más\./);
    // After the correction, Enter adds the rest.
    await fill(add, 'Paso 1\nPaso 2');
    await waitFor(() => expect(board.checklist('Pintar')).toEqual(['- Paso 1', '- Paso 2']));

    const long = 'x'.repeat(201);
    await user.paste(`Lijar\n${long}`);
    expect(add).toHaveValue(`Lijar\n${long}`);
    expect(add).toHaveAccessibleDescription(/^El paso 2 tiene más de 200 caracteres\./);
    expect(api.calls('checklist', 'add')).toHaveLength(1);
  });
});

describe('a typed text that is not added yet (FORM-1)', () => {
  it.each(['Añadir un paso', 'Nueva subtarea'])(
    'in %s is asked about before its page is left',
    async (name) => {
      const board = new FakeBoard({ Backlog: ['Pintar', 'Lijar'] });
      const { user } = await open(board);
      const typed = await within(await page()).findByRole('textbox', { name });
      await user.type(typed, 'Lavar');
      await user.click(within(await page()).getByRole('button', { name: 'Cerrar' }));
      await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Seguir editando' }));
      expect(typed).toHaveValue('Lavar');
      await user.click(within(await page()).getByRole('button', { name: 'Tarea siguiente' }));
      await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
      expect(await page('Lijar')).toBeVisible();
    },
  );
});

describe('changes of items (CHECK-6)', () => {
  it('ticks by keyboard, saves a text on leaving it, and removes', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    board.writeChecklist('Pintar', steps('Lijar', 'Lavar'));
    const { user } = await open(board);
    const box = await screen.findByRole('checkbox', { name: 'Lijar' });
    box.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(board.checklist('Pintar')).toEqual(['x Lijar', '- Lavar']));
    const text = screen.getByRole('textbox', { name: 'Texto de Lavar' });
    await user.clear(text);
    await user.type(text, 'Lavar bien');
    await user.tab();
    await waitFor(() => expect(board.checklist('Pintar')).toEqual(['x Lijar', '- Lavar bien']));
    // One line, both typed and pasted, although it wraps.
    const again = await screen.findByRole('textbox', { name: 'Texto de Lavar bien' });
    await user.clear(again);
    await user.click(again);
    await user.paste('Lavar\nmuy bien');
    expect(again).toHaveValue('Lavar muy bien');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(board.checklist('Pintar')).toEqual(['x Lijar', '- Lavar muy bien']));
    await user.click(await screen.findByRole('button', { name: 'Quitar Lijar' }));
    await waitFor(() => expect(board.checklist('Pintar')).toEqual(['- Lavar muy bien']));
    await waitFor(() => expect(shown()).toEqual(['-']));
  });

  it('are taken back with a sentence when they fail', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    board.writeChecklist('Pintar', steps('Lijar'));
    const { user } = await open(board, {
      api: { checklist: { ...board.answers.checklist, tick: () => refuse('internal') } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Lijar' }));
    await screen.findByText('La lista no se pudo cambiar. Vuelve a estar como en el servidor.');
    await waitFor(() => expect(shown()).toEqual(['-']));
  });

  it('says when the items could not be loaded, and loads them again', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    board.writeChecklist('Pintar', steps('Lijar'));
    const { user, api } = await open(board, {
      api: { checklist: { ...board.answers.checklist, read: () => refuse('internal') } },
    });
    await screen.findByText('No se pudo cargar la lista.');
    api.answer(board.answers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('checkbox', { name: 'Lijar' });
  });
});

it('the items of others show as they come, and the card shows the number of finished ones (CHECK-4)', async () => {
  const board = new FakeBoard({ Backlog: ['Pintar'] });
  await open(board);
  await field();
  board.writeChecklist('Pintar', [...steps('Lijar'), { text: 'Lavar', done: true }]);
  await screen.findByRole('checkbox', { name: 'Lavar' });
  expect(shown()).toEqual(['-', 'x']);
  expect((await screen.findAllByText('1 de 2 pasos hechos')).length).toBeGreaterThan(0);
});

it('people who may only move the task can tick, and change nothing else (CHECK-3)', async () => {
  const elena = person('employee');
  const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [elena] });
  board.writeChecklist('Pintar', steps('Lijar'));
  const { user } = await open(board, { as: elena });
  await user.click(await screen.findByRole('checkbox', { name: 'Lijar' }));
  await waitFor(() => expect(board.checklist('Pintar')).toEqual(['x Lijar']));
  expect(screen.queryByRole('textbox', { name: 'Añadir un paso' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Quitar Lijar' })).not.toBeInTheDocument();
});
