import { describe, expect, it } from 'vitest';
import { FakeBoard, screen, waitFor, within } from '@/test/index.ts';

const tabla = () => screen.getByRole('radio', { name: 'Tabla' });

describe('the view in the address (FIND-8)', () => {
  it('is there once it is chosen, beside the other parameters, and is remembered (FIND-8)', async () => {
    const { user, path } = await new FakeBoard({ Backlog: ['Pintar'] }).open({ search: '?priority=Medium' });
    await screen.findByRole('radiogroup', { name: 'Vista' });
    expect(path()).not.toContain('view=');
    await user.click(tabla());
    await waitFor(() => expect(path()).toMatch(/\?priority=Medium&view=table$/));
    expect(localStorage.getItem('taskViewMode')).toBe('table');
    await user.click(screen.getByRole('radio', { name: 'Kanban' }));
    await waitFor(() => expect(path()).toMatch(/view=kanban$/));
    expect(await screen.findByRole('article', { name: 'Pintar' })).toBeVisible();
  });

  it('opens from a link for a person who remembers another view, whose choice stays', async () => {
    localStorage.setItem('taskViewMode', 'kanban');
    const { path } = await new FakeBoard({ Backlog: ['Pintar'] }).open({ search: '?view=table' });
    expect(await screen.findByRole('heading', { name: 'Tareas (1 de 1)' })).toBeVisible();
    expect(tabla()).toBeChecked();
    expect(localStorage.getItem('taskViewMode')).toBe('kanban');
    expect(path()).toMatch(/\?view=table$/);
  });

  it('is there from the start where the remembered one is the table; an unknown view is ignored', async () => {
    localStorage.setItem('taskViewMode', 'table');
    const { path } = await new FakeBoard({ Backlog: ['Pintar'] }).open({ search: '?view=gantt' });
    expect(await screen.findByRole('heading', { name: 'Tareas (1 de 1)' })).toBeVisible();
    await waitFor(() => expect(path()).toMatch(/\?view=table$/));
  });

  it('is the Kanban where storage has neither of the two (FIND-8)', async () => {
    localStorage.setItem('taskViewMode', 'gantt');
    await new FakeBoard({ Backlog: ['Pintar'] }).open();
    expect(await screen.findByRole('article', { name: 'Pintar' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Kanban' })).toBeChecked();
  });
});

describe('the card whose page is open (PANEL-2)', () => {
  it('is the current one, until another is', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const { user } = await board.open({ search: `?task=${board.task('a').id}` });
    const title = async (name: string) =>
      within(await screen.findByRole('article', { name })).getByRole('button', { name });
    expect(await title('a')).toHaveAttribute('aria-current', 'true');
    expect(await title('b')).not.toHaveAttribute('aria-current');
    await user.click(await title('b'));
    await waitFor(async () => expect(await title('b')).toHaveAttribute('aria-current', 'true'));
    expect(await title('a')).not.toHaveAttribute('aria-current');
  });
});

describe('going on from a page (PANEL-9)', () => {
  it('keeps to the filtered tasks, also from a task that the filter hides', async () => {
    const board = new FakeBoard(
      {},
      {
        tasks: [
          { title: 'uno', priority: 'High' },
          { title: 'dos', priority: 'Low' },
          { title: 'tres', priority: 'High' },
        ],
      },
    );
    const { user } = await board.open({ search: `?priority=High&task=${board.task('dos').id}` });
    const page = (name: string) => screen.findByRole('dialog', { name });
    await user.click(within(await page('dos')).getByRole('button', { name: 'Tarea siguiente' }));
    const third = within(await page('tres'));
    expect(third.getByRole('button', { name: 'Tarea siguiente' })).toBeDisabled();
    await user.click(third.getByRole('button', { name: 'Tarea anterior' }));
    expect(within(await page('uno')).getByRole('button', { name: 'Tarea anterior' })).toBeDisabled();
  });
});
