import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  act,
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  newId,
  project,
  refuse,
  screen,
  waitFor,
} from '@/test/index.ts';

describe('the form of a task opens by link (TASK-9)', () => {
  it('the address follows, and the back button closes it', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const plain = `/projects/${board.project._id}`;
    const linked = `?edit=${board.task('Pintar').id}`;
    const { user, path } = await board.open({ search: linked });
    const form = await findTaskForm('Editar Tarea');
    expect(fieldOf(form, 'Título')).toHaveValue('Pintar');
    await user.keyboard('{Escape}');
    await expectGone(form);
    await waitFor(() => expect(path()).toBe(plain));

    await user.click(screen.getByRole('button', { name: 'Editar: Pintar' }));
    const again = await findTaskForm('Editar Tarea');
    expect(path()).toBe(`${plain}${linked}`);
    act(() => window.history.back());
    await expectGone(again);
    act(() => window.history.forward());
    expect(fieldOf(await findTaskForm('Editar Tarea'), 'Título')).toHaveValue('Pintar');
  });

  it('says that a task is gone, and keeps the board', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const { path } = await board.open({ search: `?edit=${newId()}` });
    expect(await screen.findByText('La tarea ya no existe.')).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/projects/${board.project._id}`));
    expect(screen.getByRole('article', { name: 'a' })).toBeVisible();
  });

  it.each([
    ['at once', 0],
    ['later than the answer', 30],
  ])(
    'says so only after the server does, if a board seen before lacks the task (screens are drawn %s)',
    async (_when, ms) => {
      notifyManager.setScheduler((draw) => setTimeout(draw, ms));
      onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
      const board = new FakeBoard({ Backlog: ['a'] });
      const other = project({ company_id: board.company._id, name: 'Otro' });
      const both = { list: () => [board.project, other] };
      const visit = await board.open({
        api: {
          project: {
            ...board.answers.project,
            ...both,
            get: ({ params: { id } }) =>
              [board.project, other].find(({ _id }) => _id === id) ?? refuse('not_found'),
          },
        },
      });
      await screen.findByRole('article', { name: 'a' });
      await visit.goTo(`/projects/${other._id}`);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Otro$/));

      const { id } = board.create({ title: 'Pintar' });
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      visit.api.answer({ task: { board: () => held.then(() => board.tasks) } });
      const asked = visit.api.calls('task', 'board').length;
      const linked = `/projects/${board.project._id}?edit=${id}`;
      await visit.goTo(linked);
      await waitFor(() => expect(visit.api.calls('task', 'board').length).toBeGreaterThan(asked));
      // The former tasks show meanwhile, and no notice yet.
      expect(screen.getByRole('article', { name: 'a' })).toBeVisible();
      expect(visit.path()).toBe(linked);
      expect(screen.queryByText('La tarea ya no existe.')).not.toBeInTheDocument();
      answer();

      expect(fieldOf(await findTaskForm('Editar Tarea'), 'Título')).toHaveValue('Pintar');
      expect(screen.queryByText('La tarea ya no existe.')).not.toBeInTheDocument();
    },
  );
});
