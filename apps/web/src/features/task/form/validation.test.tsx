import { describe, expect, it } from 'vitest';
import {
  FakeBoard,
  fieldOf,
  openNewTask,
  pressSave,
  saveTask,
  screen,
  tagsOf,
  waitFor,
  within,
} from '@/test/index.ts';

/** The form of a new task on an empty board. */
async function newTask() {
  const board = new FakeBoard();
  const visit = await board.open();
  return { ...visit, visit, board, form: await openNewTask(visit) };
}

describe('the limits of the task form (TASK-3, TASK-4)', () => {
  it('requires a title', async () => {
    const { visit, fill, api, form, board } = await newTask();
    const title = fieldOf(form, 'Título');

    for (const blank of ['', '   ']) {
      await fill(title, blank);
      await pressSave(visit, form);
      expect(title).toHaveAccessibleDescription('El título es obligatorio.');
      expect(title).toHaveFocus();
    }
    expect(api.changes).toEqual([]);

    await fill(title, 'Pintar');
    await saveTask(visit, form);
    expect(board.layout).toEqual({ Backlog: ['Pintar'] });
  });

  it('takes estimated hours as an integer, minimum 0; non-integer input becomes 0', async () => {
    const { user, fill, form, board } = await newTask();
    const hours = fieldOf(form, 'Horas estimadas');

    for (const text of ['2.5', '-3', 'ocho', '', '1e3']) {
      await fill(hours, text);
      await user.click(fieldOf(form, 'Título'));
      expect(hours, text).toHaveValue('0');
    }
    // Enter in the field itself submits before the field is left: the 0 is seen before it is saved (FORM-17).
    await fill(fieldOf(form, 'Título'), 'Media hora');
    await fill(hours, '0.5');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(hours).toHaveValue('0'));
    expect(hours).toHaveAccessibleDescription('Solo horas enteras: ahora dice 0.');
    expect(board.layout).toEqual({});
    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Media hora' });
    expect(form).not.toBeInTheDocument();
    expect(board.task('Media hora').estimatedHours).toBe(0);
  });

  it('refuses more hours than the server takes at the field, in words', async () => {
    const { visit, fill, api, form, board } = await newTask();
    await fill(fieldOf(form, 'Título'), 'Catedral');
    await fill(fieldOf(form, 'Horas estimadas'), '100001');
    await pressSave(visit, form);
    expect(fieldOf(form, 'Horas estimadas')).toHaveAccessibleDescription('A lo sumo 100000 horas.');
    expect(api.changes).toEqual([]);

    await fill(fieldOf(form, 'Horas estimadas'), '100000');
    await saveTask(visit, form);
    expect(board.task('Catedral').estimatedHours).toBe(100_000);
  });

  it('trims a tag, which must be non-empty and no duplicate', async () => {
    const { visit, user, fill, form, board } = await newTask();
    const tags = fieldOf(form, 'Tags');
    await fill(fieldOf(form, 'Título'), 'Pintar');

    await user.type(tags, '  obra  {Enter}');
    expect(tagsOf(form)).toEqual(['obra']);
    await user.type(tags, '   ,');
    await user.type(tags, ' obra {Enter}');
    expect(tags).toHaveValue('');
    expect(tagsOf(form)).toEqual(['obra']);

    await saveTask(visit, form);
    expect(board.task('Pintar').tags).toEqual(['obra']);
  });

  it('sends the due date as an ISO date-time, or omits it when empty', async () => {
    const { visit, user, fill, api, form } = await newTask();
    await fill(fieldOf(form, 'Título'), 'Con fecha');
    // The typed text counts with the Enter that saves, too.
    await fill(fieldOf(form, 'Fecha de vencimiento'), '31/12/2026');
    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Con fecha' });
    const undated = await openNewTask(visit);
    await fill(fieldOf(undated, 'Título'), 'Sin fecha');
    await saveTask(visit, undated);

    expect(api.calls('task', 'create').map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: 'Con fecha', dueDate: '2026-12-31T06:00:00.000Z' }),
      expect.not.objectContaining({ dueDate: expect.anything() }),
    ]);
  });

  it('lets the due date be chosen from a calendar', async () => {
    const { visit, user, fill, api, form } = await newTask();
    await fill(fieldOf(form, 'Título'), 'Pintar');
    await fill(fieldOf(form, 'Fecha de vencimiento'), '15/12/2026');
    await user.click(within(form).getByRole('button', { name: 'Elegir la fecha' }));
    const calendar = await screen.findByRole('dialog', { name: 'Elegir la fecha' });
    expect(await within(calendar).findByRole('grid')).toBeVisible();
    await user.click(within(calendar).getByRole('button', { name: /18 de diciembre/ }));
    expect(calendar).not.toBeInTheDocument();
    expect(fieldOf(form, 'Fecha de vencimiento')).toHaveValue('18/12/2026');
    await saveTask(visit, form);
    expect(api.calls('task', 'create')).toMatchObject([{ body: { dueDate: '2026-12-18T06:00:00.000Z' } }]);
  });

  it('refuses a title or description longer than the server takes at the field, in words', async () => {
    const { visit, fill, api, form } = await newTask();
    await fill(fieldOf(form, 'Título'), 'x'.repeat(201));
    await fill(fieldOf(form, 'Descripción'), 'x'.repeat(5_001));
    await pressSave(visit, form);
    expect(fieldOf(form, 'Título')).toHaveAccessibleDescription('A lo sumo 200 caracteres. 201/200');
    expect(fieldOf(form, 'Descripción')).toHaveAccessibleDescription('A lo sumo 5000 caracteres. 5001/5000');
    expect(api.changes).toEqual([]);
  });
});
