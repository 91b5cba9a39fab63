import type { FieldError } from '@faena/shared/errors';
import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  openNewTask,
  pressSave,
  refuse,
  saveTask,
  screen,
  within,
} from '@/test/index.ts';

const FAILED = 'Error al guardar la tarea. Verifique que todos los campos sean válidos.';

const findFailure = () => screen.findByRole('alertdialog', { name: FAILED });

/** The titles of the cards of a column, from top to bottom. */
async function cardsOf(column: string): Promise<(string | null)[]> {
  const region = await screen.findByRole('region', { name: new RegExp(`^${column}, `) });
  return within(region)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
}

describe('saving a task (TASK-9)', () => {
  it("says 'Guardando...' meanwhile; nothing can be changed or sent twice", async () => {
    const board = new FakeBoard();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const create = board.answers.task?.create;
    const visit = await board.open({
      api: { task: { create: (call) => held.then(() => create?.(call) ?? refuse('internal')) } },
    });
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await pressSave(visit, form);

    const saving = await within(form).findByRole('button', { name: 'Guardando...' });
    expect(fieldOf(form, 'Título')).toBeDisabled();
    saving.focus();
    await visit.user.keyboard('{Control>}{Enter}{/Control}');
    expect(saving).toBeVisible();
    expect(visit.api.changes).toEqual(['task.create']);

    answer();
    await expectGone(form);
    expect(await cardsOf('Backlog')).toEqual(['Pintar']);
  });

  it(`alerts '${FAILED}' when it fails; the typed values stay`, async () => {
    const board = new FakeBoard();
    const visit = await board.open({ api: { task: { create: () => refuse('internal', 'Broken') } } });
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await visit.user.type(fieldOf(form, 'Tags'), 'obra');
    await visit.user.keyboard('{Control>}{Enter}{/Control}');

    const alert = await findFailure();
    expect(visit.reports()).toMatchObject([{ code: 'internal' }]);
    await visit.user.keyboard('{Enter}');
    await expectGone(alert);
    expect(fieldOf(form, 'Título')).toHaveValue('Pintar');
    expect(within(form).getByRole('button', { name: 'Quitar obra' })).toBeVisible();
    // The focus is at its former place.
    expect(fieldOf(form, 'Tags')).toHaveFocus();

    visit.api.answer(board.answers);
    await saveTask(visit, form);
    expect(board.task('Pintar')).toMatchObject({ tags: ['obra'] });
  });

  it('shows a refusal of the server at its field, too', async () => {
    const board = new FakeBoard();
    const errors: FieldError[] = [
      {
        path: 'body.assignedTo',
        message: 'Every assignee must be a member of the project.',
        reason: 'assignee_not_a_member',
      },
    ];
    const visit = await board.open({
      api: { task: { create: () => refuse('validation_failed', 'Invalid.', { errors }) } },
    });
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await pressSave(visit, form);
    const alert = await findFailure();
    await visit.user.keyboard('{Enter}');
    await expectGone(alert);
    expect(fieldOf(form, 'Asignar a')).toHaveAccessibleDescription(/Alguien ya no está en el proyecto\./);
    expect(board.tasks).toEqual([]);
  });
});

describe('a task is created in its column by one request (NET-10)', () => {
  it('in Doing', async () => {
    const board = new FakeBoard({ Doing: ['a'] });
    const visit = await board.open({ search: '?task=new&column=Doing' });
    const form = await findTaskForm();
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await saveTask(visit, form);

    expect(await cardsOf('Doing')).toEqual(['a', 'Pintar']);
    expect(visit.api.changes).toEqual(['task.create']);
    expect(visit.api.calls('task', 'create')[0]?.body).toMatchObject({ status: 'Doing' });
    expect(board.layout).toEqual({ Doing: ['a', 'Pintar'] });
  });

  it('in Backlog', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await board.open();
    const form = await openNewTask(visit);
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await saveTask(visit, form);

    expect(await cardsOf('Backlog')).toEqual(['a', 'Pintar']);
    expect(visit.api.changes).toEqual(['task.create']);
  });

  it('an unknown column means Backlog', async () => {
    const board = new FakeBoard();
    const visit = await board.open({ search: '?task=new&column=Waiting' });
    const form = await findTaskForm();
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await saveTask(visit, form);
    expect(await cardsOf('Backlog')).toEqual(['Pintar']);
    expect(board.layout).toEqual({ Backlog: ['Pintar'] });
  });

  it('a failed task that is sent again unchanged has the key of the first try', async () => {
    const board = new FakeBoard();
    const visit = await board.open({
      search: '?task=new&column=Done',
      api: { task: { create: () => refuse('internal', 'Broken') } },
    });
    const form = await findTaskForm();
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await pressSave(visit, form);
    const alert = await findFailure();
    await visit.user.keyboard('{Enter}');
    await expectGone(alert);

    visit.api.answer(board.answers);
    await saveTask(visit, form);
    expect(board.layout).toEqual({ Done: ['Pintar'] });
    const [first, second] = visit.api.calls('task', 'create');
    expect(second).toEqual(first);
    expect(visit.api.changes).toEqual(['task.create', 'task.create']);
    const [key] = visit.api.keys;
    expect(visit.api.keys).toEqual([key, key]);
  });
});
